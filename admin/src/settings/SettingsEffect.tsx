import { money } from '@haulway/frontend/kit/format/money.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormDataConsumer, useRecordContext } from 'react-admin';
import { NumbersTable } from '../ui/NumbersTable';

/** In dollars: what a deal of this price comes to is shown as an example. */
const PRICE = 1_000;
const DAYS_LATE = 2;
const COLUMNS = ['Now', 'Then'];

type Values = Readonly<Record<string, unknown>>;

const numberOf = (values: Values, field: string) => Number(values[field] ?? 0);
/** Dollars, from whole cents as the server counts them. */
const shareOf = (percent: number) => Math.round(PRICE * percent) / 100;
const hours = (count: number) => (count >= 48 && count % 24 === 0 ? `${count / 24} days` : `${count} hours`);
const inHours = (field: string) => (values: Values) => hours(numberOf(values, field));

/** A field, and what it leads to in words; what has none only says that it changes. */
const EFFECTS: readonly [field: string, label: string, says?: (values: Values) => string][] = [
  [
    'platformFeePercent',
    'Platform fee',
    (values) => {
      const percent = numberOf(values, 'platformFeePercent');
      return `${percent}%: of ${money(PRICE)} the carrier gets ${money(PRICE - shareOf(percent))}`;
    },
  ],
  ['paymentWindowHours', 'Time to pay', inHours('paymentWindowHours')],
  ['bookNowPaymentHours', 'Time to pay after book now', inHours('bookNowPaymentHours')],
  ['autoReleaseHours', 'Released after delivery', inHours('autoReleaseHours')],
  ['claimWindowHours', 'Time to open a claim', inHours('claimWindowHours')],
  ['noShowHours', 'No-show after the pickup day', inHours('noShowHours')],
  ['codeReleases', 'Release code', (values) => (values['codeReleases'] ? 'Confirms the delivery' : 'Not used')],
  ['freeCancelHours', 'Free cancellation ends before the pickup', inHours('freeCancelHours')],
  [
    'lateCancelPercent',
    'Cancelled late',
    (values) => `The carrier gets ${money(shareOf(numberOf(values, 'lateCancelPercent')))} of ${money(PRICE)}`,
  ],
  ['delayPercentPerDay', 'Delivered late', late],
  ['delayMaxPercent', 'Most for a delay', (values) => `${numberOf(values, 'delayMaxPercent')}%`],
  ['twoPersonAbove', 'Two operators', (values) => `Above ${money(numberOf(values, 'twoPersonAbove'))}`],
  ['supportPhone', 'Support phone', (values) => String(values['supportPhone'] ?? '') || 'As the server was started'],
  ['protectionPlans', 'Protection plans'],
  ['factsToBeAccepted', 'Facts before a quote is accepted'],
];

function late(values: Values): string {
  const percent = Math.min(DAYS_LATE * numberOf(values, 'delayPercentPerDay'), numberOf(values, 'delayMaxPercent'));
  return `${DAYS_LATE} days: ${money(shareOf(percent))} of ${money(PRICE)} goes back`;
}

/** What the form would change, and what that leads to on a deal of $1,000, before it is saved. */
export function SettingsEffect() {
  return <FormDataConsumer>{({ formData }) => <Changes then={formData as Values} />}</FormDataConsumer>;
}

function Changes({ then }: { then: Values }) {
  const now: Values = useRecordContext() ?? {};
  const changed = EFFECTS.filter(([field]) => JSON.stringify(then[field]) !== JSON.stringify(now[field]));
  if (changed.length === 0) return null;
  return (
    <Box sx={{ width: '100%', mt: 1.5 }}>
      <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
        What changes
      </Typography>
      <NumbersTable
        title="What changes"
        head="Setting"
        columns={COLUMNS}
        rows={changed.map(([, label, says]) => ({
          name: label,
          cells: [says?.(now) ?? 'As it is', says?.(then) ?? 'Changed above'],
        }))}
        isWords
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Deals already agreed keep what they were agreed on.
      </Typography>
    </Box>
  );
}

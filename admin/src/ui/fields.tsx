import { type Labels, PAYMENT_LABELS, type PaymentStatus } from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { StatusBadge, PaymentBadge } from '@haulway/frontend/kit/ui/StatusBadge.tsx';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  DateField,
  type FieldProps,
  NumberField,
  type NumberFieldProps,
  ReferenceField,
  TextArrayField,
  type TextArrayFieldProps,
  TextField,
  useFieldValue,
} from 'react-admin';
import { faultWords } from './faultWords';
import { oneLine } from './oneLine';
import { NOTHING, Prose } from './Prose';

const THIS_YEAR = new Date().getFullYear();

/** Several short texts; a dash for none. */
export function Texts(props: TextArrayFieldProps) {
  return <TextArrayField emptyText={NOTHING} {...props} />;
}

/** A number that is no amount; a dash for none. */
export function Count(props: NumberFieldProps) {
  return <NumberField emptyText={NOTHING} {...props} />;
}

/** An amount of US dollars with cents. */
export function Money(props: FieldProps) {
  return (
    <NumberField {...props} locales="en-US" options={{ style: 'currency', currency: 'USD' }} emptyText={NOTHING} />
  );
}

/** An instant in local time, with its year if that is not this one; in UTC on hover. */
export function When(props: FieldProps) {
  return <InstantOf {...props} />;
}

/** An instant by which something has to be done: with the time zone, for whoever is told it elsewhere. */
export function Until(props: FieldProps) {
  return <InstantOf {...props} timeZoneName="short" />;
}

function InstantOf({ timeZoneName, ...props }: FieldProps & { timeZoneName?: 'short' }) {
  const instant = useFieldValue(props) as string | null | undefined;
  const isThisYear = instant ? new Date(instant).getFullYear() === THIS_YEAR : true;
  return (
    <DateField
      {...props}
      showTime
      locales="en-US"
      options={{
        ...(isThisYear ? {} : { year: 'numeric' }),
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        ...(timeZoneName ? { timeZoneName } : {}),
      }}
      emptyText={NOTHING}
      title={instant ? `${instant} (UTC)` : undefined}
      sx={{ whiteSpace: 'nowrap' }}
    />
  );
}

/** A calendar day, which no time zone moves. */
export function Day(props: FieldProps) {
  return (
    <DateField
      {...props}
      locales="en-US"
      options={{ timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }}
      emptyText={NOTHING}
      sx={{ whiteSpace: 'nowrap' }}
    />
  );
}

/** The status of a shipment or a quote. */
export function Status(props: FieldProps) {
  const status = useFieldValue(props) as string | undefined;
  return status ? (
    <Narrow>
      <StatusBadge status={status} />
    </Narrow>
  ) : (
    NOTHING
  );
}

/** A payment's status in the user app's words. */
export function PaymentState(props: FieldProps) {
  const status = useFieldValue(props) as string | undefined;
  return status && status in PAYMENT_LABELS ? (
    <Narrow>
      <PaymentBadge status={status as PaymentStatus} />
    </Narrow>
  ) : (
    NOTHING
  );
}

// The badges are sized for the user app's spacing of 4. In a card, half as wide as a phone, a long one takes two lines.
function Narrow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'inline-flex',
        // On the baseline of words beside it, it would make the row higher.
        verticalAlign: 'middle',
        maxWidth: '100%',
        '& > span': { px: 1, gap: 0.5 },
        'td & > span': { height: 22, minHeight: 0 },
        'dd & > span, .RaLabeled-label ~ & > span': {
          whiteSpace: 'normal',
          height: 'auto',
          minHeight: 26,
          py: 0.25,
          lineHeight: 1.25,
        },
        '& svg': { flexShrink: 0 },
      }}
    >
      {children}
    </Box>
  );
}

/** A phone number that can be called. */
export function Phone(props: FieldProps) {
  const phone = useFieldValue(props) as string | null | undefined;
  return phone ? <MuiLink href={`tel:${phone}`}>{phone}</MuiLink> : NOTHING;
}

/** A city and its state. */
export function Place(props: FieldProps) {
  return <TextField {...props} sx={oneLine(130, 105)} />;
}

/** An address or a name of any length. */
export function Short(props: FieldProps) {
  return <TextField {...props} sx={oneLine(260, 230, 160)} />;
}

/** A stored word, such as a kind or a state, written for people. */
export function Word(props: FieldProps) {
  const value = useFieldValue(props) as string | null | undefined;
  return (
    <Typography component="span" variant="body2">
      {value ? sentence(spaced(value)) : NOTHING}
    </Typography>
  );
}

/** A stored word, or several, by their labels; one that the console does not know yet is written out. */
export function Labelled({ labels, ...props }: FieldProps & { labels: Labels }) {
  const value = useFieldValue(props) as string | readonly string[] | null | undefined;
  const told = [value ?? []].flat().map((word) => labels[word] ?? sentence(spaced(word)));
  return (
    <Typography component="span" variant="body2">
      {told.join(', ') || NOTHING}
    </Typography>
  );
}

/** With spaces for hyphens. */
const spaced = (word: string) => word.replaceAll('-', ' ');

/** The state of something the program does on its own; states that need a person stand out. */
export function WorkState(props: FieldProps) {
  const value = useFieldValue(props) as string | undefined;
  if (!value) return NOTHING;
  const needsAttention = ['failed', 'parked', 'needs_attention', 'blocked'].includes(value);
  const colors = needsAttention
    ? { bgcolor: 'haulway.danger', color: 'haulway.onDanger' }
    : { bgcolor: 'haulway.neutral', color: 'haulway.onNeutral' };
  return <Chip size="small" label={sentence(value)} sx={colors} />;
}

/** A provider's id or code, in full and easy to copy. */
export function Code(props: FieldProps) {
  const value = useFieldValue(props) as string | null | undefined;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        fontFamily: 'monospace',
        overflowWrap: 'anywhere',
        // A short one stays in one piece, however narrow its column.
        'td &': value && value.length > 20 ? { display: 'inline-block', minWidth: 168 } : { whiteSpace: 'nowrap' },
      }}
    >
      {value ?? NOTHING}
    </Typography>
  );
}

/** Text as it was typed, with its line breaks. */
export function LongText(props: FieldProps) {
  return <Prose text={useFieldValue(props) as string | null | undefined} />;
}

/** Why something failed, as a sentence; the raw text behind it. */
export function Fault(props: FieldProps) {
  const fault = faultWords(useFieldValue(props) as string | null | undefined);
  if (!fault) return NOTHING;
  if (!fault.raw) return <Prose text={fault.words} />;
  return (
    <Box component="details" sx={{ typography: 'body2', maxWidth: '68ch', 'td &': { minWidth: 200 } }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {fault.words}
      </Box>
      <Box sx={{ fontFamily: 'monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}>{fault.raw}</Box>
    </Box>
  );
}

/** A link to the user, shipment, quote or payment whose id the field holds. */
export function LinkTo({ to, source }: { to: 'users' | 'shipments' | 'quotes' | 'payments'; source: string }) {
  return (
    <ReferenceField
      source={source}
      reference={to}
      link="show"
      emptyText={NOTHING}
      sx={to === 'users' ? oneLine(150, 105) : oneLine(220, 150)}
    />
  );
}

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { explain } from '../../kit/api/errors';
import { NEWS_LABELS } from '../../kit/format/news';
import { hidden } from '../../kit/ui/hidden';
import { ErrorState } from '../../kit/ui/States';
import { toast } from '../../kit/ui/toasts';
import { useMe } from '../../session/session';
import { usePreferences, useSetPreference, type Channel, type PreferenceKind } from './preferences';

/** Emails about money cannot be turned off; the server refuses that. */
const kinds: { kind: PreferenceKind; text: string; mailStays?: true; for?: 'carriers' | 'operators' }[] = [
  { kind: 'quote', text: 'New, accepted, declined or withdrawn' },
  { kind: 'shipment', text: 'Picked up, delivered, cancelled' },
  { kind: 'reminder', text: 'Before a deadline to pay, claim or accept, and before a pickup' },
  { kind: 'load', text: 'New ones for your trips and saved searches', for: 'carriers' },
  { kind: 'message', text: 'When you have an unread one' },
  { kind: 'review', text: 'When someone reviews you' },
  { kind: 'desk', text: 'New tickets and checks, for operators', for: 'operators' },
  { kind: 'payment', text: 'Held, released, refunded', mailStays: true },
  { kind: 'claim', text: 'Opened, answered, decided', mailStays: true },
];

const channels: { channel: Channel; label: string }[] = [
  { channel: 'inApp', label: 'In the app' },
  { channel: 'mail', label: 'By email' },
  { channel: 'push', label: 'On phones' },
];

/** What the user is notified about, as a table of checkboxes, each saved as soon as it is changed. */
export function NotificationChoices() {
  const { data, isPending, isError, error, refetch } = usePreferences();
  const set = useSetPreference();
  const { isCarrier, isAdmin } = useMe();
  const isFor = { carriers: isCarrier, operators: isAdmin };
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (isError)
    return (
      <ErrorState error={error} onRetry={() => void refetch()} text="Your notification settings could not be loaded." />
    );
  const change = (kind: PreferenceKind, channel: Channel, on: boolean) =>
    set.mutate(
      { kind, channel, on },
      {
        onError: (failure) =>
          toast({ title: 'Not saved', description: explain(failure, 'Please try again.'), variant: 'destructive' }),
      },
    );
  return (
    <>
      <Box
        component="table"
        sx={{
          width: '100%',
          // Long words break in large text, or the boxes would leave the screen.
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': { borderTop: '1px solid', borderColor: 'divider', py: 1.5, textAlign: 'left', fontWeight: 400 },
          '& thead th': { borderTop: 0, fontSize: 14, fontWeight: 600 },
          '& .box': { textAlign: 'center', width: { xs: 60, sm: 88 } },
        }}
      >
        <Box component="caption" sx={hidden}>
          What we notify you about
        </Box>
        <thead>
          <tr>
            <th scope="col">About</th>
            {channels.map(({ channel, label }) => (
              <th key={channel} scope="col" className="box">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds
            .filter((each) => !each.for || isFor[each.for])
            .map(({ kind, text, mailStays }) => (
              <tr key={kind}>
                <th scope="row">
                  <Typography sx={{ fontWeight: 600 }}>{NEWS_LABELS[kind]}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {text}
                  </Typography>
                </th>
                {channels.map(({ channel, label: by }) => (
                  <td key={channel} className="box">
                    <Checkbox
                      checked={data[kind][channel]}
                      disabled={channel === 'mail' && mailStays === true}
                      onChange={(_event, on) => change(kind, channel, on)}
                      slotProps={{ input: { 'aria-label': `${NEWS_LABELS[kind]}: ${by.toLowerCase()}` } }}
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        We email you only if you have not read the notification in the app. We always email you about payments and
        claims, because they are about your money.
      </Typography>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { explain } from '../../kit/api/errors';
import { dayAndTime } from '../../kit/format/dates';
import { lazy } from '../../kit/ui/lazy';
import { ErrorState } from '../../kit/ui/States';
import { toast } from '../../kit/ui/toasts';
import { ListLine, ListLines } from './ListLines';
import { type Hindrance, hindranceHere, NotAllowed, usePush, useTestPush, useTurnOffPush, useTurnOnPush } from './push';

const HomeScreenSheet = lazy(() => import('../../kit/ui/HomeScreenSheet'));

const HINDRANCES: Record<Hindrance, string> = {
  'home screen':
    'On an iPhone or iPad, Haulway can notify you once it is on your home screen: tap Share, then Add to Home Screen. Open it from there and turn this on.',
  'none here': 'This browser cannot show notifications.',
  blocked: 'Notifications from Haulway are blocked in this browser. Allow them in its settings for this site first.',
};

/** Notifications on this phone or in this browser, which asks before it shows any; and the other ones that get them. */
export function PushSwitch() {
  const { list, current, isPending } = usePush();
  const turnOn = useTurnOnPush(list.data?.publicKey);
  const turnOff = useTurnOffPush();
  const hindrance = hindranceHere();
  if (list.isError)
    return (
      <ErrorState
        error={list.error}
        onRetry={() => void list.refetch()}
        text="Your notification settings could not be loaded."
      />
    );
  if (isPending || !list.data) return <Skeleton variant="rounded" height={72} />;
  const busy = turnOn.isPending || turnOff.isPending;
  const onError = (error: Error) => {
    if (error instanceof NotAllowed) return;
    toast({
      title: 'Not saved',
      description: explain(error, 'This browser could not be set up for notifications. Please try again.'),
      variant: 'destructive',
    });
  };
  const others = list.data.subscriptions.filter(({ id }) => id !== current?.id);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormControlLabel
        sx={row}
        labelPlacement="start"
        label="Notifications on this phone"
        control={
          <Checkbox
            slotProps={{ input: { role: 'switch' } }}
            checked={current !== undefined}
            disabled={busy || hindrance !== undefined}
            onChange={(_event, on) =>
              on ? turnOn.mutate(false, { onError }) : current && turnOff.mutate(current, { onError })
            }
          />
        }
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hindrance
          ? HINDRANCES[hindrance]
          : 'Quotes, messages and reminders show up even when Haulway is closed. Your browser asks you first.'}
      </Typography>
      {hindrance === 'home screen' && <ShowHow />}
      {current && (
        <>
          <FormControlLabel
            sx={row}
            labelPlacement="start"
            label="Show amounts of money on the lock screen"
            control={
              <Checkbox
                slotProps={{ input: { role: 'switch' } }}
                checked={current.showsAmounts}
                disabled={busy}
                onChange={(_event, on) => turnOn.mutate(on, { onError })}
              />
            }
          />
          <TestButton />
        </>
      )}
      {others.length > 0 && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600, mt: 2 }}>
            Also on
          </Typography>
          <ListLines>
            {others.map((other) => (
              <ListLine
                key={other.id}
                title={other.label ?? 'Unknown device'}
                more={`Since ${dayAndTime(other.createdAt)}`}
                action={
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={`Turn notifications off on ${other.label ?? 'an unknown device'}`}
                    disabled={busy}
                    onClick={() => turnOff.mutate({ ...other, current: false }, { onError })}
                  >
                    Turn off
                  </Button>
                }
              />
            ))}
          </ListLines>
        </>
      )}
    </Box>
  );
}

/** Asked for by a tap, never on arrival. */
function ShowHow() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        Show me how
      </Button>
      {open && (
        <Suspense fallback={null}>
          <HomeScreenSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function TestButton() {
  const test = useTestPush();
  return (
    <Button
      variant="outlined"
      sx={{ justifySelf: 'start' }}
      disabled={test.isPending}
      onClick={() =>
        test.mutate(undefined, {
          onSuccess: () => toast({ title: 'Sent. It should be here in a moment.' }),
          onError: (error) =>
            toast({ title: 'Not sent', description: explain(error, 'Please try again.'), variant: 'destructive' }),
        })
      }
    >
      Send a test
    </Button>
  );
}

const row = { m: 0, minHeight: 44, justifyContent: 'space-between', gap: 4 } as const;

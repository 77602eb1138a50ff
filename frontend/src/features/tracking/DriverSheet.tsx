import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { explain } from '../../kit/api/errors';
import { dayAndTime } from '../../kit/format/dates';
import { dialed } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { Sheet } from '../../kit/ui/Sheet';
import { toast } from '../../kit/ui/toasts';
import { copyLink } from './copyLink';
import { useDriver, useGiveToDriver, useTakeBack } from './driver';

const LONGEST_NAME = 60;
const LONGEST_PHONE = 30;

/** Gives a job to a driver by a link, makes another link, and takes the job back. */
export default function DriverSheet({ shipmentId, onClose }: { shipmentId: string; onClose: () => void }) {
  const { driver } = useDriver(shipmentId);
  const give = useGiveToDriver(shipmentId);
  const made = give.data;
  return (
    <Sheet title={driver ? `${driver.name} drives` : 'Give to a driver'} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {made ? (
          <NewLink name={made.name} phone={made.phone} url={location.origin + made.path} />
        ) : (
          <>
            <Typography>
              {driver
                ? `${driver.openedAt ? `Opened the link on ${dayAndTime(driver.openedAt)}.` : 'Has not opened the link yet.'} A new link, also to somebody else, ends this one.`
                : 'Your driver gets a link to this job: addresses, contacts, pickup, photos, signature and delivery, also without signal. They see no price and need no account.'}
            </Typography>
            <Typography>The shipper sees who drives. What your driver records counts as yours.</Typography>
            <WhoDrives give={give} driver={driver} />
          </>
        )}
        {driver && <TakeBack shipmentId={shipmentId} name={driver.name} onDone={onClose} />}
      </Box>
    </Sheet>
  );
}

function WhoDrives({
  give,
  driver,
}: {
  give: ReturnType<typeof useGiveToDriver>;
  driver: ReturnType<typeof useDriver>['driver'];
}) {
  const [name, setName] = useState(driver?.name ?? '');
  const [phone, setPhone] = useState(driver?.phone ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give.mutate({ name: name.trim(), phone: phone.trim() });
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      {give.isError && (
        <FormError key={give.submittedAt}>{explain(give.error, 'No link was made. Please try again.')}</FormError>
      )}
      <TextField
        label="First name"
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME, autoComplete: 'off' } }}
      />
      <TextField
        label="Phone, for the shipper to call (optional)"
        type="tel"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_PHONE, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={give.isPending}>
        {driver ? 'Make a new link' : 'Make the link'}
      </Button>
    </Box>
  );
}

/** The link is shown once; nobody can read it again. */
function NewLink({ name, phone, url }: { name: string; phone: string | null; url: string }) {
  const digits = phone ? dialed(phone) : '';
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <TextField
        label={`Link for ${name}`}
        value={url}
        onFocus={({ target }) => target.select()}
        helperText="Send it now: it is not shown again. You can make another one."
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="contained"
          size="large"
          component="a"
          href={`sms:${digits}?&body=${encodeURIComponent(`Your job on Haulway: ${url}`)}`}
        >
          Text it
        </Button>
        <Button variant="outlined" size="large" onClick={() => void copyLink(url)}>
          Copy link
        </Button>
      </Box>
    </Box>
  );
}

function TakeBack({ shipmentId, name, onDone }: { shipmentId: string; name: string; onDone: () => void }) {
  const takeBack = useTakeBack(shipmentId);
  return (
    <Button
      variant="outlined"
      color="error"
      disabled={takeBack.isPending}
      onClick={() =>
        takeBack.mutate(undefined, {
          onSuccess: () => {
            toast({ title: `${name} no longer has this job` });
            onDone();
          },
          onError: (error) =>
            toast({
              title: 'Not taken back',
              description: explain(error, 'Please try again.'),
              variant: 'destructive',
            }),
        })
      }
    >
      Take the job back
    </Button>
  );
}

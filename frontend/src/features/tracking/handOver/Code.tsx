import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Filling, Part } from './Part';

/** The shipper's code, which confirms the delivery if the phone knows that it is at the place. */
export function Code({ filled, change, isNowhere }: Filling & { isNowhere: boolean }) {
  return (
    <Part title="Release code, if you have it">
      <Typography>
        The shipper gives it to you once they have seen the item. At the place, it confirms the delivery and releases
        your payment.
      </Typography>
      <TextField
        label="Six digits"
        value={filled.code}
        onChange={(event) => change({ code: event.target.value.replace(/\D/g, '').slice(0, 6) })}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      {filled.code !== '' && isNowhere && (
        <Typography role="status">
          Your phone does not say where it is, so the code cannot release the payment. Allow location for Haulway in the
          settings, or let the shipper confirm.
        </Typography>
      )}
    </Part>
  );
}

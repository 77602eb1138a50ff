import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';
import { refreshDeals } from '../../kit/api/invalidate';
import { forgetAct } from '../../kit/road/queue';
import { useActs } from '../../kit/road/useActs';
import { toast } from '../../kit/ui/toasts';
import { askPosition, type Found } from './askPosition';

/** What became of a code, for the carrier at the door. */
const TOLD: Readonly<Record<string, string>> = {
  wrong: 'That is not the code. Ask the shipper to read it to you once more.',
  locked: 'After five wrong codes only the shipper can confirm the delivery.',
  out_of_place:
    'The code is right, but your phone does not say that it is at the place. Enter it there with location allowed, or let the shipper confirm.',
  none: 'There is no code to enter right now. The shipper confirms the delivery.',
};
const DIGITS = 6;

/** Takes the release code after the delivery, for carriers who had none before or entered a wrong one. */
export default function CodeForm({ shipmentId }: { shipmentId: string }) {
  const client = useQueryClient();
  const acts = useActs();
  const [code, setCode] = useState('');
  const send = useMutation({
    mutationFn: async () => {
      const position = await new Promise<Found>(askPosition);
      return call('POST', '/api/shipments/{id}/release-code', {
        params: { id: shipmentId },
        body: { actId: crypto.randomUUID(), code, ...(position ? { position } : {}) },
      });
    },
    onSuccess: async ({ codeResult }) => {
      if (codeResult !== 'released') return;
      const told = acts.filter((act) => act.kind === 'code' && act.shipmentId === shipmentId);
      for (const { actId } of told) await forgetAct(actId);
      toast({ title: 'Confirmed', description: 'Your payment is released.' });
      await refreshDeals(client);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };
  const told = send.isError
    ? explain(send.error, 'The code could not be sent. This needs signal. Please try again.')
    : TOLD[send.data?.codeResult ?? ''];
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 3, mt: 4 }}>
      <Typography>
        Did the shipper give you the release code? Type it in while you are at the place, with your location on: it
        releases your payment.
      </Typography>
      <TextField
        label="Six digits"
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, DIGITS))}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={code.length < DIGITS || send.isPending}>
        {send.isPending ? 'Finding where you are...' : 'Release the payment'}
      </Button>
      <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
        {!send.isPending && told}
      </Typography>
    </Box>
  );
}

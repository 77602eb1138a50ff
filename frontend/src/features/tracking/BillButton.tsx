import Button from '@mui/material/Button';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { readFile } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';
import { saveFile } from '../../kit/ui/saveFile';
import { toast } from '../../kit/ui/toasts';

interface Props {
  shipmentId: string;
  /** Reads it from the server unless there is another way. */
  read?: (shipmentId: string) => Promise<Blob>;
  label?: string;
}

const fromServer = (id: string) => readFile('/api/shipments/{id}/bill-of-lading.pdf', { id });

/** Saves the bill of lading. */
export function BillButton({ shipmentId, read = fromServer, label = 'Bill of lading' }: Props) {
  const save = useMutation({
    // Also without signal, in case it is on the phone.
    networkMode: 'always',
    mutationFn: async () => saveFile('haulway-bill-of-lading.pdf', await read(shipmentId)),
    onError: (error) =>
      toast({ title: 'Not saved', description: explain(error, 'Please try again.'), variant: 'destructive' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<IconFileDownload size={20} />}
      disabled={save.isPending}
      onClick={() => save.mutate()}
      sx={{ justifySelf: 'start' }}
    >
      {label}
    </Button>
  );
}

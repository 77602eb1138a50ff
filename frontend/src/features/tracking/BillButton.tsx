import Button from '@mui/material/Button';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { readFile } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';
import { saveFile } from '../../kit/ui/saveFile';
import { toast } from '../../kit/ui/toasts';

/** Saves the bill of lading. */
export function BillButton({ shipmentId }: { shipmentId: string }) {
  const save = useMutation({
    mutationFn: async () =>
      saveFile(
        'haulway-bill-of-lading.pdf',
        await readFile('/api/shipments/{id}/bill-of-lading.pdf', { id: shipmentId }),
      ),
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
      Bill of lading
    </Button>
  );
}

import Button from '@mui/material/Button';
import { IconShare2 } from '@tabler/icons-react';
import type { Shipment } from '../../kit/api/types';
import { toast } from '../../kit/ui/toasts';

/** Shares the link to a listing, through the phone's share sheet if there is one, otherwise through the clipboard. */
export function ShareButton({ shipment: { sharePath, title } }: { shipment: Pick<Shipment, 'sharePath' | 'title'> }) {
  if (!sharePath) return null;
  const url = location.origin + sharePath;
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', description: 'Anyone with it sees the title, the first photo and the route.' });
    } catch (error) {
      // Closing the sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: 'Copy this link', description: url });
    }
  };
  return (
    <Button variant="outlined" startIcon={<IconShare2 size={20} />} onClick={() => void share()}>
      Share
    </Button>
  );
}

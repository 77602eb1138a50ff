import { useEffect, useState } from 'react';
import { waitingPhotos } from '../../kit/road/store';
import { toast } from '../../kit/ui/toasts';
import { askPosition, type Found } from './askPosition';
import { isPhoneFull } from './handOver';

/** What a sheet at the truck needs: where the phone is, whether more photos fit, and keeping what was filled in. */
export function useAtTheTruck(onClose: () => void) {
  const [position, setPosition] = useState<Found>();
  const [waiting, setWaiting] = useState({ number: 0, bytes: 0 });
  const [saving, setSaving] = useState(false);
  useEffect(() => askPosition(setPosition), []);
  useEffect(() => {
    void waitingPhotos().then(setWaiting);
  }, []);
  const keep = async (act: (position: Found) => Promise<void>) => {
    setSaving(true);
    try {
      await act(position);
      onClose();
    } catch {
      setSaving(false);
      toast({
        title: 'Not saved',
        description: 'This phone has no room left. Delete something, then try again.',
        variant: 'destructive',
      });
    }
  };
  return { saving, keep, isFull: (photos: readonly Blob[]) => isPhoneFull(waiting, photos) };
}

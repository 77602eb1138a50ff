import { useEffect, useRef, useState } from 'react';
import { waitingPhotos } from '../../kit/road/store';
import { toast } from '../../kit/ui/toasts';
import { askPosition, type Found } from './askPosition';
import { isPhoneFull } from './handOver';

/** How long something that counts only at the place waits for the phone to know where it is. */
const LONGEST_WAIT_MS = 8_000;

/** What a sheet at the truck needs: where the phone is, whether more photos fit, and keeping what was filled in. */
export function useAtTheTruck(onClose: () => void) {
  /** null: the phone does not say where it is. */
  const [position, setPosition] = useState<Found | null>();
  const found = useRef<Promise<Found>>(undefined);
  const [waiting, setWaiting] = useState({ number: 0, bytes: 0 });
  const [saving, setSaving] = useState(false);
  useEffect(() => {
    found.current = new Promise(askPosition);
    void found.current.then((here) => setPosition(here ?? null));
  }, []);
  useEffect(() => {
    void waitingPhotos().then(setWaiting);
  }, []);
  const keep = async (act: (position: Found) => Promise<void>, { atThePlace = false } = {}) => {
    setSaving(true);
    try {
      const late = new Promise<Found>((resolve) => setTimeout(resolve, atThePlace ? LONGEST_WAIT_MS : 0));
      await act(position ?? (await Promise.race([found.current, late])));
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
  return {
    saving,
    keep,
    isNowhere: position === null,
    isFull: (photos: readonly Blob[]) => isPhoneFull(waiting, photos),
  };
}

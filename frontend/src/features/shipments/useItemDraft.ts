import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emptyItem, type ListItemForm } from './shipments';

const PAUSE_MS = 500;

/** What was typed into the list form before, in this browser by this user; an empty form otherwise. */
export function readItemDraft(userId: string): ListItemForm {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...emptyItem, ...stored } : emptyItem;
  } catch {
    return emptyItem;
  }
}

/** Keeps what is typed, half a second after the last change, so that nothing is lost by leaving. */
export function useItemDraft(form: UseFormReturn<ListItemForm>, userId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (JSON.stringify(values) === JSON.stringify(emptyItem)) localStorage.removeItem(keyOf(userId));
          else localStorage.setItem(keyOf(userId), JSON.stringify(values));
        }, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, userId]);
}

function keyOf(userId: string): string {
  return `haulway_list_item_${userId}`;
}

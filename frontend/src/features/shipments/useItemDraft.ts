import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readToken, viewState } from '../../kit/api/token';
import type { Photo } from '../../kit/api/uploads';
import { emptyItem, type ListItemForm } from './listing';

const PAUSE_MS = 500;
/** The server keeps photos that belong to no listing for one day. */
const PHOTOS_LAST_MS = 23 * 3_600_000;

interface StoredDraft {
  item: Omit<ListItemForm, 'items'> & Partial<Pick<ListItemForm, 'items'>>;
  photos: { name: string; url: string; at: number; caption?: string }[];
  /** When the photos on its items were sent. */
  itemPhotos?: { url: string; at: number }[];
}

/** What this user typed into the list form earlier in this browser, with its photos, or an empty form. */
export function readItemDraft(userId: string): { item: ListItemForm; photos: Photo[] } {
  const { item, photos, itemPhotos = [] } = stored(userId);
  const lasts = ({ at }: { at: number }) => at > Date.now() - PHOTOS_LAST_MS;
  const kept = photos.filter(lasts);
  const onItems = itemPhotos.filter(lasts).map(({ url }) => url);
  return {
    item: {
      ...emptyItem,
      ...item,
      // A draft of before there were items has none.
      items: (item.items ?? []).map((each) => ({
        ...each,
        photos: each.photos.filter((url) => onItems.includes(url)),
      })),
    },
    photos: kept.map(({ name, url, caption = '' }, index) => ({ key: index + 1, name, url, caption })),
  };
}

/** Saves text and photos half a second after the last change, and at once on leaving, so that nothing is lost. */
export function useItemDraft(form: UseFormReturn<ListItemForm>, photos: Photo[], userId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: ListItemForm | undefined;
    const save = () => {
      clearTimeout(timer);
      if (waiting) store(userId, waiting, photos);
      waiting = undefined;
    };
    const keep = (item: ListItemForm) => {
      clearTimeout(timer);
      waiting = item;
      timer = setTimeout(save, PAUSE_MS);
    };
    keep(form.getValues());
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
    return () => {
      save();
      stop();
    };
  }, [form, photos, userId]);
}

function store(userId: string, item: ListItemForm, photos: Photo[]): void {
  // Nor by a form that is still open when its user signs out.
  if (viewState() || readToken() === null) return;
  const { photos: before, itemPhotos: onItems = [] } = stored(userId);
  const kept = photos.flatMap(({ name, url, caption = '' }) =>
    url ? [{ name, url, caption, at: before.find((photo) => photo.url === url)?.at ?? Date.now() }] : [],
  );
  const itemPhotos = item.items
    .flatMap((each) => each.photos)
    .map((url) => ({ url, at: onItems.find((photo) => photo.url === url)?.at ?? Date.now() }));
  if (kept.length === 0 && JSON.stringify(item) === JSON.stringify(emptyItem)) localStorage.removeItem(keyOf(userId));
  else localStorage.setItem(keyOf(userId), JSON.stringify({ item, photos: kept, itemPhotos } satisfies StoredDraft));
}

function stored(userId: string): StoredDraft {
  const nothing: StoredDraft = { item: emptyItem, photos: [] };
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return typeof value === 'object' &&
      value !== null &&
      'item' in value &&
      'photos' in value &&
      Array.isArray(value.photos)
      ? (value as StoredDraft)
      : nothing;
  } catch {
    return nothing;
  }
}

function keyOf(userId: string): string {
  return `haulway_list_item_${userId}`;
}

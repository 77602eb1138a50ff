import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lane } from './lane';
import { sendPhoto } from './sendPhoto';

/** A chosen photo, and what became of it. */
export interface Photo {
  /** Distinguishes two photos with the same name. */
  key: number;
  name: string;
  /** Where the stored photo is; missing while it is being sent. */
  url?: string;
  /** The share sent so far, from 0 to 1. */
  sent?: number;
  /** Why it was refused. */
  error?: string;
  /** It was interrupted and may be sent again. */
  again?: boolean;
  /** There is no connection; it is sent automatically once there is one. */
  waits?: boolean;
  /** Its caption. */
  caption?: string;
}

const AT_ONCE = 3;

/** The server's limit for one record. */
export const MAX_PHOTOS = 12;
/** The file types that the server accepts, as an `accept` attribute lists them. */
export const PHOTO_KINDS = 'image/jpeg,image/png,image/webp';

/** Why the server would not take a file of this kind, or undefined. */
export function photoRefusal(file: File): string | undefined {
  return PHOTO_KINDS.split(',').includes(file.type) ? undefined : `${file.name} is not a JPEG, PNG or WebP`;
}

/**
 * Photos being sent to the server, three at a time, each with its progress and outcome. Evidence is sent as taken, unless it is too large;
 * other photos are `scaled` first.
 */
export function useUploads(known: Photo[] = [], { scaled = false } = {}) {
  const [photos, setPhotos] = useState<Photo[]>(known);
  const keys = useRef(known.length);
  const [takeTurn] = useState(() => lane(AT_ONCE));
  const files = useRef(new Map<number, File>());
  const calls = useRef(new Map<number, AbortController>());

  const change = (key: number, changes: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const send = (key: number, file: File) => {
    const call = new AbortController();
    calls.current.set(key, call);
    takeTurn(async () => {
      if (call.signal.aborted) return;
      const sending = { scaled, onSent: (share: number) => change(key, { sent: share }), signal: call.signal };
      const sent = await sendPhoto(file, sending);
      change(key, sent.again && !navigator.onLine ? { waits: true, sent: 0 } : sent);
      calls.current.delete(key);
    });
  };
  const add = (chosen: File[]) => {
    for (const file of chosen) {
      const key = ++keys.current;
      const refused = photoRefusal(file);
      setPhotos((before) => [...before, { key, name: file.name, ...(refused ? { error: refused } : { sent: 0 }) }]);
      if (refused) continue;
      files.current.set(key, file);
      send(key, file);
    }
  };
  /** Resends an interrupted photo. */
  const retry = (key: number) => {
    const file = files.current.get(key);
    if (!file) return;
    setPhotos((before) =>
      before.map((photo) => {
        const { name, caption = '' } = photo;
        return photo.key === key ? { key, name, caption, sent: 0 } : photo;
      }),
    );
    send(key, file);
  };
  const remove = (key: number) => {
    calls.current.get(key)?.abort();
    files.current.delete(key);
    setPhotos((before) => before.filter((photo) => photo.key !== key));
  };
  /** Moves a photo to the place of another one. */
  const move = (key: number, to: number) =>
    setPhotos((before) => {
      const moved = before.find((photo) => photo.key === key);
      const others = before.filter((photo) => photo.key !== key);
      return moved ? [...others.slice(0, to), moved, ...others.slice(to)] : before;
    });
  const goOn = useEffectEvent(() => photos.filter(({ waits }) => waits).forEach(({ key }) => retry(key)));
  useEffect(() => {
    const listen = () => goOn();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  const stored = photos.filter((photo) => photo.url);
  const urls = stored.flatMap((photo) => photo.url ?? []);
  const captions = stored.map(({ caption = '' }) => caption.trim());
  return {
    photos,
    urls,
    /** One for each URL. */
    captions,
    setCaption: (key: number, caption: string) => change(key, { caption }),
    add,
    retry,
    remove,
    move,
    set: setPhotos,
    busy: photos.some((photo) => !photo.url && !photo.error),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

/** Photos that the server already has. */
export function storedPhotos(urls: string[], captions: string[]): Photo[] {
  return urls.map((url, index) => ({
    key: index + 1,
    name: `photo ${index + 1}`,
    url,
    caption: captions[index] ?? '',
  }));
}

import { useRef, useState } from 'react';
import { fileRefusal } from '../../kit/api/uploads';

export interface Photo {
  /** Tells two photos of the same name apart. */
  key: number;
  name: string;
  /** Where the stored photo is; missing while it is sent. */
  url?: string;
  /** How much of it is sent, from 0 to 1. */
  sent?: number;
  /** Why it was refused. */
  error?: string;
}

export const MAX_PHOTOS = 12;
const AT_ONCE = 3;

/** Photos on their way to the server, three at a time, each with its progress and its outcome. */
export function useUploads(stored: Photo[] = []) {
  const [photos, setPhotos] = useState<Photo[]>(stored);
  const keys = useRef(stored.length);
  const waiting = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);
  const calls = useRef(new Map<number, AbortController>());

  const change = (key: number, changes: Partial<Photo>) => setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const next = () => {
    const send = running.current < AT_ONCE ? waiting.current.shift() : undefined;
    if (!send) return;
    running.current++;
    void send().finally(() => {
      running.current--;
      next();
    });
    next();
  };
  const add = (files: File[]) => {
    for (const file of files) {
      const key = ++keys.current;
      const refused = fileRefusal(file);
      setPhotos((before) => [...before, { key, name: file.name, ...(refused ? { error: refused } : { sent: 0 }) }]);
      if (refused) continue;
      const call = new AbortController();
      calls.current.set(key, call);
      waiting.current.push(async () => {
        if (call.signal.aborted) return;
        const { upload } = await import('./upload');
        change(key, await upload(file, (sent) => change(key, { sent }), call.signal));
        calls.current.delete(key);
      });
    }
    next();
  };
  const remove = (key: number) => {
    calls.current.get(key)?.abort();
    setPhotos((before) => before.filter((photo) => photo.key !== key));
  };
  /** Puts a photo where another one stands. */
  const move = (key: number, to: number) =>
    setPhotos((before) => {
      const moved = before.find((photo) => photo.key === key);
      const others = before.filter((photo) => photo.key !== key);
      return moved ? [...others.slice(0, to), moved, ...others.slice(to)] : before;
    });
  return { photos, add, remove, move, set: setPhotos, busy: photos.some((photo) => !photo.url && !photo.error) };
}

/** Photos that the server has already. */
export function storedPhotos(urls: string[]): Photo[] {
  return urls.map((url, index) => ({ key: index + 1, name: `photo ${index + 1}`, url }));
}

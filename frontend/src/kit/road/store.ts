import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type ActKind = 'arrive' | 'pickup' | 'deliver';
/** What a photo of an act is for. */
export type PhotoUse = 'photo' | 'signature' | 'nobody';

/** Something done on the road, kept on this phone until the server has it. */
export interface KeptAct {
  actId: string;
  /** Who did it; nobody else on this phone sees or sends it. */
  userId: string;
  shipmentId: string;
  kind: ActKind;
  /** What is sent, but for photos and times. */
  body: Record<string, unknown>;
  /** When it was done, by this phone's clock. */
  capturedAt: number;
  /** The same on the page's own clock, and which page that was: it goes on evenly when somebody sets the phone's clock. */
  ticks: number;
  page: string;
  /** Photos, in their order. */
  photos: { id: string; use: PhotoUse }[];
  /** `done` only on screen, until what it changed is read again. */
  state: 'waiting' | 'refused' | 'done';
  /** The server's sentence, once it is refused for good. */
  refusal?: string;
}

/** A photo; once it is stored at the server, its address stands in for it. */
interface KeptPhoto {
  id: string;
  blob?: Blob;
  url?: string;
}

interface Road extends DBSchema {
  acts: { key: number; value: KeptAct };
  photos: { key: string; value: KeptPhoto };
}

let opened: Promise<IDBPDatabase<Road>> | undefined;

function open(): Promise<IDBPDatabase<Road>> {
  opened ??= openDB<Road>('haulway-road', 1, {
    upgrade(db) {
      // The key is the order in which things were done.
      db.createObjectStore('acts', { autoIncrement: true });
      db.createObjectStore('photos', { keyPath: 'id' });
    },
  });
  return opened;
}

/** Keeps an act with its photos: all of it, or nothing. */
export async function keepAct(act: KeptAct, photos: { id: string; blob: Blob }[]): Promise<void> {
  const tx = (await open()).transaction(['acts', 'photos'], 'readwrite');
  for (const photo of photos) await tx.objectStore('photos').put(photo);
  await tx.objectStore('acts').add(act);
  await tx.done;
}

/** All acts on this phone, in the order in which they were done. */
export async function keptActs(): Promise<[key: number, act: KeptAct][]> {
  const tx = (await open()).transaction('acts');
  const [keys, acts] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
  return acts.flatMap((act, index) => {
    const key = keys[index];
    return key === undefined ? [] : [[key, act] as [number, KeptAct]];
  });
}

export async function changeAct(key: number, act: KeptAct): Promise<void> {
  await (await open()).put('acts', act, key);
}

export async function readPhoto(id: string): Promise<KeptPhoto | undefined> {
  return (await open()).get('photos', id);
}

/** The server has the photo. */
export async function notePhoto(id: string, url: string): Promise<void> {
  await (await open()).put('photos', { id, url });
}

/** The act is done, or its carrier gave it up. */
export async function dropAct(key: number, { photos }: KeptAct): Promise<void> {
  const tx = (await open()).transaction(['acts', 'photos'], 'readwrite');
  for (const { id } of photos) await tx.objectStore('photos').delete(id);
  await tx.objectStore('acts').delete(key);
  await tx.done;
}

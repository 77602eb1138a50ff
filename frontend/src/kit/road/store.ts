import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AnswerOf } from '../api/operations';
import type { ChangeOrder, JobQuote, Shipment } from '../api/types';
import type { Arrivals } from '../format/arrivals';
import type { Attempt } from '../format/proofs';

/** `code`: only to say what became of one that was typed in with a delivery. */
export type ActKind = 'arrive' | 'pickup' | 'deliver' | 'attempt' | 'code';

/** What a photo of an act is for. */
export interface PhotoUse {
  use: 'photo' | 'mark' | 'signature' | 'nobody';
  /** The side of the item that it shows. */
  view?: string;
  /** Which of the marks it shows, by its place among them. */
  mark?: number;
}

/** Something done on the road, kept on this phone until the server has it. */
export interface KeptAct {
  actId: string;
  /** Who did it; nobody else on this phone sees or sends it. */
  userId: string;
  shipmentId: string;
  /** The shipment's, as it was called; its job may be gone by then. */
  title?: string | undefined;
  kind: ActKind;
  /** What is sent, but for photos and times. */
  body: Record<string, unknown>;
  /** When it was done, by this phone's clock. */
  capturedAt: number;
  /** The same on the page's own clock, and which page that was: it goes on evenly when somebody sets the phone's clock. */
  ticks: number;
  page: string;
  /** Photos, in their order. */
  photos: ({ id: string } & PhotoUse)[];
  /** `done` only on screen, until what it changed is read again. */
  state: 'waiting' | 'refused' | 'done';
  /** The server's sentence, once it is refused for good. */
  refusal?: string;
  /** Refused on this phone: some of its photos are gone. */
  lacksPhotos?: boolean;
  /** Refused for now: tried again later, it may be taken. */
  mayPass?: boolean;
}

/** A photo; once it is stored at the server, its address stands in for it. */
interface KeptPhoto {
  id: string;
  blob?: Blob;
  url?: string;
}

/** What is needed of one job on the road. */
export interface Job {
  shipment: Shipment;
  quote: JobQuote;
  /** How it was when it was picked up. */
  reports: AnswerOf<'GET', '/api/shipments/{id}/condition-reports'>;
  /** Missing in what was kept by a version of the app before. */
  arrivals?: Arrivals;
  /** They were at the next end for nothing. */
  attempt?: Attempt | undefined;
  /** What is proposed and not settled yet. */
  change?: ChangeOrder | undefined;
  /** Where its ends stand among the stops of the carrier's trips. */
  stops?: PlannedStops | undefined;
}

/** The day on which the truck is at each end by the plan of a trip, and its number among all stops of the trips to come. */
export type PlannedStops = Partial<Record<'pickup' | 'delivery', { day: string; at: number }>>;

/** Somebody's jobs, as they were when they were last read. */
export interface KeptJobs {
  userId: string;
  /** By this phone's clock. */
  readAt: number;
  jobs: Job[];
}

/** Where a truck was. */
export interface KeptPosition {
  userId: string;
  shipmentId: string;
  latitude: number;
  longitude: number;
  /** By this phone's clock; the server knows a repeat by it. */
  at: number;
}

/** A bill of lading, readable without signal. */
export interface KeptBill {
  userId: string;
  shipmentId: string;
  /** What it was written from; another one means that there is a newer bill. */
  stamp: string;
  file: Blob;
}

interface Road extends DBSchema {
  acts: { key: number; value: KeptAct };
  photos: { key: string; value: KeptPhoto };
  jobs: { key: string; value: KeptJobs };
  positions: { key: number; value: KeptPosition };
  bills: { key: [string, string]; value: KeptBill };
  /** What is being filled in at a truck: its text, and each of its pictures. */
  drafts: { key: string; value: string | Blob };
}

const VERSION = 4;

let opened: Promise<IDBPDatabase<Road>> | undefined;

/** Where all of it is kept. */
export function openRoad(): Promise<IDBPDatabase<Road>> {
  opened ??= openDB<Road>('haulway-road', VERSION, {
    upgrade(db, before) {
      if (before < 1) {
        // The key is the order in which things were done.
        db.createObjectStore('acts', { autoIncrement: true });
        db.createObjectStore('photos', { keyPath: 'id' });
      }
      if (before < 2) {
        db.createObjectStore('jobs', { keyPath: 'userId' });
        db.createObjectStore('positions', { autoIncrement: true });
      }
      if (before < 3) db.createObjectStore('bills', { keyPath: ['userId', 'shipmentId'] });
      db.createObjectStore('drafts');
    },
    // A newer version of the app, in another tab, needs it to itself for a moment.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
  });
  return opened;
}

/** Asks the browser not to throw away what is kept here when the phone runs out of room. */
export async function askForRoom(): Promise<void> {
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
}

/** Keeps an act with its photos: all of it, or nothing. */
export async function keepAct(act: KeptAct, photos: { id: string; blob: Blob }[]): Promise<void> {
  const tx = (await openRoad()).transaction(['acts', 'photos'], 'readwrite');
  for (const photo of photos) await tx.objectStore('photos').put(photo);
  await tx.objectStore('acts').add(act);
  await tx.done;
}

/** All acts on this phone, in the order in which they were done. */
export async function keptActs(): Promise<[key: number, act: KeptAct][]> {
  const tx = (await openRoad()).transaction('acts');
  const [keys, acts] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
  return acts.flatMap((act, index) => {
    const key = keys[index];
    return key === undefined ? [] : [[key, act] as [number, KeptAct]];
  });
}

export async function changeAct(key: number, act: KeptAct): Promise<void> {
  await (await openRoad()).put('acts', act, key);
}

export async function readPhoto(id: string): Promise<KeptPhoto | undefined> {
  return (await openRoad()).get('photos', id);
}

/** How many photos wait on this phone, and how many bytes they have. */
export async function waitingPhotos(): Promise<{ number: number; bytes: number }> {
  const sizes: number[] = [];
  const tx = (await openRoad()).transaction('photos');
  for await (const { value } of tx.store) if (value.blob) sizes.push(value.blob.size);
  return { number: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The server has the photo. */
export async function notePhoto(id: string, url: string): Promise<void> {
  await (await openRoad()).put('photos', { id, url });
}

/** The act is done, or its carrier gave it up. */
export async function dropAct(key: number, { photos }: KeptAct): Promise<void> {
  const tx = (await openRoad()).transaction(['acts', 'photos'], 'readwrite');
  for (const { id } of photos) await tx.objectStore('photos').delete(id);
  await tx.objectStore('acts').delete(key);
  await tx.done;
}

/** Keeps somebody's jobs in place of those read before. */
export async function keepJobs(jobs: KeptJobs): Promise<void> {
  await (await openRoad()).put('jobs', jobs);
}

export async function keptJobs(userId: string): Promise<KeptJobs | undefined> {
  return (await openRoad()).get('jobs', userId);
}

/** Whoever signs out leaves no addresses behind. */
export async function dropJobs(userId: string): Promise<void> {
  await (await openRoad()).delete('jobs', userId);
  await dropBills(userId);
  await dropDrafts(userId);
}

/** The drafts whose names begin with these words. */
export function partsOf(words: string): IDBKeyRange {
  return IDBKeyRange.bound(words, `${words}!`);
}

/** Drops what somebody began to fill in, but for these jobs. */
export async function dropDrafts(userId: string, except: readonly string[] = []): Promise<void> {
  const db = await openRoad();
  for (const key of await db.getAllKeys('drafts', partsOf(userId)))
    if (!except.includes(key.split(' ')[1] ?? '')) await db.delete('drafts', key);
}

export async function keepBill(bill: KeptBill): Promise<void> {
  await (await openRoad()).put('bills', bill);
}

export async function keptBill(userId: string, shipmentId: string): Promise<KeptBill | undefined> {
  return (await openRoad()).get('bills', [userId, shipmentId]);
}

/** Drops somebody's bills, but for those of these jobs. */
export async function dropBills(userId: string, except: readonly string[] = []): Promise<void> {
  const db = await openRoad();
  for (const [owner, shipmentId] of await db.getAllKeys('bills'))
    if (owner === userId && !except.includes(shipmentId)) await db.delete('bills', [owner, shipmentId]);
}

export async function keepPositions(positions: readonly KeptPosition[]): Promise<void> {
  const tx = (await openRoad()).transaction('positions', 'readwrite');
  for (const position of positions) await tx.store.add(position);
  await tx.done;
}

/** Somebody's oldest positions on this phone; those of whoever drove before stay behind them. */
export async function keptPositions(userId: string, most: number): Promise<[key: number, position: KeptPosition][]> {
  const found: [number, KeptPosition][] = [];
  let cursor = await (await openRoad()).transaction('positions').store.openCursor();
  while (cursor && found.length < most) {
    if (cursor.value.userId === userId) found.push([cursor.key, cursor.value]);
    cursor = await cursor.continue();
  }
  return found;
}

export async function dropPositions(keys: readonly number[]): Promise<void> {
  const tx = (await openRoad()).transaction('positions', 'readwrite');
  for (const key of keys) await tx.store.delete(key);
  await tx.done;
}

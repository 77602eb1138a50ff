import { readToken, userOf } from '../api/token';
import { PAGE, sendAct } from './send';
import { askForSignal, onSignal } from './worker';
import { type ActKind, changeAct, dropAct, keepAct, type KeptAct, keptActs, type PhotoUse, readPhoto } from './store';

/** Acts on this phone as screens show them; none until they are read. */
let shown: readonly KeptAct[] = [];
const watchers = new Set<() => void>();
const doneWatchers = new Set<(act: KeptAct) => Promise<unknown>>();
/** Acts that the server has, whose changes are not read yet: until then, screens go by them. */
let settling: readonly KeptAct[] = [];
let isSending = false;
let isAskedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Tries in a row that have to be made again. */
let failures = 0;

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;
const LOOK_EVERY_MS = 30_000;

/** The acts of whoever is signed in, oldest first. */
export function ownActs(): readonly KeptAct[] {
  return shown;
}

export function watchActs(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

/** Calls back when the server has an act, to read what it changed. */
export function watchDone(listener: (act: KeptAct) => Promise<unknown>): () => void {
  doneWatchers.add(listener);
  return () => doneWatchers.delete(listener);
}

/** What is done on the road now. */
export interface NewAct {
  shipmentId: string;
  kind: ActKind;
  body: Record<string, unknown>;
  photos: { blob: Blob; use: PhotoUse }[];
}

/** Keeps an act on this phone, and sends it as soon as that can be. @throws if the phone has no room */
export async function doAct({ shipmentId, kind, body, photos }: NewAct): Promise<void> {
  const userId = me();
  if (!userId) throw new Error('Nobody is signed in.');
  const kept = photos.map(({ blob, use }) => ({ id: crypto.randomUUID(), blob, use }));
  const act: KeptAct = {
    actId: crypto.randomUUID(),
    userId,
    shipmentId,
    kind,
    body,
    capturedAt: Date.now(),
    ticks: performance.now(),
    page: PAGE,
    photos: kept.map(({ id, use }) => ({ id, use })),
    state: 'waiting',
  };
  await keepAct(
    act,
    kept.map(({ id, blob }) => ({ id, blob })),
  );
  void navigator.storage?.persist?.().catch(() => undefined);
  await refreshShown();
  void wake();
}

/** Gives up an act that was refused. */
export async function forgetAct(actId: string): Promise<void> {
  for (const [key, act] of await keptActs()) if (act.actId === actId) await dropAct(key, act);
  await refreshShown();
}

/** Sends an act without the photos that are gone. */
export async function sendWithoutPhotos(actId: string): Promise<void> {
  for (const [key, act] of await keptActs()) {
    if (act.actId !== actId || !act.lacksPhotos) continue;
    const photos: KeptAct['photos'] = [];
    for (const each of act.photos) {
      const { blob, url } = (await readPhoto(each.id)) ?? {};
      if (blob ?? url) photos.push(each);
    }
    await changeAct(key, { ...act, photos, state: 'waiting', lacksPhotos: false });
  }
  await wake();
}

/** Sends what waits: acts of one shipment in their order, one at a time; from one tab only. */
export async function wake(): Promise<void> {
  await refreshShown();
  if (shown.every(({ state }) => state !== 'waiting')) return;
  if (isSending) {
    isAskedAgain = true;
    return;
  }
  isSending = true;
  try {
    await navigator.locks.request('haulway-road', { ifAvailable: true }, async (lock) => {
      if (lock) await sendUntilDone();
      // Another tab sends them, unless it is closed before it is through.
      else lookIn(LOOK_EVERY_MS);
    });
  } finally {
    isSending = false;
  }
}

/** The signal may come back while a try from before fails. */
async function sendUntilDone(): Promise<void> {
  do {
    isAskedAgain = false;
    await sendAll();
  } while (isAskedAgain);
}

async function sendAll(): Promise<void> {
  const held = new Set<string>();
  for (const [key, act] of await keptActs()) {
    if (act.userId !== me() || act.state !== 'waiting' || held.has(act.shipmentId)) continue;
    const sent = await sendAct(key, act);
    if (sent === 'done') settle(act);
    if (sent === 'later' || sent === 'paused') held.add(act.shipmentId);
    if (sent === 'paused') break;
    failures = sent === 'later' ? failures + 1 : 0;
  }
  await refreshShown();
  const wait = failures > 0 ? Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS) : LOOK_EVERY_MS;
  if (shown.every(({ state }) => state !== 'waiting')) return;
  lookIn(wait);
  // Refused where somebody switched it off.
  void askForSignal().catch(() => undefined);
}

function lookIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void wake(), milliseconds);
}

function settle(act: KeptAct): void {
  settling = [...settling, { ...act, state: 'done' }];
  void Promise.allSettled([...doneWatchers].map((listener) => listener(act))).then(() => {
    settling = settling.filter(({ actId }) => actId !== act.actId);
    return refreshShown();
  });
}

async function refreshShown(): Promise<void> {
  const kept = (await keptActs()).map(([, act]) => act);
  shown = [...settling, ...kept].filter(({ userId }) => userId === me());
  for (const listener of watchers) listener();
}

function me(): string | undefined {
  const token = readToken();
  return token ? userOf(token) : undefined;
}

/** Looks again whenever there may be signal. Returns a function that stops it. */
export function startQueue(): () => void {
  const look = () => document.visibilityState === 'visible' && void wake();
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  // Hidden or not: the browser woke the page for it.
  const stop = onSignal(() => void wake());
  void wake();
  return () => {
    stop();
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
  };
}

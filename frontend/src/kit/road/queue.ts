import { readToken, userOf } from '../api/token';
import { sendAct } from './send';
import { PAGE, waitAfter } from './times';
import { askForSignal, onSignal } from './worker';
import {
  type ActKind,
  changeAct,
  dropAct,
  keepAct,
  type KeptAct,
  keptActs,
  keptJobs,
  type PhotoUse,
  readPhoto,
} from './store';

/** Acts on this phone as screens show them; none until they are read. */
let shown: readonly KeptAct[] = [];
const watchers = new Set<() => void>();
const doneWatchers = new Set<(act: KeptAct) => Promise<unknown>>();
/** Acts that the server has, whose changes are not read yet: until then, screens go by them. */
let settling: readonly KeptAct[] = [];
/** Shipments whose acts are being sent, and those of them that are to be looked at once more. */
const sending = new Set<string>();
const askedAgain = new Set<string>();
/** By shipment, tries in a row that have to be made again. */
const failures = new Map<string, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the timer wakes the queue, in ms. */
let wakesAt = 0;

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
  photos: ({ blob: Blob } & PhotoUse)[];
}

/** Keeps an act on this phone, and sends it as soon as that can be. @throws if the phone has no room */
export async function doAct({ shipmentId, kind, body, photos }: NewAct): Promise<void> {
  const userId = me();
  if (!userId) throw new Error('Nobody is signed in.');
  const [capturedAt, ticks] = [Date.now(), performance.now()];
  const job = (await keptJobs(userId))?.jobs.find(({ shipment }) => shipment.id === shipmentId);
  const kept = photos.map((photo) => ({ ...photo, id: crypto.randomUUID() }));
  const act: KeptAct = {
    actId: crypto.randomUUID(),
    userId,
    shipmentId,
    title: job?.shipment.title,
    kind,
    body,
    capturedAt,
    ticks,
    page: PAGE,
    photos: kept.map(({ id, use, view, mark }) => ({ id, use, view, mark })),
    state: 'waiting',
  };
  await keepAct(
    act,
    kept.map(({ id, blob }) => ({ id, blob })),
  );
  await refreshShown();
  void wake();
}

/** Gives up an act that was refused. */
export async function forgetAct(actId: string): Promise<void> {
  for (const [key, act] of await keptActs()) if (act.actId === actId) await dropAct(key, act);
  await refreshShown();
}

/** Sends a refused act again, without the photos that are gone. */
export async function sendAgain(actId: string): Promise<void> {
  for (const [key, act] of await keptActs()) {
    if (act.actId !== actId || act.state !== 'refused') continue;
    const photos: KeptAct['photos'] = [];
    for (const each of act.photos) {
      const { blob, url } = (await readPhoto(each.id)) ?? {};
      if (blob ?? url) photos.push(each);
    }
    await changeAct(key, { ...act, photos, state: 'waiting', lacksPhotos: false, mayPass: false });
  }
  await wake();
}

/** Sends what waits: two shipments side by side. */
export async function wake(): Promise<void> {
  await refreshShown();
  const waiting = shown.filter(({ state }) => state === 'waiting');
  await Promise.all([...new Set(waiting.map(({ shipmentId }) => shipmentId))].map(sendOf));
}

/** Acts of one shipment in their order, one at a time; from one tab only. */
async function sendOf(shipmentId: string): Promise<void> {
  // The signal may come back, or another act come, while a try from before goes on.
  askedAgain.add(shipmentId);
  if (sending.has(shipmentId)) return;
  sending.add(shipmentId);
  try {
    await navigator.locks.request(`haulway-road ${shipmentId}`, { ifAvailable: true }, async (lock) => {
      const isAsked = () => askedAgain.delete(shipmentId);
      // Another tab sends them, unless it is closed before it is through.
      if (!lock && isAsked()) lookIn(LOOK_EVERY_MS);
      while (isAsked()) await sendInOrder(shipmentId);
    });
  } finally {
    sending.delete(shipmentId);
  }
  // While the lock was given back.
  if (askedAgain.has(shipmentId)) await sendOf(shipmentId);
}

async function sendInOrder(shipmentId: string): Promise<void> {
  const isOwn = (act: KeptAct) => act.shipmentId === shipmentId && act.userId === me();
  const isNext = (act: KeptAct) => isOwn(act) && act.state === 'waiting';
  for (const [key, act] of await keptActs()) {
    // What comes after it would be refused before this is sent again.
    if (isOwn(act) && act.kind !== 'code' && (act.mayPass || act.lacksPhotos)) break;
    if (!isNext(act)) continue;
    const sent = await sendAct(key, act);
    if (sent === 'done') settle(act);
    failures.set(shipmentId, sent === 'later' ? (failures.get(shipmentId) ?? 0) + 1 : 0);
    // Whether what comes after it can go on depends on why.
    if (sent === 'refused') askedAgain.add(shipmentId);
    if (sent !== 'done') break;
  }
  await refreshShown();
  if (!shown.some(isNext)) return;
  const failed = failures.get(shipmentId) ?? 0;
  lookIn(failed > 0 ? waitAfter(failed) : LOOK_EVERY_MS);
  // Refused where somebody switched it off.
  void askForSignal().catch(() => undefined);
}

/** Wakes the queue in so many ms, or before if that was asked for. */
function lookIn(milliseconds: number): void {
  const at = Date.now() + milliseconds;
  if (wakesAt > Date.now() && wakesAt <= at) return;
  clearTimeout(timer);
  wakesAt = at;
  timer = setTimeout(() => {
    wakesAt = 0;
    void wake();
  }, milliseconds);
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
    wakesAt = 0;
  };
}

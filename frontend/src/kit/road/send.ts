import { call } from '../api/calls';
import { ApiError, explain, problemCode } from '../api/errors';
import type { BodyOf } from '../api/operations';
import { changeAct, dropAct, type KeptAct, notePhoto, readPhoto, type PhotoUse } from './store';

/** What became of one try. */
export type Sent = 'done' | 'refused' | 'later' | 'paused';

/** Refusals that pass by themselves. */
const PASSING = new Set(['stale', 'idempotency_in_progress', 'payment_processing']);

/** This page; its clock is no other page's. */
export const PAGE = crypto.randomUUID();

/** Sends an act with its photos, each of them once, however often it is tried. */
export async function sendAct(key: number, act: KeptAct): Promise<Sent> {
  try {
    const urls = new Map<string, { use: PhotoUse; url: string }>();
    for (const { id, use } of act.photos) urls.set(id, { use, url: await sendPhoto(act, id) });
    await post(act, [...urls.values()]);
    await dropAct(key, act);
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'later';
    if (error.status === 401) return 'paused';
    if (error.status === 429 || error.status >= 500 || PASSING.has(problemCode(error) ?? '')) return 'later';
    await changeAct(key, { ...act, state: 'refused', refusal: explain(error, 'The server refused it.') });
    return 'refused';
  }
}

async function sendPhoto(act: KeptAct, id: string): Promise<string> {
  const photo = await readPhoto(id);
  if (photo?.url) return photo.url;
  if (!photo?.blob) throw new Error('The photo is no longer on this phone.');
  const files = { photos: [new File([photo.blob], 'photo.jpg', { type: photo.blob.type })] };
  const [stored] = await call('POST', '/api/uploads', { params: { actId: act.actId }, files, key: id });
  if (!stored) throw new Error('The photo was not stored.');
  await notePhoto(id, stored.url);
  return stored.url;
}

async function post(act: KeptAct, sent: { use: PhotoUse; url: string }[]): Promise<void> {
  const of = (use: PhotoUse) => sent.filter((each) => each.use === use).map(({ url }) => url);
  const { actId, kind, body } = act;
  const params = { id: act.shipmentId };
  const times = { actId, ...timesOf(act) };
  if (kind === 'arrive') {
    const arrival = { ...body, ...times } as BodyOf<'POST', '/api/shipments/{id}/arrive'>;
    await call('POST', '/api/shipments/{id}/arrive', { params, body: arrival });
    return;
  }
  const [signature, nobody] = [of('signature')[0], of('nobody')[0]];
  const proof: BodyOf<'POST', '/api/shipments/{id}/deliver'> = {
    ...body,
    ...times,
    photos: of('photo'),
    ...(signature ? { signature: { ...(body['signature'] as { name: string }), url: signature } } : {}),
    ...(nobody ? { nobodyThere: { photo: nobody } } : {}),
  };
  if (kind === 'pickup') await call('POST', '/api/shipments/{id}/pickup', { params, body: proof });
  else await call('POST', '/api/shipments/{id}/deliver', { params, body: proof });
}

/** Both by the phone's clock as it is now: on the page that did it, however that clock was set meanwhile. */
export function timesOf({ capturedAt, ticks, page }: Pick<KeptAct, 'capturedAt' | 'ticks' | 'page'>) {
  const now = Date.now();
  const at = page === PAGE ? now - (performance.now() - ticks) : capturedAt;
  return { capturedAt: new Date(at).toISOString(), sentAt: new Date(now).toISOString() };
}

import { call } from '../api/calls';
import { ApiError } from '../api/errors';
import { dropPositions, keepPositions, keptPositions } from './store';

const KEY = 'haulway_following';
const EVERY_MS = 10 * 60_000;
const EVERY_MILES = 10;
/** The most the server takes at once. */
const MOST = 500;

const watchers = new Set<() => void>();

/** The shipments whose shippers are told where they are while the app is open, as the carrier switched it on. */
export function followed(): readonly string[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
}

/** As text, which is the same for as long as nothing was switched. */
export function followedText(): string {
  return localStorage.getItem(KEY) ?? '';
}

export function setFollowed(shipmentId: string, on: boolean): void {
  const rest = followed().filter((id) => id !== shipmentId);
  localStorage.setItem(KEY, (on ? [...rest, shipmentId] : rest).join(' '));
  for (const listener of watchers) listener();
}

export function watchFollowed(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

interface Seen {
  latitude: number;
  longitude: number;
  at: number;
}

/** Is it time for another position: ten minutes or ten miles after the last? */
export function isDue(last: Seen | undefined, next: Seen): boolean {
  return !last || next.at - last.at >= EVERY_MS || milesBetween(last, next) >= EVERY_MILES;
}

const EARTH_MILES = 3_958.8;

/** Great-circle distance (haversine). */
export function milesBetween(one: Omit<Seen, 'at'>, other: Omit<Seen, 'at'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const share =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(share));
}

/** Follows the phone for these shipments while the page is open. Returns a function that stops it. */
export function follow(userId: string, shipmentIds: readonly string[]): () => void {
  let last: Seen | undefined;
  const send = () => void sendPositions(userId);
  const watch = navigator.geolocation?.watchPosition(
    ({ coords }) => {
      const seen = {
        latitude: Number(coords.latitude.toFixed(7)),
        longitude: Number(coords.longitude.toFixed(7)),
        at: Date.now(),
      };
      if (!isDue(last, seen)) return;
      last = seen;
      void keepPositions(shipmentIds.map((shipmentId) => ({ ...seen, shipmentId, userId }))).then(send);
    },
    () => undefined,
    { maximumAge: 60_000 },
  );
  window.addEventListener('online', send);
  send();
  return () => {
    if (watch !== undefined) navigator.geolocation.clearWatch(watch);
    window.removeEventListener('online', send);
  };
}

/** Sends the positions that wait, all in one call. */
async function sendPositions(userId: string): Promise<void> {
  await navigator.locks.request('haulway-positions', async () => {
    const own = await keptPositions(userId, MOST);
    if (own.length === 0) return;
    const positions = own.map(([, { shipmentId, latitude, longitude, at }]) => ({
      shipmentId,
      latitude,
      longitude,
      at: new Date(at).toISOString(),
    }));
    try {
      await call('POST', '/api/locations', { body: { positions, sentAt: new Date().toISOString() } });
    } catch (error) {
      // Kept for the next time, unless the server will never take them.
      if (!(error instanceof ApiError) || error.status !== 400) return;
    }
    await dropPositions(own.map(([key]) => key));
  });
}

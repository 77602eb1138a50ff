import { after, HOUR } from '../common/clock.js';
import { legMiles } from '../places/distance.js';
import type { Point } from '../places/great-circle.js';
import { arrivalWindow, type Seen } from './eta.js';

const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };
const DALLAS = { latitude: 32.7767, longitude: -96.797 };
const DENVER = { latitude: 39.7392, longitude: -104.9903 };
const PLACES: readonly Point[] = [
  AUSTIN,
  DALLAS,
  DENVER,
  { latitude: 41.8781, longitude: -87.6298 },
  { latitude: 33.749, longitude: -84.388 },
  { latitude: 40.7128, longitude: -74.006 },
  { latitude: 34.0522, longitude: -118.2437 },
  { latitude: 47.6062, longitude: -122.3321 },
  { latitude: 36.1627, longitude: -86.7816 },
  { latitude: 39.7684, longitude: -86.1581 },
  { latitude: 35.0844, longitude: -106.6504 },
  { latitude: 29.7604, longitude: -95.3698 },
];
const NOON = new Date('2027-03-09T12:00:00Z');
const seenAt = (place: Point, at: Date): Seen => ({ ...place, at });

describe('when a truck arrives', () => {
  it('is an hour to either side at least, in full hours', () => {
    // 196 miles are 3.6 hours and the streets.
    expect(arrivalWindow([seenAt(AUSTIN, NOON)], DALLAS, NOON)).toEqual({
      from: new Date('2027-03-09T15:00:00Z'),
      to: new Date('2027-03-09T18:00:00Z'),
    });
  });

  it('waits for the next day once ten hours are driven', () => {
    const window = arrivalWindow([seenAt(AUSTIN, NOON)], DENVER, NOON);
    const hours = legMiles(AUSTIN, DENVER) / 55;
    const expected = 24 + hours - 10;
    expect(hours).toBeGreaterThan(10);
    expect(window?.from.getTime()).toBeLessThan(after(NOON, expected * HOUR).getTime());
    expect(window?.to.getTime()).toBeGreaterThan(after(NOON, expected * HOUR).getTime());
    // Having driven from Dallas since eight, it gets less far today, and needs a third day for the rest.
    const tired = arrivalWindow([seenAt(DALLAS, after(NOON, -4 * HOUR)), seenAt(AUSTIN, NOON)], DENVER, NOON);
    const later = after(NOON, (20 + hours - (10 - legMiles(DALLAS, AUSTIN) / 55) + 14) * HOUR).getTime();
    expect(tired?.from.getTime()).toBeLessThan(later);
    expect(tired?.to.getTime()).toBeGreaterThan(later);
  });

  it('is not known without a position of the last 12 hours, and never in the past', () => {
    expect(arrivalWindow([], DALLAS, NOON)).toBeUndefined();
    expect(arrivalWindow([seenAt(AUSTIN, after(NOON, -13 * HOUR))], DALLAS, NOON)).toBeUndefined();
    const late = arrivalWindow([seenAt(AUSTIN, after(NOON, -11 * HOUR))], DALLAS, NOON);
    expect(late).toEqual({ from: NOON, to: NOON });
  });

  it.each(process.env['HAULWAY_TEST_LONG'] ? [20261125, 1, 2, 3] : [20261125])(
    'comes true for 80 to 90 of 100 windows given two hours or more ahead, on 2,000 trips with stops and nights (seed %i)',
    (seed) => {
      const random = seeded(seed);
      let [inside, trips] = [0, 0];
      while (trips < 2_000) {
        const [from, to] = [pick(PLACES, random), pick(PLACES, random)];
        if (from === to) continue;
        const { track, arrived } = drive(from, to, random);
        const given = track.filter(({ at }) => arrived.getTime() - at.getTime() >= 2 * HOUR);
        const last = pick(given, random);
        if (!last) continue;
        const window = arrivalWindow(
          track.filter(({ at }) => at <= last.at && at > after(last.at, -36 * HOUR)),
          to,
          last.at,
        );
        trips += 1;
        if (window && arrived >= window.from && arrived <= window.to) inside += 1;
      }
      expect(inside / trips).toBeGreaterThanOrEqual(0.8);
      expect(inside / trips).toBeLessThanOrEqual(0.9);
    },
  );
});

/** A trip as truckers drive: 60 to 66 miles an hour, a stop of 15 to 60 minutes every two to four hours, and a night after 8.5 to 10.5 hours at the wheel. */
function drive(from: Point, to: Point, random: () => number): { track: Seen[]; arrived: Date } {
  const between = (least: number, most: number) => least + random() * (most - least);
  const miles = legMiles(from, to) * between(0.97, 1.05);
  const track: Seen[] = [];
  let [at, done, wheel, sinceStop, began] = [NOON, 0, 0, 0, NOON];
  let [stopAfter, nightAfter] = [between(2, 4), between(8.5, 10.5)];
  const speed = between(60, 66);
  const STEP = 1 / 2;
  while (done < miles) {
    track.push(seenAt(along(from, to, done / miles), at));
    at = after(at, STEP * HOUR);
    done += speed * STEP * between(0.8, 1.1);
    wheel += STEP;
    sinceStop += STEP;
    if (wheel >= nightAfter) {
      // On again about 24 hours after the day began.
      track.push(seenAt(along(from, to, Math.min(1, done / miles)), at));
      at = after(began, between(22.5, 25) * HOUR);
      [began, wheel, sinceStop, nightAfter] = [at, 0, 0, between(8.5, 10.5)];
    } else if (sinceStop >= stopAfter) {
      at = after(at, between(0.25, 1) * HOUR);
      [sinceStop, stopAfter] = [0, between(2, 4)];
    }
  }
  // What it drove too far, and the streets at the end.
  return { track, arrived: after(at, (between(0.2, 0.9) - (done - miles) / speed) * HOUR) };
}

function along(from: Point, to: Point, part: number): Point {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * part,
    longitude: from.longitude + (to.longitude - from.longitude) * part,
  };
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Random numbers that are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

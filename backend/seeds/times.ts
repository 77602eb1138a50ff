import { after, DAY, HOUR, MINUTE } from '../src/common/clock.js';
import type { Place } from '../src/places/gazetteer.js';
import type { Chance } from './chance.js';

const FIRST_HOUR = 7.5;
const LAST_HOUR = 20;
const DEGREES_AN_HOUR = 15;

/** Places what people do in the past, in order, and within waking hours if there is room. */
export class Times {
  private last = new Date(0);

  constructor(
    private readonly now: Date,
    private readonly chance: Chance,
    private readonly place: Place,
  ) {}

  /** The next thing to happen, about this many days ago, and after everything placed before it. */
  ago(days: number): Date {
    const wanted = this.awake(after(this.now, -days * DAY));
    const latest = after(this.now, -MINUTE);
    const least = after(this.last, 4 * MINUTE);
    const at = wanted > least ? wanted : least;
    this.last = at < latest ? at : middle(this.last, this.now, 0.5);
    return this.last;
  }

  /** What comes next comes after this. */
  skipTo(at: Date): void {
    if (at > this.last) this.last = at;
  }

  /** When something is planned for about this many days ago (below 0: in the future), whatever came before it. */
  plan(days: number): Date {
    return this.awake(after(this.now, -days * DAY));
  }

  /** An instant between two, not in order with the others. */
  between(from: Date, to: Date, least: number, most: number): Date {
    return this.inDaytime(middle(from, to, this.chance.between(least, most)), to);
  }

  /** The instant itself, or the next morning if it is night and the morning is not too late. */
  inDaytime(at: Date, latest: Date): Date {
    const awake = this.awake(at);
    return awake < latest ? awake : at;
  }

  /** In the daytime at the place: anything at night moves to the next morning, if that has already passed. */
  private awake(at: Date): Date {
    const hour =
      (((at.getUTCHours() + at.getUTCMinutes() / 60 + this.place.longitude / DEGREES_AN_HOUR) % 24) + 24) % 24;
    if (hour >= FIRST_HOUR && hour <= LAST_HOUR) return at;
    const sleep = (hour < FIRST_HOUR ? 0 : 24) + FIRST_HOUR - hour + this.chance.between(0, 2.5);
    const morning = after(at, sleep * HOUR);
    return morning < after(this.now, -MINUTE) ? morning : at;
  }
}

/** The instant this far, as a share, from one to another. */
export function middle(from: Date, to: Date, share: number): Date {
  return after(from, (to.getTime() - from.getTime()) * share);
}

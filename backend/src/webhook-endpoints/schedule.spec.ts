import { HOUR, MINUTE, SECOND } from '../common/clock.js';
import { MOST_ATTEMPTS, pauseAfter } from './schedule.js';

const failed = { status: 500, failure: 'status' as const, retryAfterMs: undefined };

describe('the pause before the next attempt', () => {
  it('grows from seconds to a day, over ten attempts and 75.6 hours', () => {
    const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, index) => pauseAfter(index + 1, failed, 0.5));
    expect(pauses.slice(0, 4)).toEqual([5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR]);
    expect(pauses[MOST_ATTEMPTS - 1]).toBeUndefined();
    const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / HOUR;
    expect(hours).toBeCloseTo(75.6, 1);
  });

  it('is up to a fifth shorter or longer', () => {
    expect(pauseAfter(2, failed, 0)).toBe(4 * MINUTE);
    expect(pauseAfter(2, failed, 1)).toBe(6 * MINUTE);
  });

  it('is what the receiver asks for, from one to two times as planned', () => {
    const asked = (retryAfterMs: number) => pauseAfter(2, { ...failed, status: 503, retryAfterMs }, 0);
    expect([asked(SECOND), asked(7 * MINUTE), asked(HOUR)]).toEqual([5 * MINUTE, 7 * MINUTE, 10 * MINUTE]);
  });

  it('is at least a minute for a receiver that is overloaded', () => {
    expect(pauseAfter(1, { ...failed, status: 429 }, 0.5)).toBe(MINUTE);
    expect(pauseAfter(1, { status: null, failure: 'timeout', retryAfterMs: undefined }, 0.5)).toBe(MINUTE);
  });
});

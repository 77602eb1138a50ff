import type { Recurrence } from '../../kit/api/types';
import { type Every, previewDays } from './repeatDays';
import type { RepeatBody } from './templates';

/** How many of the next days are shown. */
const SHOWN = 4;

/** What is chosen, as the fields have it. */
export interface Chosen {
  every: Every;
  days: number[];
  ahead: number;
  /** Days from the pickup to the last delivery day; null: none is set. */
  within: number | null;
  fromDay: string;
  end: 'never' | 'until' | 'count';
  until: string;
  times: string;
}

export function chosenOf(recurrence: Recurrence | undefined): Chosen {
  return {
    every: recurrence?.every ?? 'week',
    days: recurrence?.days ?? [],
    ahead: recurrence?.aheadDays ?? 7,
    within: recurrence?.deliverWithinDays ?? null,
    fromDay: '',
    end: recurrence?.until ? 'until' : recurrence?.count ? 'count' : 'never',
    until: recurrence?.until ?? '',
    times: String(recurrence?.count ?? ''),
  };
}

/** What has to be filled in first; the number of listings has to be above that of those `made`. */
export function missingIn({ days, end, until, times }: Chosen, made: number): 'days' | 'until' | 'count' | undefined {
  if (days.length === 0) return 'days';
  if (end === 'until' && until === '') return 'until';
  if (end === 'count' && !(Number.isInteger(Number(times)) && Number(times) > made)) return 'count';
  return undefined;
}

const lastDay = ({ end, until }: Chosen) => (end === 'until' && until !== '' ? until : null);

/** The next pickups that come of it, YYYY-MM-DD. */
export function nextPickups(chosen: Chosen, made: number, today: string): string[] {
  const { every, days, fromDay, end, times } = chosen;
  const left = end === 'count' ? Math.max(0, Number(times) - made) : SHOWN;
  return previewDays({ every, days, fromDay: fromDay || today, until: lastDay(chosen) }, today, Math.min(SHOWN, left));
}

export function bodyOf(chosen: Chosen): RepeatBody {
  const { every, days, ahead, within, fromDay, end, times } = chosen;
  return {
    every,
    days,
    aheadDays: ahead,
    deliverWithinDays: within,
    fromDay: fromDay || null,
    until: lastDay(chosen),
    count: end === 'count' ? Number(times) : null,
  };
}

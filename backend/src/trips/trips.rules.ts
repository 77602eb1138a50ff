import { defineMachine } from '../common/rules.js';

export const TRIP_STATUSES = ['planned', 'over'] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

export type TripVerb = 'plan' | 'change' | 'delete' | 'end';

/** A trip's life. It is its carrier's alone: to everybody else it does not exist. */
export const TRIP_RULES = defineMachine<TripStatus, TripVerb, 'trip'>({
  noun: 'trip',
  table: 'trips',
  states: TRIP_STATUSES,
  sealed: true,
  verbs: {
    plan: { who: ['carrier'], from: [], to: ['planned'] },
    // An edit; the status stays.
    change: { who: ['carrier'], from: ['planned'], to: [], call: { by: ['carrier'] } },
    // The row goes.
    delete: {
      who: ['carrier'],
      from: ['planned', 'over'],
      to: [],
      call: { by: ['carrier'] },
      clears: ['trip_end', 'load_alerts'],
    },
    // The day after its last possible arrival.
    end: { who: ['clock'], from: ['planned'], to: ['over'], clears: ['trip_end', 'load_alerts'] },
  },
});

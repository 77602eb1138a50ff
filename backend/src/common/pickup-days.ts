/** SQL for the last day on which a quote `q` has its carrier pick up: the day that was set, else the end of what it offers; null if it gives none. */
export const LAST_PICKUP_DAY = 'coalesce(q.pickup_day, q.estimated_pickup_until, q.estimated_pickup_date)';

/** SQL for the first one. */
export const FIRST_PICKUP_DAY = 'coalesce(q.pickup_day, q.estimated_pickup_date)';

const DAY_AFTER_PAYMENT = '(q.paid_at AT TIME ZONE s.pickup_time_zone)::date + 1';

/** SQL for the first day agreed for the pickup, of a paid quote `q` and its shipment `s`; `agreedPickup` says the same. */
export const FIRST_AGREED_PICKUP_DAY = `coalesce(${FIRST_PICKUP_DAY}, s.pickup_date, ${DAY_AFTER_PAYMENT})`;

/** SQL for the last one. */
export const LAST_AGREED_PICKUP_DAY = `coalesce(${LAST_PICKUP_DAY}, s.pickup_until, s.pickup_date, ${DAY_AFTER_PAYMENT})`;

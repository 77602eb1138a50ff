import { FIRST_AGREED_PICKUP_DAY } from './pickup-days.js';

/**
 * SQL for the lines `t` of the timeline that show that the carrier of a paid quote `q` came to the pickup of its shipment `s`, from the first agreed
 * day on: an arrival or an attempt whose position is near the place, or an attempt without any position but with a photo.
 */
export const VISITS = `timeline t
  WHERE t.subject = 'quote' AND t.subject_id = q.id AND t.shipment_id = s.id AND t.event IN ('arrive', 'attempt') AND t.data->>'end' = 'pickup'
    AND (t.data->>'happenedAt')::timestamptz >= ${FIRST_AGREED_PICKUP_DAY} AT TIME ZONE s.pickup_time_zone
    AND (t.data->>'fence' IN ('in', 'near') OR (t.data->>'fence' = 'unknown' AND jsonb_array_length(t.data->'photos') > 0))`;

/** SQL: are there any {@link VISITS}? */
export const WAS_AT_PICKUP = `EXISTS (SELECT 1 FROM ${VISITS})`;

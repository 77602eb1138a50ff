import { isUntilPickup } from './booked.js';
import { BADGE_FACTS } from './facts.js';

/** SQL: was anything checked about the carrier `c` when the quote `q` was accepted that is not any longer? After the pickup, nobody asks. */
export const HAS_LAPSED_FACTS = `(${isUntilPickup('q')} AND q.agreed ? 'facts' AND NOT q.agreed->'facts' <@ ${BADGE_FACTS})`;

/** SQL: a JSON list of that. */
export const LAPSED_FACTS = `CASE WHEN ${HAS_LAPSED_FACTS} THEN (SELECT json_agg(f) FROM jsonb_array_elements(q.agreed->'facts') f
    WHERE NOT ${BADGE_FACTS} @> f) ELSE '[]' END`;

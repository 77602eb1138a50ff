import { isUntilPickup } from './booked.js';
import type { Badge, Fact } from './facts.js';

/** Which of the facts that had been checked when a quote was accepted are not any longer; {@link LAPSED_FACTS} says the same in SQL. */
export function lapsedFacts(agreed: readonly Fact[], badges: readonly Badge[]): Fact[] {
  return agreed.filter((fact) => badges.every((badge) => badge.fact !== fact));
}

/** SQL: are there any {@link lapsedFacts} of a quote `q` with its carrier `c`? After the pickup, nobody asks. */
export const HAS_LAPSED_FACTS = `(${isUntilPickup('q')} AND q.agreed ? 'facts'
    AND NOT q.agreed->'facts' <@ coalesce((SELECT jsonb_agg(b->'fact') FROM jsonb_array_elements(c.badges) b), '[]'))`;

/** SQL: a JSON list of them. */
export const LAPSED_FACTS = `CASE WHEN ${HAS_LAPSED_FACTS} THEN (SELECT json_agg(f) FROM jsonb_array_elements(q.agreed->'facts') f
    WHERE NOT c.badges @> jsonb_build_array(jsonb_build_object('fact', f))) ELSE '[]' END`;

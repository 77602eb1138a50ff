import type { Category } from '../common/categories.js';
import type { Badge, Fact } from '../common/facts.js';
import type { OperatorSettings } from '../platform/settings/settings.js';

/** Which of the facts that a listing's category asks for Haulway has not checked about a carrier; {@link LACKS_FACTS} says the same in SQL. */
export function missingFacts(
  { factsToBeAccepted }: OperatorSettings,
  category: Category | null,
  badges: readonly Badge[],
): Fact[] {
  const asked = (category && factsToBeAccepted[category]) ?? [];
  return asked.filter((fact) => badges.every((badge) => badge.fact !== fact));
}

/** SQL: are there any {@link missingFacts} of the carrier `c` for the shipment `s`? */
export const LACKS_FACTS = `NOT coalesce((SELECT v.content->'factsToBeAccepted'->(s.category::text) FROM settings v ORDER BY v.version DESC LIMIT 1), '[]')
           <@ coalesce((SELECT jsonb_agg(b->'fact') FROM jsonb_array_elements(c.badges) b), '[]')`;

import type { Category } from '../common/categories.js';
import { BADGE_FACTS, type Badge, type Fact, factsWithoutBadge } from '../common/facts.js';
import type { OperatorSettings } from '../platform/settings/settings.js';

/** Which of the facts that a listing's category asks for Haulway has not checked about a carrier; {@link LACKS_FACTS} says the same in SQL. */
export function missingFacts(
  { factsToBeAccepted }: OperatorSettings,
  category: Category | null,
  badges: readonly Badge[],
): Fact[] {
  return factsWithoutBadge((category && factsToBeAccepted[category]) ?? [], badges);
}

/** SQL: are there any {@link missingFacts} of the carrier `c` for the shipment `s`? */
export const LACKS_FACTS = `NOT coalesce((SELECT v.content->'factsToBeAccepted'->(s.category::text) FROM settings v ORDER BY v.version DESC LIMIT 1), '[]')
           <@ ${BADGE_FACTS}`;

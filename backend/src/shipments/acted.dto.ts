import { Shown } from '../common/shown.js';

/** Words of `proofs`, on the floor above, as the answers of its acts show them. */
const BASES = ['phone', 'receipt'] as const;
const FENCES = ['in', 'near', 'out', 'unknown'] as const;

/** What became of a release code. */
export const CODE_RESULTS = ['released', 'out_of_place', 'wrong', 'locked', 'none'] as const;
export type CodeResult = (typeof CODE_RESULTS)[number];

/** Something a carrier did on the road. */
export class ActAnswer {
  @Shown.id() actId: string;
  @Shown.instant({ description: 'As far as the phone can be believed.' }) happenedAt: string;
  @Shown.instant() receivedAt: string;
  @Shown.oneOf(BASES, { description: 'Who measured it.' }) basis: string;
  @Shown.oneOf(FENCES, { description: 'Whether it was at the place, as the phone says.' }) fence: string;
  @Shown.text({
    optional: true,
    description: 'Of a delivery: `borne_out` if a delay ends when it happened, else why not.',
  })
  delayBasis?: string;
}

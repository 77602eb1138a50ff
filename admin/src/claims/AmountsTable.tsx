import { money } from '@haulway/frontend/kit/format/money.ts';
import type { Records } from '../records';
import { Facts } from '../ui/Panel';
import { Fact } from '../ui/Record';
import type { Sources } from './claimAmounts';

/** What was claimed, and where the money can come from. */
export function AmountsTable({ claim, sources }: { claim: Records['claims']; sources: Sources }) {
  return (
    <Facts>
      <Fact label="Claimed">{money(claim.amount ?? 0)}</Fact>
      <Fact label="Left in escrow">{money(sources.escrow)}</Fact>
      <Fact label="Can be taken from the carrier">{money(sources.carrier)}</Fact>
      <Fact label="Guarantee, up to">{money(sources.limit)}</Fact>
      {claim.kind === 'delay' ? <Fact label="Given back for the delay already">{money(sources.given)}</Fact> : null}
    </Facts>
  );
}

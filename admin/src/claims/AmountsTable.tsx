import { money } from '@haulway/frontend/kit/format/money.ts';
import type { Records } from '../records';
import { Details } from '../ui/Panel';
import { Detail } from '../ui/Record';
import type { Sources } from './claimAmounts';

/** The amount claimed, and where the money can come from. */
export function AmountsTable({ claim, sources }: { claim: Records['claims']; sources: Sources }) {
  return (
    <Details>
      <Detail label="Claimed">{money(claim.amount ?? 0)}</Detail>
      <Detail label="Left in escrow">{money(sources.escrow)}</Detail>
      <Detail label="Recoverable from the carrier">{money(sources.carrier)}</Detail>
      <Detail label="Guarantee, up to">{money(sources.limit)}</Detail>
      {claim.kind === 'delay' ? <Detail label="Already refunded for the delay">{money(sources.given)}</Detail> : null}
    </Details>
  );
}

import { Injectable } from '@nestjs/common';
import type { Acts, ActWord, NextStep, Side } from '../common/acts.js';
import { type User, rolesOf } from '../common/actor.js';
import { CLAIM_KINDS } from '../common/claim-kinds.js';
import { callsOf } from '../common/rules.js';
import { askingOf } from '../bookings/asking.js';
import { DealActs } from '../bookings/deal-acts.js';
import { type DealSnapshot, readDealSnapshots } from '../bookings/deal-snapshots.js';
import { step } from '../bookings/next-step.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { idsOf, RecordActs } from '../platform/http/acts.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { Claim } from './claim.entity.js';
import { CLAIM_RULES, isOpenClaim, MAY_CLAIM, REACHED_ESCROW } from './claims.rules.js';
import { outsideWindow } from './claims.windows.js';

/** What readers can do with claims, and who can open one. */
@Injectable()
export class ClaimsActs {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    acts: RecordActs,
    deals: DealActs,
  ) {
    acts.on('claim', (user, records, side) => this.read(user, idsOf(records), side));
    deals.when('claims', canClaim);
  }

  private async read(user: User, ids: readonly string[], side: Side): Promise<Map<string, Acts>> {
    const deals = await readDealSnapshots(this.db, 'claim', ids, user);
    const claims = await this.db.source
      .getRepository(Claim)
      .createQueryBuilder('c')
      .where('c.id = ANY(:ids)', { ids })
      .getMany();
    return new Map(
      claims.flatMap((claim) => {
        const snapshot = deals.get(claim.id);
        return snapshot
          ? [[claim.id, { can: this.can(claim, snapshot, user, side), next: nextOf(claim, snapshot) }]]
          : [];
      }),
    );
  }

  private can(claim: Claim, snapshot: DealSnapshot, user: User, side: Side): ActWord[] {
    const asking = askingOf(snapshot, user, side, this.clock.now(), claim.claimantId);
    const calls = callsOf(CLAIM_RULES, claim.status, asking).filter(
      (word) => word !== 'respond' || claim.response === null,
    );
    const isToPay = asking.roles.includes('admin') && claim.outOfBandCents > 0 && claim.paidByHandAt === null;
    return isToPay ? [...calls, 'paid-by-hand'] : calls;
  }
}

/** Can this side claim anything now? The amount is a separate matter. */
function canClaim(snapshot: DealSnapshot, user: User, now: Date): boolean {
  const { shipment, booking, openClaims } = snapshot;
  if (!booking?.payment || !REACHED_ESCROW.includes(booking.payment.status)) return false;
  const role = rolesOf(user, partiesOf({ shipment, quote: booking.quote })).find(
    (each) => each === 'owner' || each === 'carrier',
  );
  if (!role || openClaims.some(({ side }) => side === (role === 'owner' ? 'shipper' : 'carrier'))) return false;
  return CLAIM_KINDS.some((kind) => MAY_CLAIM[kind].includes(role) && !outsideWindow(booking, kind, now));
}

function nextOf(claim: Claim, snapshot: DealSnapshot): NextStep | null {
  if (isOpenClaim(claim.status)) {
    return claim.status === 'open' && claim.response === null
      ? step(snapshot, claim.side === 'shipper' ? 'carrier' : 'owner', 'respond', 'claim_review')
      : step(snapshot, 'operator', 'resolve', 'claim_decision');
  }
  return claim.outOfBandCents > 0 && claim.paidByHandAt === null ? step(snapshot, 'operator', 'paid-by-hand') : null;
}

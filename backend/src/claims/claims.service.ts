import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Parties, type Role, rolesOf, type User } from '../common/actor.js';
import type { ClaimKind } from '../common/claim-kinds.js';
import { after, DAY } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import { isUuid, type JsonText, type ListPage } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { lockShipmentWithDeal } from '../bookings/lock-deal.js';
import { freezeChange } from '../bookings/move-change.js';
import { PaymentsService } from '../payments/payments.service.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { note } from '../platform/database/move.js';
import { setDeadline } from '../platform/deadlines/deadlines.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { aboutItem } from '../shipments/items.js';
import { requireVisible } from '../shipments/visible.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { Claim } from './claim.entity.js';
import type { ClaimSearch, NewClaim, Response } from './claims.dto.js';
import { grantedOn, listClaims, readClaim } from './claims.queries.js';
import { CLAIM_RULES, MAY_CLAIM, REACHED_ESCROW } from './claims.rules.js';
import { readEvidence } from './evidence.queries.js';
import { lockClaim, partiesOfClaim } from './lock-claim.js';
import { announceClaim, moveClaim } from './move-claim.js';
import { ThawPayment } from './thaw-payment.js';
import { decisionDue, OF_GOODS, outsideWindow, requireWithinLimits, reviewDue } from './claims.windows.js';

@Injectable()
export class ClaimsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly uploads: UploadsService,
    private readonly payments: PaymentsService,
    private readonly thawing: ThawPayment,
  ) {}

  /**
   * A party to a paid deal opens a claim; the payment is frozen until it is closed.
   * @throws 404 for another's draft; 403 for strangers, and for carriers if only shippers can claim it; 400 for an amount that is not covered;
   *   409 `payment_required`, `claim_window_closed`, `claim_exists`
   */
  async open(user: User, { shipmentId, kind, amount, description, itemId, photos }: NewClaim): Promise<JsonText> {
    requireFewPhotos(photos ?? []);
    return this.db.tx(async (tx) => {
      const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
      requireVisible(shipment, user);
      const side = claimingSide(user, partiesOf(deal ?? { shipment }), kind);
      if (!deal?.payment || !REACHED_ESCROW.includes(deal.payment.status)) throw problem('payment_required');
      const isOfGoods = side === 'owner' && OF_GOODS.includes(kind);
      const granted = isOfGoods ? await grantedOn(tx, deal.quote.id, OF_GOODS) : 0;
      requireWithinLimits(deal, deal.payment, amount, granted);
      const now = this.clock.now();
      const refusal = outsideWindow(deal, kind, now);
      if (refusal) throw problem('claim_window_closed', { detail: refusal });
      const id = randomUUID();
      const dueAt = decisionDue(now);
      tx.insert(Claim, {
        id,
        shipmentId: shipment.id,
        quoteId: deal.quote.id,
        claimantId: user.id,
        respondentId: side === 'owner' ? deal.quote.carrierId : shipment.userId,
        side: side === 'owner' ? 'shipper' : 'carrier',
        kind,
        amountCents: amount,
        description,
        ...(await aboutItem(tx, shipment.id, itemId)),
        photos: photos ?? [],
        dueAt,
        createdAt: now,
        updatedAt: now,
      });
      await this.uploads.addPhotos(tx, user, { claimId: id }, photos ?? []);
      note(tx, {
        subject: 'claim',
        subjectId: id,
        shipmentId: shipment.id,
        event: 'open',
        from: null,
        to: 'open',
        actor: user,
        at: now,
        data: { kind, amount: centsToDollars(amount) },
      });
      await this.payments.freeze(tx, deal.quote.id, 'claim');
      await freezeChange(tx, now, deal, user);
      const about = { subject: id, shipmentId: shipment.id };
      setDeadline(tx, now, { ...about, kind: 'claim_review', dueAt: reviewDue(now) });
      setDeadline(tx, now, { ...about, kind: 'claim_warning', dueAt: after(dueAt, -DAY) });
      setDeadline(tx, now, { ...about, kind: 'claim_decision', dueAt });
      await announceClaim(tx, now, 'claim.opened', await tx.get(Claim, { id }));
      return readClaim(tx, user, id);
    });
  }

  /** The other side's account of it, once. @throws 404; 403; 400 for a photo that is not theirs; 409 */
  async respond(user: User, id: string, { account, photos }: Response): Promise<JsonText> {
    requireFewPhotos(photos ?? []);
    return this.db.tx(async (tx) => {
      const locked = await lockClaim(tx, id);
      authorize(CLAIM_RULES, 'respond', user, partiesOfClaim(locked));
      const { claim } = locked;
      requireState(CLAIM_RULES, 'respond', claim.status);
      if (claim.response !== null)
        throw problem('illegal_transition', { detail: 'You have already answered this claim.' });
      await this.uploads.addPhotos(tx, user, { claimId: id }, photos ?? []);
      const at = this.clock.now();
      await moveClaim(tx, claim, 'respond', user, {
        at,
        set: { response: account, responsePhotos: photos ?? [], respondedAt: at },
      });
      await announceClaim(tx, at, 'claim.answered', claim);
      return readClaim(tx, user, id);
    });
  }

  /** The claimant takes it back. @throws 404; 403; 409 once it is decided */
  async withdraw(user: User, id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockClaim(tx, id);
      authorize(CLAIM_RULES, 'withdraw', user, partiesOfClaim(locked));
      const at = this.clock.now();
      await moveClaim(tx, locked.claim, 'withdraw', user, { at });
      await announceClaim(tx, at, 'claim.withdrawn', locked.claim);
      await this.thawing.thaw(tx, locked.deal);
      return readClaim(tx, user, id);
    });
  }

  list(user: User, search: ClaimSearch): Promise<ListPage> {
    return listClaims(this.db, user, search);
  }

  /** @throws 404 for everybody but the parties and operators */
  async read(user: User, id: string): Promise<JsonText> {
    return readClaim(this.db, user, id);
  }

  /** What happened around a claim. An operator's reading of what two people wrote to each other is logged. @throws 404 as `read` */
  async evidence(user: User, id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const found = isUuid(id) ? await readEvidence(tx, user, id) : undefined;
      if (!found) throw problem('not_found');
      if (!found.party)
        await audit(tx, this.clock.now(), user, {
          action: 'claims.read-evidence',
          resource: 'claims',
          resourceId: id,
          reason: null,
        });
      return found.evidence;
    });
  }
}

/** @throws 403 for strangers, and for carriers if only shippers can claim it */
function claimingSide(user: User, parties: Parties, kind: ClaimKind): Role {
  authorize(CLAIM_RULES, 'open', user, parties);
  const [side] = rolesOf(user, parties);
  if (!side || !MAY_CLAIM[kind].includes(side))
    throw problem('forbidden', { detail: 'Only the shipper can claim this.' });
  return side;
}

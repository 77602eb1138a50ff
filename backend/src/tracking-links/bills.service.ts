import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { rolesOf, type User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { requireVisible } from '../shipments/visible.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { billPdf } from './bill.pdf.js';
import {
  addBill,
  type Bill,
  type BilledDeal,
  keepVersion,
  lockBilled,
  readBill,
  readVersion,
  type Stage,
} from './bills.queries.js';
import { TrackingLinksService } from './tracking-links.service.js';

/** Without those that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const STAGES: Record<Stage, string> = { pickup: 'As of the pickup', delivery: 'As of the delivery' };

/** What a bill is written from. */
interface Unwritten {
  deal: BilledDeal;
  stage: Stage | undefined;
  bill: Bill;
}

/** Throws for whoever may not read the bill of this shipment and its paid deal, if there is one. */
type Authorize = (shipment: Shipment, deal: BilledDeal | undefined) => void;

/** Bills of lading: written anew until the pickup, then kept as they were first given out, and once more after the delivery. */
@Injectable()
export class BillsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly links: TrackingLinksService,
    private readonly uploads: UploadsService,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** @throws 404; 403 for anybody but the two sides and operators; 409 before it is paid */
  pdf(user: User, shipmentId: string): Promise<Buffer> {
    return this.given(shipmentId, (shipment, deal) => {
      requireVisible(shipment, user);
      const parties = { ownerId: shipment.userId, carrierId: deal?.carrierId ?? null };
      if (rolesOf(user, parties).includes('stranger')) throw problem('forbidden');
    });
  }

  /** By the link that is printed on it, whose holder has the bill in their hands. @throws 404 for every other link, and once the deal is another */
  async byLink(token: string): Promise<Buffer> {
    const { shipmentId, quoteId, hasBill } = await this.links.followed(token);
    return this.given(shipmentId, (_, deal) => {
      if (!hasBill || !deal || deal.quoteId !== quoteId) throw problem('not_found');
    });
  }

  private async given(shipmentId: string, authorize: Authorize): Promise<Buffer> {
    const found = await this.db.tx((tx) => this.look(tx, shipmentId, authorize));
    if ('kept' in found) return found.kept;
    const { deal, bill, stage } = found;
    // Photos are read between the transactions. Of two that write it at once, the first is kept.
    const pdf = await this.write(bill, deal, stage);
    if (!stage) return pdf;
    return this.db.tx(async (tx) => {
      await lockShipment(tx, shipmentId);
      const kept = await readVersion(tx, deal.quoteId, stage);
      if (!kept) await keepVersion(tx, this.clock.now(), deal.quoteId, stage, pdf);
      return kept ?? pdf;
    });
  }

  private async look(tx: Tx, shipmentId: string, authorize: Authorize): Promise<{ kept: Buffer } | Unwritten> {
    const shipment = await lockShipment(tx, shipmentId);
    const deal = await lockBilled(tx, shipment.id);
    authorize(shipment, deal);
    if (!deal) throw problem('payment_required');
    const stage = deal.delivery.at ? 'delivery' : deal.pickup.at ? 'pickup' : undefined;
    const kept = stage && (await readVersion(tx, deal.quoteId, stage));
    return kept ? { kept } : { deal, stage, bill: await this.bill(tx, shipment.id, deal) };
  }

  private async write({ number, token }: Bill, deal: BilledDeal, stage: Stage | undefined): Promise<Buffer> {
    return billPdf(
      {
        ...deal,
        number,
        stage: stage ? STAGES[stage] : 'Before the pickup',
        trackUrl: `${this.env.publicUrl}/track/${token}`,
        writtenAt: this.clock.now(),
      },
      (url) => this.uploads.forPage(url),
    );
  }

  private async bill(tx: Tx, shipmentId: string, { quoteId }: BilledDeal): Promise<Bill> {
    const known = await readBill(tx, quoteId);
    if (known) return known;
    const { token } = await this.links.write(tx, shipmentId, { label: null, ofBill: true });
    const bill = { number: newNumber(), token };
    await addBill(tx, this.clock.now(), quoteId, bill);
    return bill;
  }
}

function newNumber(): string {
  return `BOL-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

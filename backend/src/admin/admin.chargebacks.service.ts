import { Injectable } from '@nestjs/common';
import { AnswerChargeback } from '../bookings/answer-chargeback.js';
import type { User } from '../common/actor.js';
import { centsToDollars } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { audit, auditReading } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { ChargebackEvidence, ChargebackLoss } from './admin.chargebacks.dto.js';
import { AdminService } from './admin.service.js';

/** What operators answer the bank about a chargeback. */
@Injectable()
export class AdminChargebacksService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly chargebacks: AnswerChargeback,
    private readonly admin: AdminService,
  ) {}

  /** @throws as {@link AnswerChargeback.sendEvidence} */
  async sendEvidence(operator: User, id: string, { submit, note }: ChargebackEvidence): Promise<JsonText> {
    await this.chargebacks.sendEvidence(operator, id, { submit, note: note ?? undefined });
    return this.done(operator, id, submit ? 'submit-evidence' : 'save-evidence', note);
  }

  /** @throws as {@link AnswerChargeback.acceptLoss} */
  async acceptLoss(operator: User, id: string, reason: string): Promise<JsonText> {
    await this.chargebacks.acceptLoss(operator, id);
    return this.done(operator, id, 'accept-loss', reason);
  }

  /** @throws 404 */
  async loss(id: string): Promise<ChargebackLoss> {
    const { refunds, escrow, carrier, ours } = await this.chargebacks.loss(id);
    return {
      refundsAmount: centsToDollars(refunds),
      escrowAmount: centsToDollars(escrow),
      carrierAmount: centsToDollars(carrier),
      haulwayAmount: centsToDollars(ours),
    };
  }

  /** The evidence as a PDF. It holds what people wrote to each other, so that it was read is recorded. @throws 404 */
  async pdf(operator: User, id: string): Promise<Buffer> {
    const pdf = await this.chargebacks.pdf(id);
    await auditReading(this.db, this.clock.now(), operator, 'chargebacks', id);
    return pdf;
  }

  private done(operator: User, id: string, act: string, reason: string | null | undefined): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const record = await this.admin.record(tx, 'chargebacks', id);
      await audit(tx, this.clock.now(), operator, {
        action: `chargebacks.${act}`,
        resource: 'chargebacks',
        resourceId: id,
        reason,
      });
      return record;
    });
  }
}

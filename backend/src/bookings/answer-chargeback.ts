import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { requireImpartial, type User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { Chargeback } from '../payments/chargeback.entity.js';
import type { Bearers } from '../payments/chargebacks.service.js';
import { ask, Provider } from '../payments/provider.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { AskForChargebacks } from './chargeback.js';
import { evidenceFields } from './chargeback-evidence.js';
import { evidencePdf } from './chargeback-evidence.pdf.js';
import { EVIDENCE_FACTS, type EvidenceFacts } from './chargeback-evidence.queries.js';
import { lockDeal } from './lock-deal.js';
import { LoseDispute } from './lose-dispute.js';

/** Answers the bank about a chargeback, at the provider. What the provider then says is applied as its news would be. */
@Injectable()
export class AnswerChargeback {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly chargebacks: AskForChargebacks,
    private readonly lost: LoseDispute,
  ) {}

  /**
   * Gives the bank what the deal says for itself: kept at the provider, or also submitted, after which the bank decides.
   * @param note what the operator adds, on top of it
   * @throws 404; 403 for an operator who is a party; 409 when the bank no longer waits for an answer; 503
   */
  async sendEvidence(
    operator: User,
    id: string,
    { submit, note }: { submit: boolean; note?: string | undefined },
  ): Promise<void> {
    const facts = await this.facts(id);
    requireImpartial(operator, ...facts.partyIds);
    const evidence = evidenceFields(facts, note);
    await this.tell(id, (client) => client.disputes.update(id, { evidence, submit }));
  }

  /** Leaves the money with the cardholder; this cannot be undone. @throws as {@link sendEvidence} */
  async acceptLoss(operator: User, id: string): Promise<void> {
    requireImpartial(operator, ...(await this.facts(id)).partyIds);
    await this.tell(id, (client) => client.disputes.close(id));
  }

  /** Whose money it is if it is lost as things stand. @throws 404 */
  async loss(id: string): Promise<Bearers> {
    return this.db.tx(async (tx) => {
      const row = await tx.find(Chargeback, { id });
      const { payment, ...deal } = await lockDeal(tx, row?.quoteId ?? '');
      if (!row || !payment) throw problem('not_found');
      return this.lost.foresee(tx, { ...deal, payment }, row);
    });
  }

  /** The evidence as a file for people. @throws 404 */
  async pdf(id: string): Promise<Buffer> {
    return evidencePdf(await this.facts(id), this.clock.now());
  }

  private async facts(id: string): Promise<EvidenceFacts> {
    const row = await this.db.one<{ facts: EvidenceFacts }>(EVIDENCE_FACTS, [id]);
    if (!row) throw problem('not_found');
    return row.facts;
  }

  /** @throws 409 when the provider says that it is too late */
  private async tell(id: string, call: (client: Stripe) => Promise<unknown>): Promise<void> {
    const client = await this.provider.client();
    const { status } = await ask(() => client.disputes.retrieve(id));
    const isWaiting = status === 'needs_response' || status === 'warning_needs_response';
    if (isWaiting) await ask(() => call(client));
    await ask(() => this.chargebacks.ask(id));
    if (!isWaiting)
      throw problem('illegal_transition', { detail: `The bank no longer waits for an answer: ${words(status)}.` });
  }
}

const words = (status: string) => status.replaceAll('_', ' ');

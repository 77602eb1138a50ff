import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import Stripe from 'stripe';
import type { User } from '../common/actor.js';
import { after, HOUR, machineNow, MINUTE, SECOND } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { refundFailed, refundPaid, transferred } from '../ledger/ledger.postings.js';
import { reversed } from '../ledger/claim.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { Signals } from '../platform/events/signals.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { UsersService } from '../users/users.service.js';
import { MoneyJobs } from './money.jobs.js';
import type { MoneyOperationAnswer } from './operations.dto.js';
import { MoneyOperation, type OperationState } from './money-operation.entity.js';
import { Payment } from './payment.entity.js';
import { canBePaid, createPayoutAccount } from './payout-account.js';
import { PaymentsService, transferGroup } from './payments.service.js';
import { ifThere, isSavedFailure, isUnknownOutcome, Provider } from './provider.js';
import { Refund } from './refund.entity.js';

const LEASE_MS = MINUTE;
const LONGEST_BACKOFF_MS = 15 * MINUTE;
/** The provider forgets idempotency keys after a day; from here on it is asked what it has before anything is repeated. */
const KEYS_TRUSTED_MS = 20 * HOUR;
/** How soon a reversal looks again for the transfer that it takes back. */
const TRANSFER_WAIT_MS = 5 * MINUTE;
/** After so many answers of a failure its key holds nothing else any more. */
const SAVED_FAILURE_TRIES = 3;
const BATCH = 100;
const DRAIN_LIMIT_MS = 10 * SECOND;

/** Refusals that end when something changes at the provider: the money arrives, the carrier finishes the onboarding. */
const WAITING = new Set([
  'balance_insufficient',
  'insufficient_capabilities_for_transfer',
  'transfers_not_allowed',
  'account_invalid',
  'charge_disputed',
  'refund_disputed_payment',
]);

/** States from which an operator may have it tried again. */
const RETRIED: ReadonlySet<OperationState> = new Set(['needs_attention', 'blocked', 'unknown']);

/** While a chargeback is open nothing new is sent for its payment; what may have been sent is still found out. */
const HELD = `kind IN ('transfer', 'refund') AND state IN ('pending', 'blocked')
  AND EXISTS (SELECT 1 FROM payments p WHERE p.id = money_operations.payment_id AND 'chargeback' = ANY(p.frozen_by))`;

const DUE = `next_attempt_at <= $1 AND (state IN ('pending', 'unknown', 'blocked') OR (state = 'in_flight' AND lease_until < $1)) AND NOT (${HELD})`;

/** Executes what was decided, at the provider, once: claim, call with the operation's own key, write down the outcome. */
@Injectable()
export class OperationsService implements OnApplicationBootstrap {
  private readonly log = new Logger('Operations');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly payments: PaymentsService,
    private readonly ledger: LedgerService,
    private readonly users: UsersService,
    private readonly jobs: Jobs,
    private readonly signals: Signals,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
    private readonly moneyJobs: MoneyJobs,
  ) {
    moneyJobs.on('execute', (id) => this.execute(id));
  }

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    const queueDue = () => this.queueDue().catch((error: Error) => this.log.warn(error.message));
    this.signals.on('money', queueDue);
    this.sweeps.every('often', 'money operations', queueDue);
  }

  /** Executes all that is due, and answers when nothing due is left or at work anywhere. */
  async drain(): Promise<void> {
    const end = after(machineNow(), DRAIN_LIMIT_MS);
    while (machineNow() < end) {
      const due = await this.due();
      for (const id of due) await this.execute(id);
      const open = await this.db.one(`SELECT 1 AS one FROM money_operations WHERE state = 'in_flight' OR (state = 'pending' AND next_attempt_at <= $1 AND NOT (${HELD})) LIMIT 1`, [machineNow()]);
      if (!open) return;
      if (due.length === 0) await pause(20);
    }
  }

  /** Executes one operation, if it is due and nobody else is at it. */
  async execute(id: string): Promise<void> {
    const operation = await this.claim(id);
    if (!operation) return;
    failPoint(this.env, 'operation.claimed');
    try {
      await this.perform(operation);
    } catch (error) {
      await this.postpone(operation, error as Error);
    }
  }

  /**
   * An operator has it tried again: with a new key, after a look at what the provider has of it.
   * @throws 404; 409 for what is done, or at work
   */
  async retry(admin: User, id: string): Promise<MoneyOperationAnswer> {
    return this.db.tx(async (tx) => {
      const operation = isUuid(id) ? await tx.repo(MoneyOperation).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
      if (!operation) throw problem('not_found');
      const { kind, state, attempts, lastError } = operation;
      if (!RETRIED.has(state)) throw problem('illegal_transition', { detail: `An operation that is ${state} cannot be tried again.` });
      const change = {
        state: state === 'unknown' ? state : ('pending' as const),
        // An outcome that is not known is found out under the key that it was sent with.
        idempotencyKey: state === 'unknown' ? operation.idempotencyKey : `${kind}:${id}:${attempts}`,
        nextAttemptAt: machineNow(),
        updatedAt: machineNow(),
      };
      await tx.repo(MoneyOperation).update({ id }, change);
      await audit(tx, this.clock.now(), admin, { action: 'money-operations.retry', resource: 'money-operations', resourceId: id, before: { state, lastError }, after: { state: change.state, lastError } });
      tx.wake('money');
      return { id, kind, state: change.state, attempts, nextAttemptAt: change.nextAttemptAt };
    });
  }

  /** A refund changed at the provider: it arrived, or it came back. Answers false for one that the provider does not have. */
  async refundChanged(stripeRefundId: string): Promise<boolean> {
    const client = await this.provider.client();
    const made = await ifThere(client.refunds.retrieve(stripeRefundId));
    if (made) await this.writeRefund(made);
    return made !== undefined;
  }

  private async due(): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(`SELECT id FROM money_operations WHERE ${DUE} ORDER BY next_attempt_at LIMIT ${BATCH}`, [machineNow()]);
    return rows.map((row) => row.id);
  }

  private async queueDue(): Promise<void> {
    const due = await this.due();
    await this.jobs.addMany('money', due.map((id) => ({ name: 'execute', data: { id }, once: id })));
  }

  private async claim(id: string): Promise<MoneyOperation | undefined> {
    return this.db.tx(async (tx) => {
      const now = machineNow();
      const claimed = await tx.run(
        `UPDATE money_operations SET state = 'in_flight', lease_until = $2, attempts = attempts + 1, updated_at = $1 WHERE id = $3 AND ${DUE}`,
        [now, after(now, LEASE_MS), id],
      );
      return claimed === 0 ? undefined : tx.repo(MoneyOperation).findOneByOrFail({ id });
    });
  }

  private perform(operation: MoneyOperation): Promise<void> {
    switch (operation.kind) {
      case 'transfer':
        return this.transfer(operation);
      case 'refund':
        return this.refund(operation);
      case 'reversal':
        return this.reverse(operation);
      case 'cancel_intent':
        return this.cancelIntent(operation);
    }
  }

  private async transfer(operation: MoneyOperation): Promise<void> {
    const client = await this.provider.client();
    const destination = await this.account(client, operation);
    if (!destination) return;
    const params = { ...operation.params, destination } as Stripe.TransferCreateParams;
    const earlier = mustLookUp(operation)
      ? await find(client.transfers.list({ transfer_group: transferGroup(operation.quoteId), limit: 100 }), operation.id)
      : undefined;
    const made = earlier ?? (await client.transfers.create(params, { idempotencyKey: operation.idempotencyKey }));
    failPoint(this.env, 'transfer.made');
    await this.db.tx(async (tx) => {
      const payment = await this.finish(tx, operation, made.id);
      if (!payment) return;
      await this.ledger.post(tx, transferred(this.payments.ledgerDeal(payment), { operationId: operation.id, transferId: made.id, payout: operation.amountCents ?? 0 }));
      await tx.repo(Payment).update({ id: payment.id }, { stripeTransferId: made.id, transferStatus: 'sent', updatedAt: this.clock.now() });
      // What this carrier owes back can be taken now that they have money again.
      await tx.run(
        `UPDATE money_operations SET next_attempt_at = $2 WHERE kind = 'reversal' AND state = 'blocked' AND payment_id IN (SELECT id FROM payments WHERE payee_id = $1)`,
        [payment.payeeId, machineNow()],
      );
      tx.wake('money');
      await emit(tx, this.clock.now(), 'payment.transferred', { paymentId: payment.id, quoteId: payment.quoteId, shipmentId: payment.shipmentId }, [payment.payeeId, payment.payerId]);
      failPoint(this.env, 'transfer.before_commit');
    });
    failPoint(this.env, 'transfer.committed');
  }

  /** Takes a transfer back in part or whole; it waits until the transfer is made, and while the carrier has not the money. */
  private async reverse(operation: MoneyOperation): Promise<void> {
    const { stripeTransferId } = await this.db.source.getRepository(Payment).findOneByOrFail({ id: operation.paymentId });
    if (!stripeTransferId) {
      return this.db.tx((tx) => this.update(tx, operation, 'blocked', after(machineNow(), TRANSFER_WAIT_MS), 'The transfer is not made yet.'));
    }
    const client = await this.provider.client();
    const earlier = mustLookUp(operation) ? await find(client.transfers.listReversals(stripeTransferId, { limit: 100 }), operation.id) : undefined;
    const params = operation.params as Stripe.TransferCreateReversalParams;
    const made = earlier ?? (await client.transfers.createReversal(stripeTransferId, params, { idempotencyKey: operation.idempotencyKey }));
    failPoint(this.env, 'reversal.made');
    await this.db.tx(async (tx) => {
      const payment = await this.finish(tx, operation, made.id);
      if (!payment) return;
      await this.ledger.post(tx, reversed(this.payments.ledgerDeal(payment), { operationId: operation.id, reversalId: made.id, amount: operation.amountCents ?? 0 }));
      await emit(tx, this.clock.now(), 'payment.reversed', { paymentId: payment.id, quoteId: payment.quoteId, shipmentId: payment.shipmentId }, [payment.payeeId]);
    });
  }

  /** The payee's account at the provider, made when it is first needed; undefined, and the operation waits, until it can be paid. */
  private async account(client: Stripe, operation: MoneyOperation): Promise<string | undefined> {
    const { payeeId } = await this.db.source.getRepository(Payment).findOneByOrFail({ id: operation.paymentId });
    const payee = await this.db.tx((tx) => this.users.row(tx, payeeId));
    const account = payee.stripeAccountId
      ? await client.accounts.retrieve(payee.stripeAccountId)
      : await createPayoutAccount(client, payeeId);
    const ready = canBePaid(account);
    await this.db.tx(async (tx) => {
      await this.users.setPayoutAccount(tx, payeeId, account.id, ready ? 'ready' : 'pending');
      if (ready) return;
      await this.update(tx, operation, 'blocked', after(machineNow(), HOUR), 'The carrier has not finished the payout set-up.');
      await tx.repo(Payment).update({ id: operation.paymentId }, { transferStatus: 'blocked' });
    });
    return ready ? account.id : undefined;
  }

  private async refund(operation: MoneyOperation): Promise<void> {
    const client = await this.provider.client();
    const params = operation.params as Stripe.RefundCreateParams;
    const earlier = mustLookUp(operation)
      ? await find(client.refunds.list({ payment_intent: params.payment_intent as string, limit: 100 }), operation.id, (each) => !isGone(each))
      : undefined;
    const made = earlier ?? (await client.refunds.create(params, { idempotencyKey: operation.idempotencyKey }));
    failPoint(this.env, 'refund.made');
    await this.db.tx((tx) => this.finish(tx, operation, made.id));
    await this.writeRefund(made);
  }

  /** Writes down what the provider says of a refund; the same twice changes nothing. */
  private async writeRefund(made: Stripe.Refund): Promise<void> {
    const id = made.metadata?.['refundId'];
    if (!id) return;
    await this.db.tx(async (tx) => {
      const refund = await tx.repo(Refund).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      const payment = refund && (await tx.repo(Payment).findOneBy({ id: refund.paymentId }));
      if (!refund || !payment) return;
      const status = isGone(made) ? 'failed' : made.status === 'succeeded' ? 'succeeded' : 'pending';
      const another = refund.stripeRefundId !== null && refund.stripeRefundId !== made.id;
      // What is over stays over: only another refund, made by a retry, takes the place of one that failed.
      if (another ? isGone(made) : refund.stripeRefundId !== null && (refund.status === status || refund.status === 'failed')) return;
      const deal = this.payments.ledgerDeal(payment);
      const posting = { stripeRefundId: made.id, amount: refund.amountCents };
      if (status === 'succeeded') await this.ledger.post(tx, refundPaid(deal, posting));
      if (status === 'failed') {
        if (refund.status === 'succeeded') await this.ledger.post(tx, refundFailed(deal, posting));
        await tx.run(`UPDATE money_operations SET state = 'needs_attention', last_error = 'The refund failed at the bank.' WHERE refund_id = $1`, [refund.id]);
        this.log.error(`refund ${refund.id} failed at the bank`);
      }
      await tx.repo(Refund).update({ id }, { status, stripeRefundId: made.id });
      const ids = { paymentId: payment.id, quoteId: payment.quoteId, shipmentId: payment.shipmentId };
      await emit(tx, this.clock.now(), status === 'failed' ? 'payment.refund_failed' : 'payment.refundChanged', ids, [payment.payerId]);
    });
  }

  private async cancelIntent(operation: MoneyOperation): Promise<void> {
    const client = await this.provider.client();
    const intent = operation.params.payment_intent ?? '';
    const late = await client.paymentIntents.cancel(intent, {}, { idempotencyKey: operation.idempotencyKey }).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state') return true;
        throw error;
      },
    );
    // It was paid before it could be cancelled: bookings asks the provider and gives the money back. The operation is
    // not done before that is decided.
    if (late) await this.moneyJobs.run('settle', operation.quoteId);
    await this.db.tx((tx) => this.finish(tx, operation, intent));
  }

  /** Marks the operation as done and answers its payment, locked; undefined when it was done before. */
  private async finish(tx: Tx, operation: MoneyOperation, providerId: string): Promise<Payment | undefined> {
    const payment = await this.payments.lock(tx, operation.quoteId);
    const done = await tx.run(
      `UPDATE money_operations SET state = 'succeeded', provider_id = $2, last_error = NULL, lease_until = NULL, updated_at = $3 WHERE id = $1 AND state <> 'succeeded'`,
      [operation.id, providerId, machineNow()],
    );
    return done === 0 || !payment ? undefined : payment;
  }

  /** The call failed: with an unknown outcome the same call is made again; a refusal waits, or needs a person. */
  private async postpone(operation: MoneyOperation, error: Error): Promise<void> {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
    const refused = error instanceof Stripe.errors.StripeError && !isUnknownOutcome(error);
    await this.db.tx(async (tx) => {
      if (refused && code !== undefined && WAITING.has(code)) {
        await this.renewKey(tx, operation);
        return this.update(tx, operation, 'blocked', after(machineNow(), HOUR), error.message);
      }
      if (refused) {
        this.log.error(`${operation.kind} ${operation.id} was refused: ${error.message}`);
        return this.update(tx, operation, 'needs_attention', operation.nextAttemptAt, error.message);
      }
      if (isSavedFailure(error) && operation.attempts % SAVED_FAILURE_TRIES === 0) await this.renewKey(tx, operation);
      const wait = Math.min(LONGEST_BACKOFF_MS, SECOND * 2 ** Math.min(operation.attempts - 1, 10));
      return this.update(tx, operation, 'unknown', after(machineNow(), wait), error.message);
    });
  }

  /** The provider remembers an answer under its key for a day: what is tried later is a new call, and what was made is looked up before it. */
  private async renewKey(tx: Tx, operation: MoneyOperation): Promise<void> {
    await tx.run('UPDATE money_operations SET idempotency_key = $2 WHERE id = $1', [operation.id, `${operation.kind}:${operation.id}:${operation.attempts}`]);
  }

  private async update(tx: Tx, operation: MoneyOperation, state: OperationState, nextAttemptAt: Date, lastError: string): Promise<void> {
    await tx.run(
      `UPDATE money_operations SET state = $2, next_attempt_at = $3, last_error = $4, lease_until = NULL, updated_at = $5 WHERE id = $1 AND state = 'in_flight'`,
      [operation.id, state, nextAttemptAt, lastError.slice(0, 500), machineNow()],
    );
  }
}

/** May the provider have forgotten the key of an earlier attempt, or was a new key given after a refusal? */
function mustLookUp(operation: MoneyOperation): boolean {
  const old = machineNow().getTime() - operation.createdAt.getTime() > KEYS_TRUSTED_MS;
  return operation.attempts > 1 && (old || operation.idempotencyKey !== `${operation.kind}:${operation.id}`);
}

/** Did the money not arrive, or come back? */
function isGone({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

/** What the provider made for this operation before, if anything. */
async function find<Made extends { metadata: Stripe.Metadata | null }>(list: AsyncIterable<Made>, operationId: string, counts: (made: Made) => boolean = () => true): Promise<Made | undefined> {
  for await (const made of list) if (made.metadata?.['operationId'] === operationId && counts(made)) return made;
  return undefined;
}

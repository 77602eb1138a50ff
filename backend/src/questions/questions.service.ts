import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { rolesOf, type User, type Visitor } from '../common/actor.js';
import { after, DAY } from '../common/clock.js';
import { asWritten, hideAgain, hideContacts } from '../common/contact-data.js';
import { problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { isUuid, type JsonText, type ListPage } from '../common/paging.js';
import { authorize, callsOf, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import { Masking } from '../platform/database/masking.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines, Deadlines, setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import { emit } from '../platform/events/events.js';
import { idsOf, RecordActs } from '../platform/http/acts.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import type { ShipmentStatus } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import { BlocksService } from '../users/blocks.service.js';
import { requireAccount } from '../users/require-account.js';
import { Question } from './question.entity.js';
import type { NewAnswer, NewQuestion } from './questions.dto.js';
import {
  askedAbout,
  askedOutAmong,
  carriersQuoting,
  listQuestions,
  readQuestion,
  standingsOf,
} from './questions.queries.js';
import { MOST_QUESTIONS, QUESTION_RULES, type QuestionStatus } from './questions.rules.js';

/** What a listing is in while carriers may ask about it, and its owner answer: the same as for quotes. */
export const TAKES_QUESTIONS: readonly ShipmentStatus[] = ['listed', 'quoted'];

/** What carriers ask before they quote. An answer changes no terms: for that, the owner edits the listing. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly blocks: BlocksService,
    @Inject(Env) private readonly env: Env,
    acts: RecordActs,
    deadlines: Deadlines,
    masking: Masking,
  ) {
    masking.keep({
      table: 'questions',
      columns: ['text', 'answer', 'written', 'masked'],
      again: (row) => hideAgain(row, { text: 'text', answer: 'answer' }),
    });
    deadlines.on('question_reminder', ({ subject }) => this.remind(subject));
    acts.on('question', async (user, records, side) => {
      const standings = await standingsOf(this.db, idsOf(records));
      return new Map(
        standings.map(({ id, status, ownerId, askerId, shipmentStatus }) => {
          const roles = rolesOf(user, { ownerId, carrierId: askerId });
          const calls = callsOf(QUESTION_RULES, status, {
            roles: roles.filter((role) => (role === 'admin') === (side === 'operator')),
            suspended: user.suspended,
            meets: () => true,
          });
          const isOpen = TAKES_QUESTIONS.includes(shipmentStatus);
          const waits = isOpen && status === 'open';
          const next = waits ? ({ who: 'owner', what: 'answer', until: null, otherwise: null } as const) : null;
          return [id, { can: calls.filter((word) => isOpen || word !== 'answer'), next }];
        }),
      );
    });
  }

  /** @throws 404 another's draft; 403 `own_shipment`, `blocked`; 409 `questions_closed`, `too_many_questions`; 429 */
  async ask(user: User, shipmentId: string, { text }: NewQuestion): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await countHourly(tx, this.env, 'questions', user.id);
      const shipment = await lockShipment(tx, shipmentId);
      requireVisible(shipment, user);
      if (shipment.userId === user.id) throw problem('own_shipment');
      requireAccount(tx, user.id);
      await this.blocks.requireNoBlock(tx, user.id, shipment.userId);
      requireOpen(shipment);
      if ((await askedAbout(tx, shipment.id, user.id)) >= MOST_QUESTIONS) throw problem('too_many_questions');
      const at = this.clock.now();
      const id = randomUUID();
      const { shown, written, masked } = hideContacts({ text });
      tx.insert(Question, {
        id,
        shipmentId: shipment.id,
        askerId: user.id,
        text: shown.text ?? '',
        written,
        masked,
        status: 'open',
        askedAt: at,
      });
      const reminder = { kind: 'question_reminder', subject: id, shipmentId: shipment.id } as const;
      setDeadline(tx, at, { ...reminder, dueAt: after(at, DAY) });
      emit(tx, at, 'question.asked', { questionId: id, shipmentId: shipment.id, status: shipment.status }, [
        shipment.userId,
        user.id,
      ]);
      return readQuestion(tx, user, id);
    });
  }

  /** @throws 404 for strangers; 403; 409 `questions_closed`, or once it is answered */
  async answer(user: User, id: string, { answer }: NewAnswer): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const { shipment, question } = await lockQuestion(tx, id);
      authorize(QUESTION_RULES, 'answer', user, { ownerId: shipment.userId, carrierId: question.askerId });
      requireOpen(shipment);
      requireState(QUESTION_RULES, 'answer', question.status);
      const at = this.clock.now();
      const { shown, written, masked } = hideContacts({ text: asWritten(question).text, answer });
      tx.update(Question, id, { answer: shown.answer, written, masked, answeredAt: at });
      await this.end(tx, question, 'answered', at);
      emit(tx, at, 'question.answered', { questionId: id, shipmentId: shipment.id, status: shipment.status }, [
        ...new Set([shipment.userId, question.askerId, ...(await carriersQuoting(tx, shipment.id))]),
      ]);
      return readQuestion(tx, user, id);
    });
  }

  list(viewer: Visitor, shipmentId: string, page: PageSearch): Promise<ListPage> {
    return listQuestions(this.db, viewer, shipmentId, page);
  }

  /** A participant: takes a question out of the listing; returns its status before. @throws 404; 409 when it is hidden */
  async hide(tx: Tx, id: string): Promise<QuestionStatus> {
    const { shipment, question } = await lockQuestion(tx, id);
    requireState(QUESTION_RULES, 'hide', question.status);
    const at = this.clock.now();
    await this.end(tx, question, 'hidden', at);
    emit(tx, at, 'question.hidden', { questionId: id, shipmentId: shipment.id, status: shipment.status }, [
      shipment.userId,
      question.askerId,
    ]);
    return question.status;
  }

  /** For whoever tells what can be done with a shipment: those about which a carrier can ask no more. */
  askedOutAmong(user: User, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return askedOutAmong(this.db, user.id, ids);
  }

  private async end(tx: Tx, { id }: Question, status: QuestionStatus, at: Date): Promise<void> {
    tx.update(Question, id, { status });
    clearDeadlines(tx, at, ['question_reminder'], id);
  }

  /** The owner is told once more, if the question still stands. */
  private async remind(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const at = this.clock.now();
      const { shipment, question } = await lockQuestion(tx, id);
      if (!(await takeDeadline(tx, at, 'question_reminder', id))) return;
      if (question.status !== 'open' || !TAKES_QUESTIONS.includes(shipment.status)) return;
      emit(tx, at, 'question.waiting', { questionId: id, shipmentId: shipment.id, status: shipment.status }, [
        shipment.userId,
      ]);
    });
  }
}

/** Locks a question, its shipment first. @throws 404 */
async function lockQuestion(tx: Tx, id: string): Promise<{ shipment: Shipment; question: Question }> {
  const place = isUuid(id)
    ? await tx.one<{ shipmentId: string }>('SELECT shipment_id AS "shipmentId" FROM questions WHERE id = $1', [id])
    : undefined;
  if (!place) throw problem('not_found');
  const shipment = await lockShipment(tx, place.shipmentId);
  const question = await tx.lock(Question, { id });
  if (!question) throw problem('not_found');
  return { shipment, question };
}

/** @throws 409 `questions_closed` */
function requireOpen({ status }: Shipment): void {
  if (!TAKES_QUESTIONS.includes(status)) throw problem('questions_closed');
}

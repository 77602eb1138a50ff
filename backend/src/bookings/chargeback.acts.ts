import { Injectable } from '@nestjs/common';
import type { Acts } from '../common/acts.js';
import type { User } from '../common/actor.js';
import { type ActRecord, RecordActs } from '../platform/http/acts.js';

/** Statuses in which the bank waits for an answer. */
const WAITING: readonly unknown[] = ['needs_response', 'warning_needs_response'];

/** What operators can do about a chargeback; only they get them, and the record itself says whether the bank waits. */
@Injectable()
export class ChargebackActs {
  constructor(acts: RecordActs) {
    acts.on('chargeback', (user, records) =>
      Promise.resolve(new Map(records.map((record) => [record.id, actsOf(record, user)]))),
    );
  }
}

function actsOf({ status, dueBy, payerId, payeeId }: ActRecord, user: User): Acts {
  if (!WAITING.includes(status)) return { can: [], next: null };
  const until = typeof dueBy === 'string' ? new Date(dueBy) : null;
  return {
    can: [payerId, payeeId].includes(user.id) ? [] : ['evidence', 'accept-loss'],
    next: { who: 'operator', what: 'answer', until, otherwise: 'The bank decides without hearing us.' },
  };
}

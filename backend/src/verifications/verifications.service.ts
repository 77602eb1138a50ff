import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { addDays } from '../common/calendar.js';
import { invalidField } from '../common/errors.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Outbox } from '../platform/events/outbox.js';
import { requireFewPhotos, type UploadAnswer } from '../uploads/uploads.dto.js';
import type { ReceivedFile } from '../uploads/receiving.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { requireAccount } from '../users/require-account.js';
import { FactsService } from './facts.service.js';
import { Verification } from './verification.entity.js';
import { type FactChanges, type NewFact, type PassportAnswer, toPassport } from './verifications.dto.js';
import { FACT_RULES, type FactField } from './verifications.rules.js';

/** Nothing that can be proven is valid for longer. */
const MOST_DAYS = 20 * 366;

/** What carriers do with their facts. */
@Injectable()
export class VerificationsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly facts: FactsService,
    private readonly uploads: UploadsService,
    @Inject(Env) private readonly env: Env,
    outbox: Outbox,
  ) {
    outbox.on(['user.erased'], 'verifications.forget', ({ ids }) => this.forget(ids.userId));
  }

  /** All of the carrier's own facts. */
  passport(user: User): Promise<PassportAnswer> {
    return this.db.tx(async (tx) => toPassport(await this.facts.standing(tx, user.id, { hold: false })));
  }

  /** Stores documents that only the carrier, and operators once they are used, can open. @throws 400 naming the document */
  addDocuments(user: User, files: ReceivedFile[] | undefined): Promise<UploadAnswer[]> {
    return this.uploads.uploadDocuments(user, files);
  }

  /**
   * Submits facts to be checked. One that is waiting, rejected or expired is replaced; a verified one stands until the new one is verified.
   * @throws 400 naming the field; 429
   */
  submit(user: User, { facts }: FactChanges): Promise<PassportAnswer> {
    for (const [index, fact] of facts.entries()) this.requireWhole(fact, `facts.${index}`);
    return this.db.tx(async (tx) => {
      const standing = await this.facts.standing(tx, user.id, { hold: true });
      requireAccount(tx, user.id);
      for (const [index, fact] of facts.entries()) {
        await countHourly(tx, this.env, 'facts', user.id);
        const before = standing.filter((row) => row.fact === fact.fact && row.status !== 'verified');
        for (const row of before) await this.facts.move(tx, row, 'replace', user);
        await this.insert(tx, user, fact, `facts.${index}.documents`);
      }
      return toPassport(await this.facts.standing(tx, user.id, { hold: false }));
    });
  }

  private async insert(
    tx: Tx,
    user: User,
    { fact, number, limit, expiresOn, description, provider, checkedOn, result, documents }: NewFact,
    path: string,
  ): Promise<void> {
    const at = this.clock.now();
    const id = randomUUID();
    tx.insert(Verification, {
      id,
      userId: user.id,
      fact,
      number: number ? canonical(number) : null,
      limitCents: limit ?? null,
      expiresOn: expiresOn ?? null,
      description: description ?? null,
      provider: provider ?? null,
      checkedOn: checkedOn ?? null,
      result: result ?? null,
      documents: documents ?? [],
      createdAt: at,
      updatedAt: at,
    });
    await this.uploads.addPhotos(tx, user, { verificationId: id }, documents ?? [], path);
    await this.facts.announce(tx, 'verification.submitted', await tx.get(Verification, { id }));
  }

  /** Everything the fact asks for, and nothing else. @throws 400 */
  private requireWhole(fact: NewFact, path: string): void {
    const { asks, number } = FACT_RULES[fact.fact];
    requireFewPhotos(fact.documents ?? [], `${path}.documents`);
    for (const field of Object.keys(MISSING) as FactField[]) {
      const given = isGiven(fact[field]);
      if (given && !asks.includes(field)) throw invalidField(`${path}.${field}`, 'This fact does not take it');
      if (!given && asks.includes(field)) throw invalidField(`${path}.${field}`, MISSING[field]);
    }
    if (number && fact.number && !number.pattern.test(canonical(fact.number)))
      throw invalidField(`${path}.number`, number.hint);
    const today = this.facts.today();
    if (fact.checkedOn && fact.checkedOn > today) throw invalidField(`${path}.checkedOn`, 'This day is still to come');
    if (fact.expiresOn && fact.expiresOn < today) throw invalidField(`${path}.expiresOn`, 'This day has passed');
    if (fact.expiresOn && fact.expiresOn > addDays(today, MOST_DAYS))
      throw invalidField(`${path}.expiresOn`, 'This day is too far ahead');
  }

  /** An erased person's facts are removed, along with their documents. */
  private async forget(userId: string): Promise<void> {
    await this.db.tx((tx) => this.facts.forget(tx, userId));
  }
}

const MISSING: Record<FactField, string> = {
  number: 'Enter the number',
  limit: 'Enter the limit in dollars',
  expiresOn: 'Enter the last day it is valid',
  description: 'Describe it',
  provider: 'Enter who made the check',
  checkedOn: 'Enter the day of the check',
  result: 'Say what the check found',
  documents: 'Add the document',
};

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** In capitals without spaces, a docket number with its hyphen, so that the same number is always the same text. */
function canonical(number: string): string {
  return number
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^(MC|MX|FF)(?=\d)/, '$1-');
}

import { Injectable } from '@nestjs/common';
import type { Acts, ActWord, Side } from '../common/acts.js';
import type { User } from '../common/actor.js';
import { callsOf } from '../common/rules.js';
import { Db } from '../platform/database/db.js';
import { idsOf, RecordActs } from '../platform/http/acts.js';
import { FactsService, hasExpired } from './facts.service.js';
import { Verification } from './verification.entity.js';
import { VERIFICATION_RULES } from './verifications.rules.js';

/** What operators can do with a carrier's fact. */
@Injectable()
export class VerificationsActs {
  constructor(
    private readonly db: Db,
    private readonly facts: FactsService,
    acts: RecordActs,
  ) {
    acts.on('verification', (user, records, side) => this.read(user, idsOf(records), side));
  }

  private async read(user: User, ids: readonly string[], side: Side): Promise<Map<string, Acts>> {
    const rows = await this.db.source
      .getRepository(Verification)
      .createQueryBuilder('v')
      .where('v.id = ANY(:ids)', { ids })
      .getMany();
    return new Map(rows.map((row) => [row.id, this.actsOf(row, user, side)]));
  }

  private actsOf(row: Verification, user: User, side: Side): Acts {
    const isExpired = hasExpired(row, this.facts.today());
    return {
      can: this.can(row, user, side).filter((word) => word !== 'approve' || !isExpired),
      next:
        row.status === 'submitted'
          ? {
              who: isExpired ? 'carrier' : 'operator',
              what: isExpired ? 'change' : 'approve',
              until: null,
              otherwise: null,
            }
          : null,
    };
  }

  /** Operators' own facts are decided by others. */
  private can(row: Verification, user: User, side: Side): ActWord[] {
    if (side !== 'operator' || !user.isAdmin || row.userId === user.id) return [];
    return callsOf(VERIFICATION_RULES, row.status, { roles: ['admin'], suspended: false, meets: () => true });
  }
}

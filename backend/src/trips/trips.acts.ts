import { Injectable } from '@nestjs/common';
import type { Acts } from '../common/acts.js';
import type { User } from '../common/actor.js';
import { callsOf } from '../common/rules.js';
import { Db } from '../platform/database/db.js';
import { idsOf, RecordActs } from '../platform/http/acts.js';
import { TRIP_RULES, type TripStatus } from './trips.rules.js';

/** What a carrier can do with their trips. */
@Injectable()
export class TripsActs {
  constructor(
    private readonly db: Db,
    acts: RecordActs,
  ) {
    acts.on('trip', (user, records) => this.read(user, idsOf(records)));
  }

  private async read(user: User, ids: readonly string[]): Promise<Map<string, Acts>> {
    const rows = await this.db.rows<{ id: string; status: TripStatus }>(
      'SELECT id, status FROM trips WHERE id = ANY ($1::uuid[]) AND carrier_id = $2',
      [ids, user.id],
    );
    const asking = { roles: ['carrier'], suspended: user.suspended, meets: () => true } as const;
    return new Map(rows.map(({ id, status }) => [id, { can: callsOf(TRIP_RULES, status, asking), next: null }]));
  }
}

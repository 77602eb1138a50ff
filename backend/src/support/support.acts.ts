import { Injectable } from '@nestjs/common';
import type { Acts, Side } from '../common/acts.js';
import { Db } from '../platform/database/db.js';
import { idsOf, RecordActs } from '../platform/http/acts.js';

/** What can be done with tickets, on which both sides answer, and by operators with reports. */
@Injectable()
export class SupportActs {
  constructor(
    private readonly db: Db,
    acts: RecordActs,
  ) {
    acts.on('ticket', (_, records, side) => this.read(idsOf(records), side));
    // Only operators get reports, and the record itself says whether it is open.
    acts.on('report', (_, records) =>
      Promise.resolve(
        new Map(records.map(({ id, status }) => [id, { can: status === 'open' ? ['close'] : [], next: null }])),
      ),
    );
  }

  private async read(ids: readonly string[], side: Side): Promise<Map<string, Acts>> {
    const rows = await this.db.rows<{ id: string; status: string; reachable: boolean }>(
      `SELECT id, status, email <> '' AS reachable FROM support_tickets WHERE id = ANY($1::uuid[])`,
      [ids],
    );
    return new Map(
      rows.map(({ id, status, reachable }) => [
        id,
        {
          can: side === 'party' ? ['reply'] : reachable ? ['change', 'reply'] : ['change'],
          next: status === 'open' ? { who: 'operator', what: 'answer', until: null, otherwise: null } : null,
        },
      ]),
    );
  }
}

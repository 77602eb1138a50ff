import { Injectable } from '@nestjs/common';
import type { Acts, Side } from '../common/acts.js';
import { Db } from '../platform/database/db.js';
import { idsOf, RecordActs } from '../platform/http/acts.js';

/** What operators can do with a ticket: its sender is waiting. */
@Injectable()
export class SupportActs {
  constructor(
    private readonly db: Db,
    acts: RecordActs,
  ) {
    acts.on('ticket', (_, records, side) => this.read(idsOf(records), side));
  }

  private async read(ids: readonly string[], side: Side): Promise<Map<string, Acts>> {
    const rows = await this.db.rows<{ id: string; status: string }>(
      'SELECT id, status FROM support_tickets WHERE id = ANY($1::uuid[])',
      [ids],
    );
    return new Map(
      rows.map(({ id, status }) => [
        id,
        {
          can: side === 'operator' ? ['change'] : [],
          next: status === 'open' ? { who: 'operator', what: 'answer', until: null, otherwise: null } : null,
        },
      ]),
    );
  }
}

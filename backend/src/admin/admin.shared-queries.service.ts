import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import { requireRole } from '../common/operator-roles.js';
import { isUuid, type JsonText } from '../common/paging.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { AdminService } from './admin.service.js';
import type { NewSharedQuery } from './admin.shared-queries.controller.js';

/** Of one list: its menu shows them all. */
const MOST = 50;

/** What operators look for in a list, under a name, for all of them. */
@Injectable()
export class AdminSharedQueriesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly admin: AdminService,
  ) {}

  /** @throws 400 for a filter or sort that the list does not know, a name that is taken, and the 51st of a list */
  share(operator: User, { resource, label, filter, sort }: NewSharedQuery): Promise<JsonText> {
    const asked = this.admin.readSearch(resource, filter, sort);
    return this.db.tx(async (tx) => {
      const [id, at] = [randomUUID(), this.clock.now()];
      const known = await tx.rows<{ label: string }>('SELECT label FROM shared_queries WHERE resource = $1', [
        resource,
      ]);
      if (known.length >= MOST) throw invalidField('label', `At most ${MOST} are shared here. Remove one first.`);
      const added = await tx.run(
        `INSERT INTO shared_queries (id, resource, label, filter, sort, shared_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (resource, lower(label)) DO NOTHING`,
        [id, resource, label, JSON.stringify(asked.filter), asked.sort && JSON.stringify(asked.sort), operator.id, at],
      );
      if (added === 0) throw invalidField('label', 'Another shared query has this name');
      const after = { resource, label, filter: asked.filter };
      await audit(tx, at, operator, {
        action: 'shared-queries.share',
        resource: 'shared-queries',
        resourceId: id,
        after,
      });
      return this.admin.record(tx, 'shared-queries', id);
    });
  }

  /** Only owners remove what somebody else shares. @throws 404; 403 `forbidden_role` */
  async remove(operator: User, id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const row = isUuid(id)
        ? await tx.one<{ resource: string; label: string; filter: object; shared_by: string }>(
            'SELECT resource, label, filter, shared_by FROM shared_queries WHERE id = $1 FOR UPDATE',
            [id],
          )
        : undefined;
      if (!row) throw problem('not_found');
      const { shared_by: sharedBy, ...before } = row;
      if (sharedBy !== operator.id) requireRole(operator, 'operators', 'write');
      await tx.run('DELETE FROM shared_queries WHERE id = $1', [id]);
      await audit(tx, this.clock.now(), operator, {
        action: 'shared-queries.remove',
        resource: 'shared-queries',
        resourceId: id,
        before,
      });
    });
  }
}

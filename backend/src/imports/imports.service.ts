import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { User } from '../common/actor.js';
import { DAY, machineNow } from '../common/clock.js';
import { invalidField, problem } from '../common/errors.js';
import { isUuid, JsonText, type ListPage } from '../common/paging.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import { readPage } from '../platform/database/page.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { Retention } from '../platform/retention/retention.js';
import { fingerprintFiles, type ReceivedFile } from '../uploads/receiving.js';
import { requireAccount } from '../users/require-account.js';
import { UsersService } from '../users/users.service.js';
import { IMPORT_FIELDS, isImportField, type Mapping, NOTES } from './import-fields.js';
import type { ImportRowsSearch } from './imports.dto.js';
import {
  forgetUnstarted,
  IMPORT,
  importJson,
  importsToDo,
  type ImportWork,
  importWork,
  reportOf,
  listedBefore,
  type RowsPage,
  rowsPage,
} from './imports.queries.js';

const UNSTARTED_KEPT = 10;
const KEPT_DAYS = 30;

/** Files of shipments to list: what their owner asks for. The work itself is a job's. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
    private readonly users: UsersService,
    @Inject(Env) private readonly env: Env,
    sweeps: Sweeps,
    retention: Retention,
  ) {
    sweeps.on('imports', async () => {
      for (const { id } of await importsToDo(this.db, machineNow())) await this.queue(id);
    });
    retention.keep({ table: 'imports', where: 'created_at < $1', age: KEPT_DAYS * DAY });
  }

  /** Takes a file; it is read and checked soon. @throws 400 naming the file or the mapping; 429 */
  async create(user: User, file: ReceivedFile, mapping: string | undefined): Promise<JsonText> {
    const id = randomUUID();
    const wanted = mappingIn(mapping);
    const content = await readFile(file.path);
    if (content.length === 0) throw invalidField('file', 'This file is empty');
    await fingerprintFiles([file], mapping);
    const answer = await this.db.tx(async (tx) => {
      await countHourly(tx, this.env, 'imports', user.id);
      requireAccount(tx, user.id);
      await tx.run(
        `INSERT INTO imports (id, user_id, state, content, mapping, created_at) VALUES ($1, $2, 'reading', $3, $4, $5)`,
        [id, user.id, content, wanted ? JSON.stringify(wanted) : null, machineNow()],
      );
      await forgetUnstarted(tx, user.id, UNSTARTED_KEPT);
      return new JsonText((await importJson(tx, id, user.id)) ?? 'null');
    });
    await this.queue(id);
    return answer;
  }

  list(user: User, search: PageSearch): Promise<ListPage> {
    return readPage(
      this.db,
      {
        from: 'imports i',
        where: 'i.user_id = $1',
        values: [user.id],
        json: IMPORT,
        at: 'i.created_at',
        id: 'i.id',
        order: 'newest',
      },
      search,
    );
  }

  /** @throws 404, also for somebody else's */
  async read(user: User, id: string): Promise<JsonText> {
    const json = isUuid(id) ? await importJson(this.db, id, user.id) : undefined;
    if (json === undefined) throw problem('not_found');
    return new JsonText(json);
  }

  /** @throws 404 */
  async rows(user: User, id: string, search: ImportRowsSearch): Promise<RowsPage> {
    await this.own(user, id);
    return rowsPage(this.db, id, search);
  }

  /** What became of each row, for a spreadsheet; no cell can be read as a formula. @throws 404 */
  async report(user: User, id: string): Promise<string> {
    const { heads, mapping } = await this.own(user, id);
    const refColumn = heads.findIndex((head) => mapping?.[head] === 'externalRef') + 1;
    const lines = await reportOf(this.db, id, refColumn);
    return stringify(
      lines.map(({ errors, ...line }) => ({
        ...line,
        errors: errors.map(({ column, message }) => (column === null ? message : `${column}: ${message}`)).join('; '),
      })),
      { header: true, columns: ['row', 'ref', 'outcome', 'shipment', 'errors'], escape_formulas: true },
    );
  }

  /**
   * Lists the rows that can be; the others stay out. Started before, it only says how far it is.
   * @param again also what an earlier import has listed
   * @throws 404; 403 from carriers; 409 before it is read, or if it could not be; 409 `import_repeated`
   */
  async start(user: User, id: string, again = false): Promise<JsonText> {
    const { state, failure } = await this.own(user, id);
    if (user.isCarrier) throw problem('shippers_only');
    if (state === 'reading')
      throw problem('illegal_transition', {
        detail: 'The file is still being checked: `import.checked` says when it is.',
      });
    if (state === 'failed')
      throw problem('illegal_transition', {
        detail: `The file could not be read. ${failure}. Send it again, corrected.`,
      });
    if (state === 'checked')
      await this.db.tx(async (tx) => {
        // Of two that are started at once, the second finds the first.
        await this.users.lockUser(tx, user.id);
        const earlier = again ? undefined : await listedBefore(tx, id);
        if (earlier !== undefined) throw problem('import_repeated', { current: { id: earlier } });
        await tx.run(`UPDATE imports SET state = 'running' WHERE id = $1 AND state = 'checked'`, [id]);
      });
    // Not once: the job of a killed program may still seem to run.
    await this.jobs.add('imports', 'imports.work', { id }).catch(() => undefined);
    return this.read(user, id);
  }

  private async own(user: User, id: string): Promise<ImportWork> {
    const found = isUuid(id) ? await importWork(this.db, id) : undefined;
    if (found?.user_id !== user.id) throw problem('not_found');
    return found;
  }

  /** The sweep finds what a queue has lost. */
  private async queue(id: string): Promise<void> {
    await this.jobs.add('imports', 'imports.work', { id }, { once: id }).catch(() => undefined);
  }
}

/** @throws 400 */
function mappingIn(text: string | undefined): Mapping | undefined {
  if (text === undefined || text === '') return undefined;
  const given = parsed(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw invalidField('mapping', 'Send {"column": "field"} as JSON');
  const fields = Object.values(given);
  if (!fields.every(isImportField)) throw invalidField('mapping', `The fields are ${IMPORT_FIELDS.join(', ')}`);
  const once = fields.filter((field) => field !== NOTES);
  if (new Set(once).size < once.length) throw invalidField('mapping', `Each field is one column, except ${NOTES}`);
  return given as Mapping;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { after, machineNow, SECOND } from '../common/clock.js';
import { ERRORS, type FieldError } from '../common/errors.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { CONCURRENCY } from '../platform/jobs/queues.js';
import { type Handlers, QueueWorker } from '../platform/jobs/worker.js';
import { BulkShipmentsService } from '../shipments/bulk.service.js';
import { actorById } from '../users/actor.js';
import { guessed } from './import-fields.js';
import {
  type ImportWork,
  importWork,
  nextRows,
  noteDone,
  noteFailed,
  noteFinished,
  noteRead,
  refuseTheRest,
} from './imports.queries.js';
import { FileError, readTable } from './read-csv.js';
import { type Columns, done, type JudgedRow, type Row, shipmentOf, tried } from './rows.js';

/** Rows that are listed before they are noted. Killed in between, they are found to exist. */
const PIECE = 25;
const PLACE_FIELDS = ['pickupLocation', 'deliveryLocation'] as const;

/** Reads, checks and lists the files of users. It may be ended at any moment and goes on where it was. */
@Injectable()
export class ImportWorks {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly bulk: BulkShipmentsService,
    private readonly places: PlacesService,
  ) {}

  async work(id: string): Promise<void> {
    const work = await importWork(this.db, id);
    const user = work && (await actorById(this.db, work.user_id, id));
    if (!user) return;
    if (work.state === 'reading' && work.content) await this.check(work, user, work.content);
    if (work.state === 'running') await this.list(work, user);
  }

  private async check({ id, mapping: wanted }: ImportWork, user: User, content: Buffer): Promise<void> {
    try {
      const table = await readTable(content);
      const mapping = wanted ?? guessed(table.heads);
      const stranger = Object.keys(mapping).find((head) => !table.heads.includes(head));
      if (stranger !== undefined) throw new FileError(`No column is called ${stranger.slice(0, 100)}`);
      const rows = table.rows.map((cells, at) => ({ row: at + 1, cells }));
      const judged = await this.judged(user, id, rows, { heads: table.heads, mapping });
      await this.note(id, user, tellChecked('checked'), (tx) => noteRead(tx, id, table, mapping, judged));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      await this.note(id, user, tellChecked('failed'), (tx) => noteFailed(tx, id, error.message));
    }
  }

  /** What a trial says of each row; nothing is listed. */
  private async judged(user: User, id: string, rows: readonly Row[], columns: Columns): Promise<JudgedRow[]> {
    const made = rows.map((row) => ({ row, ...shipmentOf(id, row, columns) }));
    const { results } = await this.bulk.create(user, { rows: made.map(({ body }) => body), dryRun: true });
    return made.flatMap(({ row, body, errors }, at) =>
      results[at] ? [tried(row, results[at], { cells: errors, places: this.unknownPlaces(body) }, columns)] : [],
    );
  }

  /** A row that is refused for its fields has not had its places looked up. */
  private unknownPlaces(body: Record<string, unknown>): FieldError[] {
    return this.places.unknown(
      PLACE_FIELDS.flatMap((path) => (typeof body[path] === 'string' ? [{ text: body[path], path }] : [])),
    );
  }

  private async list({ id, heads, mapping }: ImportWork, user: User): Promise<void> {
    const columns = { heads, mapping: mapping ?? {} };
    for (;;) {
      const refusal = refusalOf(await actorById(this.db, user.id, id));
      const rows = refusal === undefined ? await nextRows(this.db, id, PIECE) : [];
      if (rows.length === 0) return this.finish(id, user, refusal);
      const bodies = rows.map((row) => shipmentOf(id, row, columns).body);
      const { results } = await this.bulk.create(user, { rows: bodies });
      const held = results.find(({ problem }) => problem?.code === 'too_many_requests');
      const judged = results.flatMap((result, at) => {
        const row = rows[at];
        return row && result.problem?.code !== 'too_many_requests' ? [done(row, result, columns)] : [];
      });
      await noteDone(this.db, id, judged);
      if (held) return this.pause(id, held.retryAfter ?? 60);
    }
  }

  private async pause(id: string, seconds: number): Promise<void> {
    const until = after(machineNow(), seconds * SECOND);
    await this.db.rows('UPDATE imports SET paused_until = $2 WHERE id = $1 RETURNING 1', [id, until]);
  }

  private finish(id: string, user: User, refusal: string | undefined): Promise<void> {
    return this.note(id, user, tellFinished, async (tx) => {
      if (refusal !== undefined) await refuseTheRest(tx, id, refusal);
      return noteFinished(tx, id, machineNow());
    });
  }

  private async note(id: string, user: User, tell: Tell, work: (tx: Tx) => Promise<boolean>): Promise<void> {
    await this.db.tx(async (tx) => {
      if (await work(tx)) tell(tx, this.clock.now(), id, user.id);
    });
  }
}

/** Tells a user what became of their import. */
type Tell = (tx: Tx, at: Date, importId: string, userId: string) => void;

const tellChecked =
  (status: 'checked' | 'failed'): Tell =>
  (tx, at, importId, userId) =>
    emit(tx, at, 'import.checked', { importId, status }, [userId]);

const tellFinished: Tell = (tx, at, importId, userId) => emit(tx, at, 'import.finished', { importId }, [userId]);

/** Why a user may not list anything now. */
function refusalOf(user: User | undefined): string | undefined {
  if (!user || user.suspended) return ERRORS.account_suspended[1];
  return user.isCarrier ? ERRORS.shippers_only[1] : undefined;
}

@Processor('imports', { autorun: false, concurrency: CONCURRENCY.imports })
export class ImportsWorker extends QueueWorker<'imports'> {
  constructor(private readonly works: ImportWorks) {
    super();
  }

  protected readonly handlers: Handlers<'imports'> = {
    'imports.work': ({ id }) => this.works.work(id),
  };
}

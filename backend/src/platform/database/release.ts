import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MIGRATIONS } from '../../../migrations/index.js';
import { DEADLINE_KINDS } from '../../common/deadlines.js';
import { Clock } from '../clock/clock.js';
import { Env } from '../config/env.js';
import { EVENT_NAMES } from '../events/catalog.js';
import { Signals } from '../events/signals.js';
import { Sweeps } from '../jobs/sweeps.js';
import { Db } from './db.js';
import type { Topic } from './tx.js';

const KNOWN = MIGRATIONS.map(({ name }) => name);

/** Due work that this program has no name for. */
const UNKNOWN = `
  SELECT string_agg(what || ' ' || times, ', ' ORDER BY what) AS list FROM (
    SELECT 'deadline ' || kind AS what, count(*) AS times FROM deadlines WHERE done_at IS NULL AND due_at <= $3 AND kind <> ALL($1) GROUP BY kind
    UNION ALL
    SELECT 'event ' || name, count(*) FROM events WHERE dispatched_at IS NULL AND name <> ALL($2) GROUP BY name) unknown`;

/**
 * Whether a newer Haulway has migrated the database. What it announces, schedules and queues may mean more than this
 * program knows, so this program's workers leave all work to the newer ones.
 */
@Injectable()
export class Release implements OnApplicationBootstrap {
  private readonly log = new Logger('Release');
  private readonly listeners: (() => void)[] = [];
  private behind = false;
  private left: string | null = null;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly signals: Signals,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
  ) {}

  get isBehind(): boolean {
    return this.behind;
  }

  onApplicationBootstrap(): void {
    this.signals.on('release', () => this.look());
    if (this.env.runsWorker) this.sweeps.on('unknown work', () => this.sayWhatIsLeft());
  }

  /** `listener` runs once, when the program finds that it is behind, or at once if it already has. */
  whenBehind(listener: () => void): void {
    if (this.behind) listener();
    else this.listeners.push(listener);
  }

  /** As {@link Signals.on}, for a worker's work: not done while a newer program exists. */
  onWork(topic: Topic, work: () => Promise<void>): void {
    this.signals.on(topic, async () => {
      if (!this.behind) await work();
    });
  }

  /** Work no worker knows would wait unnoticed, so it is logged once. */
  private async sayWhatIsLeft(): Promise<void> {
    const { list } = (await this.db.one<{ list: string | null }>(UNKNOWN, [
      DEADLINE_KINDS,
      EVENT_NAMES,
      this.clock.now(),
    ])) ?? { list: null };
    if (list && list !== this.left) this.log.warn(`Left to a newer program: ${list}.`);
    this.left = list;
  }

  private async look(): Promise<void> {
    if (this.behind) return;
    const unknown = await this.db.one<{ name: string }>(
      'SELECT name FROM migrations WHERE name <> ALL($1) ORDER BY id DESC LIMIT 1',
      [KNOWN],
    );
    if (!unknown) return;
    this.behind = true;
    this.log.warn(`A newer Haulway has migrated the database (${unknown.name}), so this one takes no more work.`);
    for (const listener of this.listeners) listener();
  }
}

import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MIGRATIONS } from '../../../migrations/index.js';
import { Signals } from '../events/signals.js';
import { Db } from './db.js';

const KNOWN = MIGRATIONS.map(({ name }) => name);

/**
 * Whether a newer Haulway has brought the database forward. What it announces, sets and queues may mean more than this
 * program knows, so its workers leave all work to the newer one's.
 */
@Injectable()
export class Release implements OnApplicationBootstrap {
  private readonly log = new Logger('Release');
  private readonly listeners: (() => void)[] = [];
  private behind = false;

  constructor(
    private readonly db: Db,
    private readonly signals: Signals,
  ) {}

  get isBehind(): boolean {
    return this.behind;
  }

  onApplicationBootstrap(): void {
    this.signals.on('release', () => this.look());
  }

  /** `listener` runs once, when the program finds itself behind. */
  whenBehind(listener: () => void): void {
    this.listeners.push(listener);
  }

  private async look(): Promise<void> {
    if (this.behind) return;
    const unknown = await this.db.one<{ name: string }>('SELECT name FROM migrations WHERE name <> ALL($1) ORDER BY id DESC LIMIT 1', [KNOWN]);
    if (!unknown) return;
    this.behind = true;
    this.log.warn(`A newer Haulway has brought the database forward (${unknown.name}): this one takes no more work.`);
    for (const listener of this.listeners) listener();
  }
}

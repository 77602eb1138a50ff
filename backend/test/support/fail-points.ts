import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { World } from './people.js';

/** Points of the program, and how many to hold at each. */
export type Points = Readonly<Record<string, number>>;

/** Holds everyone who comes to a point; it counts as reached when one has. */
export const ALL = 1_000;

/** A queue only looks every half minute for what was in progress when the power went. */
const LONGEST_MS = 120_000;
const POLL_MS = 10;

/** The places where a test holds what the program does, to cut the power there. */
export class FailPoints {
  private named: Points = {};

  constructor(private readonly world: World) {}

  /** From now on this many are held at these points too; later ones pass. */
  name(points: Points): void {
    this.named = { ...this.named, ...points };
    writeFileSync(this.file('json'), JSON.stringify(this.named));
  }

  /** Waits until everything asked for is held. */
  async reached(points: Points): Promise<void> {
    const end = Date.now() + LONGEST_MS;
    for (let held = this.held(); ; held = this.held()) {
      const missing = Object.entries(points).filter(
        ([point, count]) => (held[point] ?? 0) < (count === ALL ? 1 : count),
      );
      if (missing.length === 0) return;
      if (Date.now() > end) throw new Error(`Held are ${JSON.stringify(held)}, and not ${JSON.stringify(points)}.`);
      await pause(POLL_MS);
    }
  }

  /** The power goes, for those held and for all others. No points are named any more. */
  async cutPower(): Promise<void> {
    await this.world.server.kill('SIGKILL');
    this.named = {};
    for (const kind of ['json', 'held'] as const) rmSync(this.file(kind), { force: true });
  }

  private held(): Record<string, number> {
    const found: Record<string, number> = {};
    for (const point of this.read().split('\n').filter(Boolean)) found[point] = (found[point] ?? 0) + 1;
    return found;
  }

  private read(): string {
    try {
      return readFileSync(this.file('held'), 'utf8');
    } catch {
      // Nothing is held yet.
      return '';
    }
  }

  private file(kind: 'json' | 'held'): string {
    return join(this.world.server.folder, `fail-points.${kind}`);
  }
}

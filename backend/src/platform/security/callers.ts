import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { stopwatchMs } from '../../common/clock.js';
import { Env } from '../config/env.js';
import { Db } from '../database/db.js';
import { Signals } from '../events/signals.js';

/** The triggers of the database tell here whose sessions, keys or account changed. */
const CHANNEL = 'haulway_callers';
const BEAT_EVERY_MS = 300;
/** Nobody calls: nothing is remembered that is worth a beat. */
const IDLE_MS = 5_000;
/** Read again after this long, whatever was heard. */
const KEPT_MS = 60_000;
const MOST = 50_000;

interface Entry {
  userId: string;
  row: object;
  readAt: number;
}

/**
 * Remembers who calls, by session or key, so that most calls need no read. Whatever changes a session, a key or an account
 * is announced by the database in the transaction that changes it, and forgotten here; in the process that made the change
 * before its answer is sent. Memory is trusted only for `CALLERS_TRUSTED_MS` after an own announcement, sent through the
 * same connection, came back: everything committed before it has been heard. Otherwise the caller reads, as if there were
 * no memory.
 */
@Injectable()
export class Callers implements OnModuleDestroy {
  private readonly entries = new Map<string, Entry>();
  private readonly byUser = new Map<string, Set<string>>();
  private readonly beats = `haulway_beat_${randomUUID().replaceAll('-', '')}`;
  private timer: NodeJS.Timeout | undefined;
  private trustedUntil = 0;
  private askedAt = 0;
  /** How often anything was forgotten: what was read before that may be out of date. */
  private changes = 0;

  constructor(
    private readonly signals: Signals,
    db: Db,
    @Inject(Env) private readonly env: Env,
  ) {
    if (env.CALLERS_TRUSTED_MS === 0) return;
    db.onForget((userId) => this.forget(userId));
    signals.follow({
      channels: [CHANNEL, this.beats],
      heard: (channel, payload) => (channel === CHANNEL ? this.forget(payload) : this.trust(Number(payload))),
      connected: () => this.clear(),
    });
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.trustedUntil = 0;
  }

  /** What is known of a session or key; undefined when it has to be read. */
  get<Row extends object>(id: string): Row | undefined {
    if (this.env.CALLERS_TRUSTED_MS === 0) return undefined;
    const now = stopwatchMs();
    this.askedAt = now;
    if (!this.timer) this.begin();
    const entry = now < this.trustedUntil ? this.entries.get(id) : undefined;
    return entry && now - entry.readAt < KEPT_MS ? (entry.row as Row) : undefined;
  }

  /** To be noted before a row is read that will be kept. */
  moment(): number {
    return this.changes;
  }

  /** Remembers a row read since `moment`, unless something was forgotten since then. */
  keep(id: string, userId: string, row: object, moment: number): void {
    if (moment !== this.changes || !this.timer) return;
    // A map keeps the order of insertion: the first is the one read longest ago.
    this.drop(id);
    if (this.entries.size >= MOST) this.drop(this.entries.keys().next().value ?? '');
    this.entries.set(id, { userId, row, readAt: stopwatchMs() });
    const ids = this.byUser.get(userId) ?? new Set();
    this.byUser.set(userId, ids.add(id));
  }

  private drop(id: string): void {
    const userId = this.entries.get(id)?.userId;
    if (userId === undefined) return;
    this.entries.delete(id);
    const ids = this.byUser.get(userId);
    ids?.delete(id);
    if (ids?.size === 0) this.byUser.delete(userId);
  }

  private forget(userId: string): void {
    this.changes++;
    for (const id of this.byUser.get(userId) ?? []) this.drop(id);
  }

  /** Whatever was said while nobody listened was not heard. */
  private clear(): void {
    this.changes++;
    this.trustedUntil = 0;
    this.entries.clear();
    this.byUser.clear();
  }

  private begin(): void {
    this.timer = setInterval(() => this.beat(), BEAT_EVERY_MS).unref();
    this.beat();
  }

  private beat(): void {
    const now = stopwatchMs();
    if (now - this.askedAt < IDLE_MS) return this.signals.say(this.beats, String(now));
    clearInterval(this.timer);
    this.timer = undefined;
    this.clear();
  }

  /** @param sentAt when the beat that came back was sent */
  private trust(sentAt: number): void {
    if (this.timer) this.trustedUntil = Math.max(this.trustedUntil, sentAt + this.env.CALLERS_TRUSTED_MS);
  }
}

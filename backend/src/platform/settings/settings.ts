import type { Category } from '../../common/categories.js';
import type { Fact } from '../../common/facts.js';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';
import { Signals } from '../events/signals.js';

export interface ProtectionPlan {
  id: 'standard' | 'plus' | 'premium';
  label: string;
  /** Share of the quote, in hundredths of a percent. */
  basisPoints: number;
  /** Minimum price, in cents; 0 if the plan is free. */
  minimumCents: number;
  /** The most the guarantee pays, in cents. */
  limitCents: number;
}

/** What the operator decides. The terms of a deal are copied to its quote at acceptance and never change after that. */
export interface OperatorSettings {
  platformFeeBasisPoints: number;
  paymentWindowHours: number;
  /** The payment window of a job that a carrier took at the owner's price. */
  bookNowPaymentHours: number;
  autoReleaseHours: number;
  claimWindowHours: number;
  lateCancelBasisPoints: number;
  delayBasisPointsPerDay: number;
  delayMaxBasisPoints: number;
  noShowHours: number;
  /** The owner can cancel a paid shipment for free until this long before the agreed pickup day. */
  freeCancelHours: number;
  /** A code that the owner gives the carrier at the door confirms the delivery. */
  codeReleases: boolean;
  protectionPlans: ProtectionPlan[];
  /** What a carrier must have had checked before a quote of theirs can be accepted, by the category of the listing. */
  factsToBeAccepted: Partial<Record<Category, Fact[]>>;
  /** What operators decide about more than this takes two of them. */
  twoPersonAboveCents: number;
  announcement: string | null;
  /** The number on the pages; null: the one from the environment. */
  supportPhone: string | null;
}

export const DEFAULT_SETTINGS: OperatorSettings = {
  platformFeeBasisPoints: 500,
  paymentWindowHours: 48,
  bookNowPaymentHours: 24,
  autoReleaseHours: 72,
  claimWindowHours: 48,
  lateCancelBasisPoints: 1_000,
  delayBasisPointsPerDay: 500,
  delayMaxBasisPoints: 2_500,
  noShowHours: 72,
  freeCancelHours: 24,
  codeReleases: true,
  protectionPlans: [
    { id: 'standard', label: 'Standard', basisPoints: 0, minimumCents: 0, limitCents: 10_000_000 },
    { id: 'plus', label: 'Plus', basisPoints: 150, minimumCents: 1_500, limitCents: 25_000_000 },
    { id: 'premium', label: 'Premium', basisPoints: 250, minimumCents: 2_500, limitCents: 50_000_000 },
  ],
  factsToBeAccepted: {},
  twoPersonAboveCents: 1_000_000,
  announcement: null,
  supportPhone: null,
};

/** One version of the settings: who made it, and when. Version 0 is the defaults. */
export interface SettingsVersion {
  version: number;
  content: OperatorSettings;
  createdBy: string | null;
  createdAt: Date | null;
}

const VERSION = 'version::int AS version, content, created_by AS "createdBy", created_at AS "createdAt"';

/** The settings in force: the newest version in the database on top of the defaults, the same in all processes. */
@Injectable()
export class Settings implements OnApplicationBootstrap {
  private current: OperatorSettings = DEFAULT_SETTINGS;

  constructor(
    private readonly db: Db,
    signals: Signals,
  ) {
    signals.on('settings', () => this.refresh());
  }

  get(): OperatorSettings {
    return this.current;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  /** The latest versions, newest first; the defaults come last, as version 0. */
  async versions(first: number, limit: number): Promise<{ versions: SettingsVersion[]; total: number }> {
    const rows = await this.db.rows<StoredVersion>(
      `SELECT ${VERSION} FROM settings ORDER BY version DESC OFFSET $1 LIMIT $2`,
      [first, limit],
    );
    const count = (await this.db.one<{ n: number }>('SELECT count(*)::int AS n FROM settings'))?.n ?? 0;
    const versions = rows.map(whole);
    return {
      versions: first + limit > count && first <= count ? [...versions, DEFAULTS].slice(0, limit) : versions,
      total: count + 1,
    };
  }

  /** A participant: the version in force. `hold` keeps others from making a newer one until the transaction ends. */
  async newest(tx: Tx, { hold }: { hold: boolean }): Promise<SettingsVersion> {
    if (hold) await tx.run('LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE');
    const row = await tx.one<StoredVersion>(`SELECT ${VERSION} FROM settings ORDER BY version DESC LIMIT 1`);
    return row ? whole(row) : DEFAULTS;
  }

  /** A participant: writes a new version; every process takes it over once it is committed. */
  async write(tx: Tx, content: OperatorSettings, createdBy: string, at: Date): Promise<SettingsVersion> {
    const row = await tx.one<StoredVersion>(
      `INSERT INTO settings (content, created_by, created_at) VALUES ($1, $2, $3) RETURNING ${VERSION}`,
      [JSON.stringify(content), createdBy, at],
    );
    if (!row) throw new Error('The settings were not written.');
    tx.wake('settings');
    return whole(row);
  }

  /** Reads what is in force: at startup, and when any process writes a new version. */
  async refresh(): Promise<void> {
    const row = await this.db.one<StoredVersion>(`SELECT ${VERSION} FROM settings ORDER BY version DESC LIMIT 1`);
    this.current = row ? whole(row).content : DEFAULT_SETTINGS;
  }
}

interface StoredVersion {
  version: number;
  content: Partial<OperatorSettings>;
  createdBy: string | null;
  createdAt: Date;
}

const DEFAULTS: SettingsVersion = { version: 0, content: DEFAULT_SETTINGS, createdBy: null, createdAt: null };

/** A version written before a setting existed gets its default. */
function whole(row: StoredVersion): SettingsVersion {
  return { ...row, content: { ...DEFAULT_SETTINGS, ...row.content } };
}

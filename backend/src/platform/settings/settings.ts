import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Db } from '../database/db.js';
import { Signals } from '../events/signals.js';

export interface ProtectionPlan {
  id: 'standard' | 'plus' | 'premium';
  label: string;
  /** Share of the quote, in hundredths of a percent. */
  basisPoints: number;
  /** Least price, in cents; 0 where the plan is free. */
  minimumCents: number;
  /** Most that the guarantee pays, in cents. */
  limitCents: number;
}

/** What the operator decides. What a deal was agreed on is copied to its quote at acceptance and never changes after. */
export interface OperatorSettings {
  platformFeeBasisPoints: number;
  paymentWindowHours: number;
  autoReleaseHours: number;
  claimWindowHours: number;
  lateCancelBasisPoints: number;
  delayBasisPointsPerDay: number;
  delayMaxBasisPoints: number;
  noShowHours: number;
  protectionPlans: ProtectionPlan[];
  announcement: string | null;
}

export const DEFAULT_SETTINGS: OperatorSettings = {
  platformFeeBasisPoints: 500,
  paymentWindowHours: 48,
  autoReleaseHours: 72,
  claimWindowHours: 48,
  lateCancelBasisPoints: 1_000,
  delayBasisPointsPerDay: 500,
  delayMaxBasisPoints: 2_500,
  noShowHours: 72,
  protectionPlans: [
    { id: 'standard', label: 'Standard', basisPoints: 0, minimumCents: 0, limitCents: 10_000_000 },
    { id: 'plus', label: 'Plus', basisPoints: 150, minimumCents: 1_500, limitCents: 25_000_000 },
    { id: 'premium', label: 'Premium', basisPoints: 250, minimumCents: 2_500, limitCents: 50_000_000 },
  ],
  announcement: null,
};

/** The settings in force: the newest version in the database over the defaults, the same in all processes. */
@Injectable()
export class Settings implements OnApplicationBootstrap {
  private current: OperatorSettings = DEFAULT_SETTINGS;

  constructor(
    private readonly db: Db,
    signals: Signals,
  ) {
    signals.on('settings', () => void this.refresh());
  }

  get(): OperatorSettings {
    return this.current;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  private async refresh(): Promise<void> {
    const row = await this.db.one<{ content: Partial<OperatorSettings> }>(
      'SELECT content FROM settings ORDER BY version DESC LIMIT 1',
    );
    this.current = { ...DEFAULT_SETTINGS, ...row?.content };
  }
}

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import { isUuid } from '../common/paging.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Signals } from '../platform/events/signals.js';
import { estimatePrices } from './estimate.js';
import { readRateCard, type RateCard } from './rate-card.js';
import { figuresChanged } from './rate-card.changes.js';
import { faultsOf, STANDARD_JOBS } from './rate-card.rules.js';
import type { PreviewedJobAnswer, RateCardAnswer, RateCardChange } from './rate-cards.dto.js';

const NEWEST = `
  SELECT id, version, card, note, created_by AS "createdBy", created_at AS "createdAt" FROM rate_cards ORDER BY version DESC LIMIT 1`;

interface StoredCard {
  id: string;
  version: number;
  card: RateCard;
  note: string | null;
  createdBy: string | null;
  createdAt: Date;
}

// A new release's card replaces the one delivered before it; if operators made one of their own, theirs stays.
const DELIVER = `
  INSERT INTO rate_cards (version, card, note, created_at)
  SELECT greatest(coalesce(max(version), 0) + 1, $3), $1, 'As delivered', $2 FROM rate_cards
  HAVING coalesce(bool_and(created_by IS NULL AND (card->>'version')::int < $3), true)
  ON CONFLICT (version) DO NOTHING`;

/** The rate card in force, the same in all processes: the newest one delivered with the program, or what operators made of it. */
@Injectable()
export class RateCards implements OnApplicationBootstrap {
  private current: { version: number; card: RateCard } = { version: 1, card: readRateCard() };

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    signals: Signals,
  ) {
    signals.on('settings', () => this.refresh());
  }

  /** The card in force, from memory. */
  get(): RateCard {
    return this.current.card;
  }

  get version(): number {
    return this.current.version;
  }

  async onApplicationBootstrap(): Promise<void> {
    const card = readRateCard();
    await this.db.rows(DELIVER, [JSON.stringify(card), this.clock.now(), Number(card.version)]);
    await this.refresh();
  }

  /**
   * Creates a new version of the newest card; the old ones stay.
   * @throws 404 for an unknown card; 400 naming the figures that are wrong; 409 `stale` when another version was made in the meantime
   */
  async change(admin: User, id: string, { card, note }: RateCardChange): Promise<RateCardAnswer> {
    const faults = faultsOf(card);
    if (faults.length > 0) throw problem('invalid_input', { errors: faults });
    if (!isUuid(id)) throw problem('not_found');
    return this.db.tx(async (tx) => {
      const given = await tx.one<{ version: number }>('SELECT version FROM rate_cards WHERE id = $1', [id]);
      if (!given) throw problem('not_found');
      await tx.run('LOCK TABLE rate_cards IN SHARE ROW EXCLUSIVE MODE');
      const newest = await tx.one<StoredCard>(NEWEST);
      if (!newest || newest.version !== given.version) throw problem('stale');
      const at = this.clock.now();
      const version = newest.version + 1;
      // The measurements were made with other figures.
      const { measured: _, ...figures } = card as unknown as RateCard;
      const content: RateCard = { ...figures, version: String(version), date: at.toISOString().slice(0, 10) };
      await tx.run('INSERT INTO rate_cards (version, card, note, created_by, created_at) VALUES ($1, $2, $3, $4, $5)', [
        version,
        JSON.stringify(content),
        note ?? null,
        admin.id,
        at,
      ]);
      const made = await tx.one<StoredCard>(NEWEST);
      if (!made) throw new Error('The new rate card is gone.');
      await audit(tx, at, admin, {
        action: 'rate-cards.change',
        resource: 'rate-cards',
        resourceId: made.id,
        reason: note,
        ...figuresChanged({ ...newest.card }, { ...content }),
      });
      tx.wake('settings');
      return toRateCard(made);
    });
  }

  /** What a card would do to ten standard jobs, compared with the one in force. @throws 400 naming the figures that are wrong */
  preview({ card }: RateCardChange): PreviewedJobAnswer[] {
    const faults = faultsOf(card);
    if (faults.length > 0) throw problem('invalid_input', { errors: faults });
    const on = this.clock.now().toISOString().slice(0, 10);
    return STANDARD_JOBS.map(({ name, input }) => {
      const [before, after] = [this.get(), card as unknown as RateCard].map((each) =>
        estimatePrices({ ...input, on }, each).find((estimate) => estimate.usual)!,
      );
      const [was, becomes] = [centsToDollars(before!.estimatedCostCents), centsToDollars(after!.estimatedCostCents)];
      return {
        job: name,
        before: was,
        after: becomes,
        changePercent: Math.round((becomes / was - 1) * 1_000) / 10,
        low: centsToDollars(after!.lowCents),
        high: centsToDollars(after!.highCents),
      };
    });
  }

  private async refresh(): Promise<void> {
    const newest = await this.db.one<StoredCard>(NEWEST);
    if (newest) this.current = { version: newest.version, card: newest.card };
  }
}

function toRateCard({ id, version, card, note, createdBy, createdAt }: StoredCard): RateCardAnswer {
  return {
    id,
    version,
    card: card as unknown as Record<string, unknown>,
    note,
    createdBy,
    createdAt: createdAt.toISOString(),
  };
}

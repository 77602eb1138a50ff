import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import type { Cents } from '../src/common/money.js';
import { Provider } from '../src/payments/provider.js';
import { OperationsService } from '../src/payments/operations.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import type { Env } from '../src/platform/config/env.js';
import { Db } from '../src/platform/database/db.js';
import { Outbox } from '../src/platform/events/outbox.js';
import type { Ground } from '../src/platform/platform.module.js';
import { PRICED_SHIPMENT, type PricedShipment } from '../src/pricing/shipment-inputs.js';
import { Chance } from './chance.js';
import { DemoVerbs } from './demo-verbs.js';
import { UsualPrices } from './usual.js';

const LANES = 4;
const BATCH = 50;
/** More events than the provider has for all the deals. */
const MANY = 1_000_000_000;

/** A pending quote that may become a paid deal. */
interface Offer extends PricedShipment {
  quoteId: string;
  shipmentId: string;
  carrierId: string;
}

/** How far deals go, in turn: half of them to the end; the others stop where they are or are called off. */
const ENDS = [
  'paid',
  'paid',
  'in_transit',
  'in_transit',
  'delivered',
  'cancelled',
  'released',
  'released',
  'released',
  'released',
] as const;

/**
 * Plays a deal on each of these shipments with pending quotes through the product's verbs, so that the money is in the
 * ledger and at the card sandbox. Nobody is mailed about them; `onBatch` is told how many are done. It runs in an
 * application of its own without workers.
 */
export async function playDeals(
  ground: Ground,
  shipmentIds: readonly string[],
  onBatch: (done: number) => void,
): Promise<void> {
  const env = Object.assign(Object.create(ground.env) as Env, { PROCESS: 'api' as const });
  const url = new URL(ground.databaseUrl);
  // Losing made-up deals to a power cut does no harm; what is left stays consistent all the same.
  url.searchParams.set('options', '-c synchronous_commit=off');
  const app = await NestFactory.createApplicationContext(AppModule.on({ ...ground, env, databaseUrl: url.href }), {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    // The provider is asked directly: it need not tell us what we know.
    const sandbox = await app.get(Provider).sandbox();
    await sandbox.addFault({ next: 'no_webhook', times: MANY });
    for (let from = 0; from < shipmentIds.length; from += BATCH) {
      await playBatch(app, await offersOn(app.get(Db), shipmentIds.slice(from, from + BATCH)), from);
      onBatch(Math.min(from + BATCH, shipmentIds.length));
    }
  } finally {
    await app.get(Db).rows(`DELETE FROM sandbox.faults WHERE next = 'no_webhook'`);
    await app.close();
  }
}

async function offersOn(db: Db, shipmentIds: readonly string[]): Promise<Offer[]> {
  return db.rows<Offer>(
    `SELECT DISTINCT ON (s.id) q.id AS "quoteId", s.id AS "shipmentId", q.carrier_id AS "carrierId", ${PRICED_SHIPMENT}
       FROM shipments s JOIN quotes q ON q.shipment_id = s.id AND q.status = 'pending'
      WHERE s.id = ANY($1::uuid[]) ORDER BY s.id, q.id`,
    [shipmentIds],
  );
}

async function playBatch(app: INestApplicationContext, offers: readonly Offer[], from: number): Promise<void> {
  const people = new Map(
    offers.flatMap(({ userId, carrierId }) => [
      [userId, { id: userId, isCarrier: false }],
      [carrierId, { id: carrierId, isCarrier: true }],
    ]),
  );
  const verbs = new DemoVerbs(app, people);
  // Prices paid are around the market's, so that they teach the rate card nothing false.
  const [usual, chance, today] = [
    new UsualPrices(app),
    new Chance(from),
    app.get(Clock).now().toISOString().slice(0, 10),
  ];
  const amounts = offers.map(
    (offer) =>
      offer.category &&
      Math.round((usual.ofShipment(offer, offer.category, today) * chance.between(0.9, 1.1)) / 100) * 100,
  );
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let place = lane; place < offers.length; place += LANES)
      await play(
        verbs,
        offers[place] as Offer,
        amounts[place] ?? null,
        ENDS[(from + place) % ENDS.length] as (typeof ENDS)[number],
      );
  });
  await Promise.all(lanes);
  await app.get(OperationsService).drain();
  await app.get(Outbox).deliverHere();
  await app
    .get(Db)
    .rows('UPDATE notifications SET mail_at = NULL WHERE mail_at IS NOT NULL AND user_id = ANY($1::uuid[])', [
      [...people.keys()],
    ]);
}

async function play(
  verbs: DemoVerbs,
  { quoteId, shipmentId, userId, carrierId }: Offer,
  amount: Cents | null,
  end: (typeof ENDS)[number],
): Promise<void> {
  if (amount !== null) await verbs.requote(carrierId, quoteId, { amount });
  await verbs.accept(userId, quoteId);
  await verbs.pay(userId, quoteId, 'standard', 'accepted');
  if (end === 'paid') return;
  if (end === 'cancelled') return verbs.cancel(userId, shipmentId, 'Sold in the meantime');
  await verbs.pickup(carrierId, shipmentId);
  if (end === 'in_transit') return;
  await verbs.deliver(carrierId, shipmentId, 'the neighbor', null);
  if (end === 'released') await verbs.confirmDelivery(userId, shipmentId);
}

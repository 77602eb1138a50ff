import { Injectable } from '@nestjs/common';
import type { Category } from '../common/categories.js';
import { centsToDecimal } from '../common/money.js';
import { roadMiles } from '../places/distance.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { emit } from '../platform/events/events.js';
import { type Estimate, type EstimateInput, estimatePrices } from './estimate.js';
import { type RateAnswer, type RatesQuestion, toRate } from './prices.dto.js';
import { readRateCard } from './rate-card.js';

/** What of a shipment its price depends on. */
interface PricedShipment {
  userId: string;
  category: Category | null;
  subcategory: string | null;
  weight: string | null;
  dimensions: string | null;
  pickupPlace: string;
  deliveryPlace: string;
  pickupLatitude: string;
  pickupLongitude: string;
  deliveryLatitude: string;
  deliveryLongitude: string;
}

// The lock keeps two jobs of a shipment from storing their estimates twice.
const SHIPMENT = `
  SELECT user_id AS "userId", category, subcategory, weight, dimensions, pickup_place AS "pickupPlace", delivery_place AS "deliveryPlace",
         pickup_latitude AS "pickupLatitude", pickup_longitude AS "pickupLongitude",
         delivery_latitude AS "deliveryLatitude", delivery_longitude AS "deliveryLongitude"
    FROM shipments WHERE id = $1 FOR NO KEY UPDATE`;

const STORE = `
  INSERT INTO price_comparisons (shipment_id, carrier_name, service_type, estimated_cost, estimated_days, currency, calculated_at, api_response, low, high)
  SELECT $1, e."carrierName", e."serviceType", e.cost, e."estimatedDays", e.currency, $2, e.response, e.low, e.high
    FROM json_to_recordset($3) AS e("carrierName" text, "serviceType" text, cost numeric, "estimatedDays" int, currency text, response json, low numeric, high numeric)`;

/** Estimates of what carriers usually take, from the rate card. */
@Injectable()
export class PricesService {
  private readonly card = readRateCard();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly places: PlacesService,
  ) {}

  /**
   * Estimates for a question, the cheapest first. Reads no database: places and rate card lie in memory.
   * @throws 400 `place_not_found` naming the place
   */
  rates({ category, weight, pickupLocation, deliveryLocation, subcategory, dimensions }: RatesQuestion): RateAnswer[] {
    const pickup = this.places.require(pickupLocation, 'pickupLocation');
    const delivery = this.places.require(deliveryLocation, 'deliveryLocation');
    const input: EstimateInput = {
      category,
      weightLbs: typeof weight === 'number' ? weight / 100 : null,
      miles: roadMiles(pickup, delivery),
      on: this.today(),
      fromState: pickup.state,
      toState: delivery.state,
      subcategory,
      dimensions,
    };
    return estimatePrices(input, this.card).map(toRate);
  }

  /** Replaces a shipment's stored estimates by new ones. Safe to repeat; without a category, as in a draft, none are stored. */
  async compute(shipmentId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const shipment = await tx.one<PricedShipment>(SHIPMENT, [shipmentId]);
      if (!shipment) return;
      await tx.run('DELETE FROM price_comparisons WHERE shipment_id = $1', [shipmentId]);
      if (!shipment.category) return;
      const input = this.inputOf(shipment, shipment.category);
      const at = this.clock.now();
      const rows = estimatePrices(input, this.card).map((estimate) => toStored(estimate, input));
      await tx.run(STORE, [shipmentId, at, JSON.stringify(rows)]);
      await emit(tx, at, 'prices.calculated', { shipmentId }, [shipment.userId]);
    });
  }

  /** The same input as {@link rates} makes for the same places, so that the preview and the stored estimates agree. */
  private inputOf(shipment: PricedShipment, category: Category): EstimateInput {
    const pickup = { latitude: Number(shipment.pickupLatitude), longitude: Number(shipment.pickupLongitude) };
    const delivery = { latitude: Number(shipment.deliveryLatitude), longitude: Number(shipment.deliveryLongitude) };
    return {
      category,
      weightLbs: shipment.weight === null ? null : Number(shipment.weight),
      miles: roadMiles(pickup, delivery),
      on: this.today(),
      fromState: this.places.find(shipment.pickupPlace)?.state,
      toState: this.places.find(shipment.deliveryPlace)?.state,
      subcategory: shipment.subcategory,
      dimensions: shipment.dimensions,
    };
  }

  /** The calendar day of business time, in UTC. */
  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

function toStored({ carrierName, serviceType, estimatedDays, estimatedCostCents, currency, lowCents, highCents, basis, usual }: Estimate, input: EstimateInput) {
  return {
    carrierName,
    serviceType,
    estimatedDays,
    currency,
    cost: centsToDecimal(estimatedCostCents),
    low: centsToDecimal(lowCents),
    high: centsToDecimal(highCents),
    response: { input, basis, usual },
  };
}

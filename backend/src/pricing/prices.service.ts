import { Injectable } from '@nestjs/common';
import { kindOf } from '../common/kinds.js';
import { centsToDecimal } from '../common/money.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { emit } from '../platform/events/events.js';
import { keepTypical } from '../shipments/typical.js';
import { type Estimate, type EstimateInput, estimatePrices } from './estimate.js';
import { type RateAnswer, type RatesQuestion, toRate } from './prices.dto.js';
import { CorrectionsService } from './corrections.service.js';
import { RateCards } from './rate-cards.service.js';
import { PRICED_SHIPMENT, type PricedShipment, ShipmentInputs } from './shipment-inputs.js';

// The lock keeps two jobs for one shipment from storing their estimates twice.
const SHIPMENT = `SELECT ${PRICED_SHIPMENT} FROM shipments s WHERE s.id = $1 FOR NO KEY UPDATE`;

const STORE = `
  INSERT INTO price_comparisons (shipment_id, carrier_name, service_type, estimated_cost, estimated_days, currency, calculated_at, api_response, low, high)
  SELECT $1, e."carrierName", e."serviceType", e.cost, e."estimatedDays", e.currency, $2, e.response, e.low, e.high
    FROM json_to_recordset($3) AS e("carrierName" text, "serviceType" text, cost numeric, "estimatedDays" int, currency text, response json, low numeric, high numeric)`;

/** Estimates of what carriers usually charge, from the rate card. */
@Injectable()
export class PricesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly places: PlacesService,
    private readonly inputs: ShipmentInputs,
    private readonly cards: RateCards,
    private readonly corrections: CorrectionsService,
  ) {}

  /**
   * Estimates for a question, cheapest first. Reads no database: places and rate card are in memory.
   * @throws 400 `place_not_found` naming the place
   */
  rates({
    category,
    weight,
    pickupLocation,
    deliveryLocation,
    title,
    subcategory,
    dimensions,
  }: RatesQuestion): RateAnswer[] {
    const [pickup, delivery] = this.places.requireBoth(
      { text: pickupLocation, path: 'pickupLocation' },
      { text: deliveryLocation, path: 'deliveryLocation' },
    );
    const kind = kindOf({ category, subcategory, title })?.id ?? null;
    const item = {
      category,
      weightLbs: typeof weight === 'number' ? weight / 100 : null,
      subcategory: kind,
      dimensions,
    };
    return this.estimate(this.inputs.between(pickup, delivery, item, this.today())).map((estimate) =>
      toRate(estimate, kind),
    );
  }

  /** Replaces a shipment's stored estimates. Safe to repeat; if category or place is missing, as in a draft, none are stored. */
  async compute(shipmentId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const shipment = await tx.one<PricedShipment>(SHIPMENT, [shipmentId]);
      if (!shipment) return;
      await tx.run('DELETE FROM price_comparisons WHERE shipment_id = $1', [shipmentId]);
      if (!shipment.category || !shipment.pickupPlace || !shipment.deliveryPlace) {
        await keepTypical(tx, shipmentId, undefined);
        return;
      }
      const input = this.inputs.of(shipment, shipment.category, this.today());
      const at = this.clock.now();
      const estimates = this.estimate(input);
      await keepTypical(
        tx,
        shipmentId,
        estimates.find(({ usual }) => usual),
      );
      const rows = estimates.map((estimate) => toStored(estimate, input));
      await tx.run(STORE, [shipmentId, at, JSON.stringify(rows)]);
      emit(tx, at, 'prices.calculated', { shipmentId }, [shipment.userId]);
    });
  }

  private estimate(input: EstimateInput): Estimate[] {
    return estimatePrices(input, this.cards.get(), this.corrections.get());
  }

  /** The calendar day of business time, in UTC. */
  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

function toStored(
  {
    carrierName,
    serviceType,
    estimatedDays,
    estimatedCostCents,
    currency,
    lowCents,
    highCents,
    basis,
    usual,
  }: Estimate,
  input: EstimateInput,
) {
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

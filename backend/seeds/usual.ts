import type { INestApplicationContext } from '@nestjs/common';
import type { Category } from '../src/common/categories.js';
import type { Cents } from '../src/common/money.js';
import { PlacesService } from '../src/places/places.service.js';
import { type EstimateInput, estimatePrices } from '../src/pricing/estimate.js';
import { RateCards } from '../src/pricing/rate-cards.service.js';
import { type PricedShipment, ShipmentInputs } from '../src/pricing/shipment-inputs.js';
import type { Listing } from './listings/listing.js';

/** What the market pays for a job on a day (YYYY-MM-DD): the rate card's usual service. Demo deals stay close to it, so that they teach the card nothing false. */
export class UsualPrices {
  private readonly cards: RateCards;
  private readonly places: PlacesService;
  private readonly inputs: ShipmentInputs;

  constructor(app: INestApplicationContext) {
    this.cards = app.get(RateCards);
    this.places = app.get(PlacesService);
    this.inputs = app.get(ShipmentInputs);
  }

  /** For one of the demo's listings. */
  ofListing(category: Category, { kind, lbs, ft, from, to }: Listing, on: string): Cents {
    const item = { category, weightLbs: lbs, subcategory: kind ?? null, dimensions: ft };
    return this.of(this.inputs.between(this.places.require(from, 'from'), this.places.require(to, 'to'), item, on));
  }

  /** For a stored shipment. */
  ofShipment(shipment: PricedShipment, category: Category, on: string): Cents {
    return this.of(this.inputs.of(shipment, category, on));
  }

  private of(input: EstimateInput): Cents {
    const usual = estimatePrices(input, this.cards.get()).find((estimate) => estimate.usual);
    if (!usual) throw new Error('No estimate is the usual one.');
    return usual.estimatedCostCents;
  }
}

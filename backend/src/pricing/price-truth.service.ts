import { Injectable } from '@nestjs/common';
import { kindOf } from '../common/kinds.js';
import { routeBetween } from '../places/distance.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { CorrectionsService } from './corrections.service.js';
import { estimatePrices } from './estimate.js';
import type { PriceTruthAnswer, PriceTruthSearch } from './price-truth.dto.js';
import { toRate } from './prices.dto.js';
import { RateCards } from './rate-cards.service.js';
import { ShipmentInputs } from './shipment-inputs.js';

/** With fewer jobs, a percentage would claim more than is known. */
const LEAST_JOBS = 20;
const LATELY_DAYS = 180;

/** What a job typically costs, for everybody, and how often that was right. */
@Injectable()
export class PriceTruth {
  constructor(
    private readonly places: PlacesService,
    private readonly inputs: ShipmentInputs,
    private readonly cards: RateCards,
    private readonly corrections: CorrectionsService,
    private readonly clock: Clock,
  ) {}

  /** @throws 400 `place_not_found` naming the place */
  of({ from, to, category, weight, subcategory }: PriceTruthSearch): PriceTruthAnswer {
    const [pickup, delivery] = this.places.requireBoth({ text: from, path: 'from' }, { text: to, path: 'to' });
    const on = this.clock.now().toISOString().slice(0, 10);
    const kind = kindOf({ category, subcategory })?.id ?? null;
    const options = estimatePrices(
      this.inputs.between(pickup, delivery, { category, weightLbs: weight ?? null, subcategory: kind }, on),
      this.cards.get(),
      this.corrections.get(),
    );
    const usual = options.find((each) => each.usual)!;
    const { jobs, inside } = this.corrections.truth(category);
    const known = jobs >= LEAST_JOBS;
    return {
      from: pickup.label,
      to: delivery.label,
      miles: routeBetween(pickup, delivery).miles,
      low: usual.lowCents / 100,
      typical: usual.estimatedCostCents / 100,
      high: usual.highCents / 100,
      basis: usual.basis,
      options: options.map((option) => toRate(option, kind)),
      record: {
        days: LATELY_DAYS,
        jobs: known ? jobs : null,
        insidePercent: known ? Math.round((100 * inside) / jobs) : null,
      },
      test: this.cards.get().measured?.categories[category] ?? null,
    };
  }
}

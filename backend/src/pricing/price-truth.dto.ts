import { CATEGORY_IDS, type Category } from '../common/categories.js';
import { HEAVIEST_LBS, OneOf, QueryNumber, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { RateAnswer } from './prices.dto.js';

export class PriceTruthSearch {
  @Text(1, 300, { example: 'Austin, TX' }) from: string;
  @Text(1, 300, { example: 'Denver, CO' }) to: string;
  @OneOf(CATEGORY_IDS) category: Category;
  @QueryNumber(1, HEAVIEST_LBS, {
    optional: true,
    description: "lbs; else the category's usual item.",
  })
  weight?: number;
  @Text(0, 100, { optional: true, description: 'The kind of item, for example boat, horse or container.' })
  subcategory?: string;
}

/** How often the ranges were right. */
export class PriceRecordAnswer {
  @Shown.whole({ description: 'The number of days looked at.' }) days: number;
  @Shown.whole({ nullable: true, description: 'Paid jobs of the category; null while there are too few to say.' })
  jobs: number | null;
  @Shown.whole({ nullable: true, description: 'The percentage paid at a price inside the range shown.' })
  insidePercent: number | null;
}

/** How close the rate card came to published prices from sources it was made without. */
export class PriceTestAnswer {
  @Shown.whole({ description: 'Published prices of the category, each held out in turn along with its whole source.' })
  prices: number;
  @Shown.number({ example: 14.5, description: 'Half of them were within this many percent of the estimate.' })
  medianErrorPercent: number;
  @Shown.whole({ description: 'The percentage between half the estimate and twice the estimate.' })
  withinTwicePercent: number;
  @Shown.whole({ description: 'The percentage inside the range.' }) insidePercent: number;
}

export class PriceTruthAnswer {
  @Shown.text({ example: 'Austin, TX' }) from: string;
  @Shown.text({ example: 'Denver, CO' }) to: string;
  @Shown.number({ description: 'The whole route, including any sea leg.' }) miles: number;
  @Shown.dollars({
    description: 'Most prices of the usual service fall between `low` and `high`; `test` says how many did.',
  })
  low: number;
  @Shown.dollars() typical: number;
  @Shown.dollars() high: number;
  @Shown.text({ description: 'What the range was made from.' }) basis: string;
  @Shown.list(() => RateAnswer, { description: 'All services, cheapest first.' }) options: RateAnswer[];
  @Shown.object(() => PriceRecordAnswer) record: PriceRecordAnswer;
  @Shown.object(() => PriceTestAnswer, {
    nullable: true,
    description: "null with an operator's own rate card, which was not tested.",
  })
  test: PriceTestAnswer | null;
}

import { CATEGORY_IDS, type Category } from '../common/categories.js';
import { OneOf, QueryNumber, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { RateAnswer } from './prices.dto.js';

const HEAVIEST_LBS = 500_000;

export class PriceTruthSearch {
  @Text(1, 300, { example: 'Austin, TX' }) from: string;
  @Text(1, 300, { example: 'Denver, CO' }) to: string;
  @OneOf(CATEGORY_IDS) category: Category;
  @QueryNumber(1, HEAVIEST_LBS, { optional: true, description: "lbs; without it the category's usual item is priced." })
  weight?: number;
  @Text(0, 100, { optional: true, description: 'The kind of item, for example boat, horse or container.' })
  subcategory?: string;
}

/** How true the ranges were. */
export class PriceRecordAnswer {
  @Shown.whole({ description: 'Of so many days.' }) days: number;
  @Shown.whole({ nullable: true, description: 'Paid jobs of the category; null while there are too few to tell.' })
  jobs: number | null;
  @Shown.whole({ nullable: true, description: 'How many in a hundred were paid at a price inside the range shown.' })
  insidePercent: number | null;
}

/** How near the rate card came to published prices of sources that it was made without. */
export class PriceTestAnswer {
  @Shown.whole({ description: 'Published prices of the category, each held out in turn with all of its source.' })
  prices: number;
  @Shown.number({ example: 14.5, description: 'Half of them were nearer to the estimate than so many percent.' })
  medianErrorPercent: number;
  @Shown.whole({ description: 'How many in a hundred lay between half of the estimate and twice the estimate.' })
  withinTwicePercent: number;
  @Shown.whole({ description: 'How many in a hundred lay inside the range.' }) insidePercent: number;
}

export class PriceTruthAnswer {
  @Shown.text({ example: 'Austin, TX' }) from: string;
  @Shown.text({ example: 'Denver, CO' }) to: string;
  @Shown.number({ description: 'The whole way, with the sea leg where no road leads.' }) miles: number;
  @Shown.dollars({
    description: 'Most prices of the usual service lie between `low` and `high`; `test` says how many did.',
  })
  low: number;
  @Shown.dollars() typical: number;
  @Shown.dollars() high: number;
  @Shown.text({ description: 'What the range was made from.' }) basis: string;
  @Shown.list(() => RateAnswer, { description: 'All services, the cheapest first.' }) options: RateAnswer[];
  @Shown.object(() => PriceRecordAnswer) record: PriceRecordAnswer;
  @Shown.object(() => PriceTestAnswer, {
    nullable: true,
    description: 'null with a rate card of the operators, which was not tested.',
  })
  test: PriceTestAnswer | null;
}

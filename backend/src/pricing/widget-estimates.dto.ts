import { CATEGORY_GIVEN, CATEGORY_IDS, type Category } from '../common/categories.js';
import { HEAVIEST_LBS, NumberBetween, OneOf, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';

export class WidgetQuestion {
  @Text(1, 300, { message: 'Where is it picked up?', example: 'Austin, TX' }) from: string;
  @Text(1, 300, { message: 'Where does it go?', example: 'Denver, CO' }) to: string;
  @OneOf(CATEGORY_IDS, { name: CATEGORY_GIVEN }) category: Category;
  @NumberBetween(1, HEAVIEST_LBS, {
    optional: true,
    nullable: true,
    description: "lbs; else the category's usual item.",
  })
  weight?: number | null;
}

export class WidgetEstimateAnswer {
  @Shown.dollars({ description: 'Most such jobs cost between `low` and `high`. It is an estimate.' }) low: number;
  @Shown.dollars() high: number;
  @Shown.text({ example: 'USD' }) currency: string;
  @Shown.number({ description: 'The whole route, including any sea leg.' }) miles: number;
  @Shown.id({ description: 'For `/list-item?prefill=`, for seven days.' }) prefillId: string;
}

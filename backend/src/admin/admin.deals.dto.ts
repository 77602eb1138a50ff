import { Dollars, Text } from '../common/fields.js';
import { Reasoned } from './admin.people.dto.js';

const MOST_CENTS = 95_000_000;

/** Texts of a listing that an operator may correct. */
export class ShipmentTexts {
  @Text(1, 200, { optional: true, message: 'Title is required' }) title?: string;
  @Text(10, 5000, { optional: true, message: 'Please provide a detailed description' }) description?: string;
  @Text(0, 100, { optional: true, nullable: true }) subcategory?: string | null;
}

export class OperatorRefund extends Reasoned {
  @Dollars(1, MOST_CENTS, {
    optional: true,
    description: 'Omit to refund everything that is left, including the protection plan.',
  })
  amount?: number;
}

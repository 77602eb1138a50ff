import { Column, type ColumnOptions, DefaultNamingStrategy } from 'typeorm';
import { centsToDecimal, parseCents } from '../../common/money.js';

/** numeric(10,2) dollars in the table, integer cents in memory. `name` is the column, without the property's `_cents`. */
export function MoneyColumn(name: string, options: ColumnOptions = {}): PropertyDecorator {
  return hundredths(name, options);
}

/** numeric(10,2) in the table, integer hundredths in memory: weights in lbs. */
export function HundredthsColumn(name: string, options: ColumnOptions = {}): PropertyDecorator {
  return hundredths(name, options);
}

function hundredths(name: string, options: ColumnOptions): PropertyDecorator {
  return Column({
    ...options,
    name,
    type: 'numeric',
    precision: 10,
    scale: 2,
    transformer: {
      to: (value: number | null | undefined) => (typeof value === 'number' ? centsToDecimal(value) : value),
      from: (value: string | null) => (value === null ? null : (parseCents(value) ?? null)),
    },
  });
}

/** numeric in the table, a number with at most two decimals in memory. */
export function PercentColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({
    ...options,
    type: 'numeric',
    precision: 4,
    scale: 2,
    transformer: {
      to: (value: number | null | undefined) => value?.toFixed(2) ?? value,
      from: (value: string | null) => (value === null ? null : Number(value)),
    },
  });
}

/** Columns are snake_case in the database, camelCase in the program. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined): string {
    return customName ?? snake(property);
  }
}

export function snake(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

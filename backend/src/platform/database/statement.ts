/** A statement that grows by conditions, with its values in order. */
export class Statement {
  readonly conditions: string[] = [];

  /** @param values of another statement that this one is a part of */
  constructor(readonly values: unknown[] = []) {}

  /** Adds a value and returns its placeholder, such as `$1`. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  where(condition: string): void {
    this.conditions.push(condition);
  }

  /** All conditions so far, or all but one of them. */
  all(but?: string): string {
    return this.conditions.filter((condition) => condition !== but).join(' AND ') || 'true';
  }
}

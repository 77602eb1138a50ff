import { invalid } from './failures.js';
import type { FormObject, FormValue } from './form.js';

const NO_PARAMS: FormObject = {};

/** Typed reading of a call's parameters; every reader refuses in Stripe's words. */
export class Params {
  constructor(private readonly form: FormObject) {}

  /** Refuses unknown parameters; `inside` is the parameter these are part of; every call knows `expand`. */
  allow(names: readonly string[], inside?: string): void {
    for (const name of Object.keys(this.form)) {
      if (names.includes(name) || (name === 'expand' && inside === undefined)) continue;
      const full = inside === undefined ? name : `${inside}[${name}]`;
      throw invalid(`Received unknown parameter: ${full}`, full, 'parameter_unknown');
    }
  }

  /** These parameters and one more. */
  with(name: string, value: string): Params {
    return new Params({ ...this.form, [name]: value });
  }

  has(name: string): boolean {
    return this.form[name] !== undefined;
  }

  isText(name: string): boolean {
    return typeof this.form[name] === 'string';
  }

  text(name: string): string | undefined {
    const value = this.form[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, name);
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
    return value;
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = values.find((allowed) => allowed === value);
    if (!found) throw invalid(`Invalid ${name}: must be one of ${values.join(', ')}`, name);
    return found;
  }

  /** A whole number, not negative: cents, seconds, counts. */
  whole(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^\d{1,12}$/.test(value)) throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
    return Number(value);
  }

  /** Cents, at least one. */
  cents(name: string): number | undefined {
    const value = this.whole(name);
    if (value === 0) throw invalid('This value must be greater than or equal to 1.', name, 'parameter_invalid_integer');
    return value;
  }

  requiredCents(name: string): number {
    this.required(name);
    return this.cents(name) ?? 0;
  }

  flag(name: string): boolean | undefined {
    const value = this.oneOf(name, ['true', 'false']);
    return value === undefined ? undefined : value === 'true';
  }

  list(name: string): string[] {
    const value: FormValue | undefined = this.form[name];
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) throw invalid('Invalid array', name);
    return value.map((item) => {
      if (typeof item !== 'string') throw invalid('Invalid array', name);
      return item;
    });
  }

  /** The texts at this level. */
  texts(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  }

  part(name: string): Params {
    const value = this.form[name];
    if (value === undefined || value === '') return new Params(NO_PARAMS);
    if (typeof value === 'string' || Array.isArray(value)) throw invalid('Invalid object', name);
    return new Params(value);
  }

  /** Metadata merged into what was there; an empty value removes its key. At most 50 keys of 40 characters, values of 500. */
  metadata(previous: Record<string, string> = {}): Record<string, string> {
    const given = this.part('metadata').form;
    const merged = this.form['metadata'] === '' ? new Map<string, string>() : new Map(Object.entries(previous));
    for (const [key, value] of Object.entries(given)) {
      if (typeof value !== 'string') throw invalid(`Metadata values must be strings: ${key}`, 'metadata');
      if (key.length > 40 || value.length > 500) throw invalid(`Metadata is too long: ${key}`, 'metadata');
      if (value === '') merged.delete(key);
      else merged.set(key, value);
    }
    if (merged.size > 50) throw invalid('Metadata has more than 50 keys.', 'metadata');
    return Object.fromEntries(merged);
  }
}

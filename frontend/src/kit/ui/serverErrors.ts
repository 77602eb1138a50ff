import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/errors';

/**
 * Puts the server's field errors beside their fields.
 * @returns true when at least one of them belongs to a field of this form.
 */
export function showFieldErrors<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const names = Object.keys(form.getValues());
  const known = (error.problem?.errors ?? []).filter((entry) => names.includes(entry.path));
  for (const [index, entry] of known.entries()) {
    form.setError(entry.path as FieldPath<T>, { type: 'server', message: entry.message }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
}

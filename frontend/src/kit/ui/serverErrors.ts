import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/errors';

interface Showing {
  /** What stands before the fields' names where the form is a part of what was sent. */
  prefix?: string;
  /** What the server's fields are called in the form, where they differ. */
  names?: Readonly<Record<string, string>>;
  /** Whether the first of the fields is gone to: after a click, not while somebody types. */
  focus?: boolean;
}

/**
 * Puts the server's field errors, and its suggestions, beside their fields.
 * @returns true when at least one of them belongs to a field of this form.
 */
export function showFieldErrors<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  { prefix = '', names = {}, focus = true }: Showing = {},
): boolean {
  if (!(error instanceof ApiError)) return false;
  const fields = Object.keys(form.getValues());
  const known = (error.problem?.errors ?? [])
    .map((entry) => ({ ...entry, path: names[entry.path] ?? entry.path.replace(prefix, '') }))
    .filter(({ path }) => fields.includes(path.split('.')[0] ?? path));
  for (const [index, { path, message, suggestions = [] }] of known.entries()) {
    form.setError(
      path as FieldPath<T>,
      { type: 'server', message, types: { suggestions } },
      { shouldFocus: focus && index === 0 },
    );
  }
  return known.length > 0;
}

/** What the server thinks was meant by a field that it refused. */
export function suggestionsOf(error: FieldError | undefined): string[] {
  const suggestions: unknown = error?.types?.suggestions;
  return Array.isArray(suggestions) ? suggestions.map(String) : [];
}

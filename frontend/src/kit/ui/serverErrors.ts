import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/errors';

interface Showing {
  /** The prefix of the fields' names, if the form is only a part of what was sent. */
  prefix?: string;
  /** The form's names for the server's fields, where they differ. */
  names?: Readonly<Record<string, string>>;
  /** Whether to focus the first of the fields: yes after a click, not while somebody types. */
  focus?: boolean;
}

/**
 * Shows the server's field errors and suggestions next to their fields.
 * @returns true if at least one of them belongs to a field of this form
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

/** What the server thinks was meant in a field that it refused. */
export function suggestionsOf(error: FieldError | undefined): string[] {
  const suggestions: unknown = error?.types?.suggestions;
  return Array.isArray(suggestions) ? suggestions.map(String) : [];
}

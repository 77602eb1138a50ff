import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readToken, userOf, viewState } from '../api/token';

/**
 * Keeps what is typed into a form about something, for when its sheet is closed or the page loaded anew. Only what
 * differs from what the form starts with. Returns a function that forgets it, for once it is sent.
 */
export function useFormDraft<V extends FieldValues>(form: UseFormReturn<V>, subject: string): () => void {
  const name = `haulway_form_${userOf(readToken() ?? '')}_${subject}`;
  useEffect(() => {
    if (viewState()) return undefined;
    const usual = form.formState.defaultValues ?? {};
    const kept = readTyped(name);
    if (Object.keys(kept).length > 0) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepTyped(name, changedOf(values, usual)),
    });
  }, [form, name]);
  return () => keepTyped(name, {});
}

/** The fields that were changed. */
export function changedOf(values: FieldValues, usual: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== usual[field]));
}

function readTyped(name: string): FieldValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function keepTyped(name: string, typed: FieldValues): void {
  try {
    if (Object.keys(typed).length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(typed));
  } catch {
    // Then it is not kept.
  }
}

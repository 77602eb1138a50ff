import { type FormName, FORMS } from '../../kit/format/conditionForms';

/** The papers that an animal travels under. */
const PAPERS = ['coggins', 'papers'];

/** What a carrier is told about an animal's papers before it is loaded; it never keeps them from loading it. */
export function papersWords(form: FormName, values: Readonly<Record<string, string>>): string | undefined {
  const asked = FORMS[form].fields.filter(({ name }) => PAPERS.includes(name)).map(({ name }) => values[name]);
  if (asked.includes('no'))
    return 'A state can turn it back at its border without them. Ask for the papers before you load.';
  return asked.some((said) => said === undefined) ? 'Have you seen its papers? Say so above.' : undefined;
}

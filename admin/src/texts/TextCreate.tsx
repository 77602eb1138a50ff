import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { Create, FormDataConsumer, type RaRecord, required, SelectInput, SimpleForm } from 'react-admin';
import { TextForm } from './TextForm';
import type { TextField } from './words';

type NewText = BodyOf<'POST', '/api/admin/texts'>;

const NEW = { kind: 'question', content: { group: 'shipping' } };
const FIELDS: Readonly<Record<string, readonly TextField[]>> = {
  question: ['group', 'question', 'answer', 'also'],
  reply: ['heading', 'body'],
};
const KINDS = [
  { id: 'question', name: 'Question with its answer' },
  { id: 'reply', name: 'Template for answers to tickets' },
];

/** Adds a question, or a template for answers to tickets; of other kinds there is one for each that the program says. */
export function TextCreate() {
  return (
    <Create title="Add a text" redirect="show" transform={toNew}>
      <SimpleForm sx={{ maxWidth: 640 }} defaultValues={NEW} warnWhenUnsavedChanges>
        <SelectInput source="kind" label="Kind" choices={KINDS} validate={required()} helperText={false} />
        <FormDataConsumer<{ kind?: string }>>
          {({ formData: { kind = '' } }) => <TextForm kind={kind} fields={FIELDS[kind] ?? []} />}
        </FormDataConsumer>
      </SimpleForm>
    </Create>
  );
}

/** Only the parts of its kind: the form keeps what was typed for the other. */
function toNew({ kind, content }: RaRecord): NewText {
  const parts = content as Record<string, string>;
  const fields = FIELDS[kind as string] ?? [];
  return { kind: kind as NewText['kind'], ...Object.fromEntries(fields.map((field) => [field, parts[field] ?? ''])) };
}

import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { Create, type RaRecord, SimpleForm } from 'react-admin';
import { TextForm } from './TextForm';

const NEW = { content: { group: 'shipping', question: '', answer: '', also: '' } };

/** Adds a question with its answer; of other kinds there is one for each that the program says. */
export function TextCreate() {
  return (
    <Create
      title="Add a question"
      redirect="show"
      transform={({ content }: RaRecord) => content as BodyOf<'POST', '/api/admin/texts'>}
    >
      <SimpleForm sx={{ maxWidth: 640 }} defaultValues={NEW} warnWhenUnsavedChanges>
        <TextForm kind="question" fields={['group', 'question', 'answer', 'also']} />
      </SimpleForm>
    </Create>
  );
}

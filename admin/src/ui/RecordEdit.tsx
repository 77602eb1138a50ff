import type { ReactNode } from 'react';
import { Edit, type RaRecord, SaveButton, SimpleForm, Toolbar, TopToolbar } from 'react-admin';
import { FormFailed } from './ReadFailed';
import { STAYS } from './reading';
import { BackLink } from './WordButton';

/** A form for some of a record's fields: it sends only those, and waits for the server, which writes the change to the audit log. */
export function RecordEdit({ fields, children }: { fields: readonly string[]; children: ReactNode }) {
  return (
    <Edit
      mutationMode="pessimistic"
      queryOptions={STAYS}
      error={<FormFailed />}
      redirect="show"
      transform={(record: RaRecord) => Object.fromEntries(fields.map((field) => [field, record[field]]))}
      actions={
        <TopToolbar>
          <BackLink />
        </TopToolbar>
      }
    >
      <SimpleForm
        sx={{ maxWidth: 640 }}
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        {children}
      </SimpleForm>
    </Edit>
  );
}

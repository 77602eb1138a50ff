import type { ReactNode } from 'react';
import { type RaRecord, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { EditPage } from './EditPage';

/** A form for some of a record's fields: it sends only those. */
export function RecordEdit({ fields, children }: { fields: readonly string[]; children: ReactNode }) {
  return (
    <EditPage
      back
      redirect="show"
      transform={(record: RaRecord) => Object.fromEntries(fields.map((field) => [field, record[field]]))}
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
    </EditPage>
  );
}

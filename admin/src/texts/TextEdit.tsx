import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { BooleanInput, Form, FormDataConsumer, type RaRecord, SaveButton, Toolbar } from 'react-admin';
import { type Records, useRecord } from '../records';
import { EditPage } from '../ui/EditPage';
import { Panel } from '../ui/Panel';
import { TextForm } from './TextForm';
import { TextPreview } from './TextPreview';
import { TextValues } from './TextValues';
import type { Content } from './words';

/** Words a text anew, beside how people will read it. Saving makes a new version, which is said at once. */
export function TextEdit() {
  return (
    <EditPage back inParts redirect="show" transform={toChange}>
      <Wording />
    </EditPage>
  );
}

function Wording() {
  const text = useRecord('texts');
  if (!text) return null;
  return (
    <Form warnWhenUnsavedChanges>
      <Box sx={BESIDE}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Card sx={{ minWidth: 0 }}>
            <Box sx={{ p: 2, pb: 0 }}>
              <TextForm kind={text.kind} fields={text.fields as (keyof Content)[]} />
              {HIDE[text.kind] ? <BooleanInput source="hidden" label={HIDE[text.kind]} helperText={false} /> : null}
            </Box>
            <Toolbar sx={{ position: 'static' }}>
              <SaveButton label={`Save as version ${text.version + 1}`} />
            </Toolbar>
          </Card>
          <TextValues values={text.values} />
        </Box>
        <Box sx={{ position: { md: 'sticky' }, top: 64, minWidth: 0 }}>
          <Panel title="As people read it">
            <FormDataConsumer>
              {({ formData }) => (
                <TextPreview id={text.id} version={text.version} content={formData['content'] as Content} />
              )}
            </FormDataConsumer>
          </Panel>
        </Box>
      </Box>
    </Form>
  );
}

/** Kinds that can be hidden, in words. */
const HIDE: Readonly<Record<string, string>> = {
  question: 'Do not show this question',
  reply: 'Do not offer this template',
};

const BESIDE = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  mt: 1,
  pb: 4,
} as const;

/** What the server takes of it; the version says which wording the change is based on. */
function toChange(record: RaRecord): BodyOf<'PUT', '/api/admin/texts/{id}'> {
  const { version, content, hidden, kind } = record as Records['texts'];
  return { version, content, ...(HIDE[kind] ? { hidden } : {}) };
}

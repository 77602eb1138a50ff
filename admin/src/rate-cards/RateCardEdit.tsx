import type { AnswerOf, BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { usePause } from '@haulway/frontend/kit/ui/usePause.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxLength, type RaRecord, SaveButton, SimpleForm, TextInput, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ConsoleProvider } from '../dataProvider';
import { useRecord } from '../records';
import { EditPage } from '../ui/EditPage';
import { Panel, Parts } from '../ui/Panel';
import { CategoryFigures, KindFigures } from './FigureTables';
import { faultsOf, isInTables, type Card, type StoredCard } from './figures';
import { PreviewTable } from './PreviewTable';
import { WholeCard } from './WholeCard';

/** How long typing must pause before the change is tried out on the standard jobs. */
const PAUSE_MS = 400;
const LONGEST_NOTE = 500;

/** Changes the current rate card. Shows while you type what the change does to ten standard jobs; saving creates a new version. */
export function RateCardEdit() {
  return (
    <EditPage inParts redirect="list" transform={asChange} title="Rate card">
      <SimpleForm component={Box} toolbar={false} warnWhenUnsavedChanges>
        <CardForm />
      </SimpleForm>
    </EditPage>
  );
}

/** The record's own note says why this version was made; the form's reason is the next one's. */
function asChange({ card, reason }: RaRecord): BodyOf<'PUT', '/api/admin/rate-cards/{id}'> {
  const { card: whole, note } = { card: card as Card, note: String(reason ?? '').trim() };
  return { card: whole, ...(note ? { note } : {}) };
}

function CardForm() {
  const stored = useRecord('rate-cards') as StoredCard | undefined;
  const { setValue } = useFormContext();
  const card = useWatch({ name: 'card' }) as Card;
  const preview = usePreview(card);
  const faults = faultsOf(preview.error) ?? {};
  const others = Object.entries(faults).filter(([path]) => !isInTables(path));
  const isChanged = JSON.stringify(card) !== JSON.stringify(stored?.card);
  return (
    <Parts>
      {preview.jobs ? <PreviewTable jobs={preview.jobs} /> : null}
      {others.length > 0 ? (
        <Alert severity="error">
          {others.map(([path, message]) => (
            <Box key={path}>
              {path}: {message}
            </Box>
          ))}
        </Alert>
      ) : null}
      <CategoryFigures card={card} isForm faults={faults} />
      <KindFigures card={card} isForm faults={faults} />
      <WholeCard card={card} onChange={(whole) => setValue('card', whole, { shouldDirty: true })} />
      <Panel title="Save">
        <TextInput
          source="reason"
          label="Reason for the change"
          validate={maxLength(LONGEST_NOTE)}
          helperText={false}
          sx={{ maxWidth: 640 }}
        />
        <SaveButton
          label={`Save as version ${(stored?.version ?? 0) + 1}`}
          icon={<></>}
          disabled={!isChanged || preview.isWaiting || preview.error !== null}
          sx={{ alignSelf: 'start', mt: 3 }}
        />
      </Panel>
    </Parts>
  );
}

/** What the card does to the standard jobs, or what is wrong with it; the previous result stays while loading. */
function usePreview(card: Card) {
  const provider = useDataProvider<ConsoleProvider>();
  const rested = usePause(card, PAUSE_MS);
  const [jobs, setJobs] = useState<AnswerOf<'POST', '/api/admin/rate-cards/preview'>>();
  const { data, error, isFetching } = useQuery({
    queryKey: ['rate-cards', 'preview', rested],
    queryFn: () => provider.ask('/api/admin/rate-cards/preview', { card: rested }),
    retry: false,
  });
  if (data && data.data !== jobs) setJobs(data.data);
  return { jobs, error, isWaiting: isFetching || rested !== card };
}

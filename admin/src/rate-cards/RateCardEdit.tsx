import type { AnswerOf, BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { usePause } from '@haulway/frontend/kit/ui/usePause.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { Edit, useDataProvider, useNotify, useRedirect, useUpdate } from 'react-admin';
import type { ConsoleProvider } from '../dataProvider';
import { useRecord } from '../records';
import { Panel, Parts } from '../ui/Panel';
import { FormFailed } from '../ui/ReadFailed';
import { STAYS } from '../ui/reading';
import { CategoryFigures, KindFigures } from './FigureTables';
import { faultsOf, isInTables, type Card, type StoredCard } from './figures';
import { PreviewTable } from './PreviewTable';
import { useUnsaved } from './useUnsaved';
import { WholeCard } from './WholeCard';

/** How long typing must pause before the change is tried out on the standard jobs. */
const PAUSE_MS = 400;
const LONGEST_NOTE = 500;

/** Changes the current rate card. Shows while you type what the change does to ten standard jobs; saving creates a new version. */
export function RateCardEdit() {
  return (
    <Edit
      component="div"
      actions={false}
      mutationMode="pessimistic"
      title="Rate card"
      queryOptions={STAYS}
      error={<FormFailed />}
    >
      <Changing />
    </Edit>
  );
}

function Changing() {
  const stored = useRecord('rate-cards') as StoredCard | undefined;
  return stored ? <CardForm key={stored.id} stored={stored} /> : null;
}

function CardForm({ stored }: { stored: StoredCard }) {
  const [card, setCard] = useState(stored.card);
  const [note, setNote] = useState('');
  // The fields hold what was typed; a card entered as JSON refills them.
  const [filled, setFilled] = useState(0);
  const preview = usePreview(card);
  const isSaved = useRef(false);
  const save = useSave(stored, isSaved);
  const faults = faultsOf(preview.error) ?? {};
  const others = Object.entries(faults).filter(([path]) => !isInTables(path));
  const isChanged = JSON.stringify(card) !== JSON.stringify(stored.card);
  useUnsaved(() => !isSaved.current && (isChanged || note !== ''));
  const fill = (whole: Card) => {
    setCard(whole);
    setFilled(filled + 1);
  };
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
      <CategoryFigures key={`categories-${filled}`} card={card} onChange={setCard} faults={faults} />
      <KindFigures key={`kinds-${filled}`} card={card} onChange={setCard} faults={faults} />
      <WholeCard card={card} onChange={fill} />
      <Panel title="Save">
        <TextField
          label="Reason for the change"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
          sx={{ maxWidth: 640 }}
        />
        {save.error ? (
          <Alert severity="error" sx={{ my: 1 }}>
            {save.error.message}
          </Alert>
        ) : null}
        <Button
          variant="contained"
          sx={{ display: 'block', mt: 1.5 }}
          disabled={!isChanged || preview.isWaiting || preview.error !== null || save.isPending}
          onClick={() => save.run(card, note.trim())}
        >
          Save as version {(stored.version ?? 0) + 1}
        </Button>
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

function useSave({ id, version }: StoredCard, isSaved: RefObject<boolean>) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [update, { isPending, error }] = useUpdate<StoredCard, Error>();
  const run = (card: Card, note: string) =>
    void update(
      'rate-cards',
      { id, data: { card, ...(note ? { note } : {}) } satisfies BodyOf<'PUT', '/api/admin/rate-cards/{id}'> },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          isSaved.current = true;
          notify(`Version ${(version ?? 0) + 1} is now in effect.`, { type: 'success' });
          redirect('list', 'rate-cards');
        },
      },
    );
  return { run, isPending, error };
}

import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChooseFile } from '../features/imports/ChooseFile';
import { ImportPreview } from '../features/imports/ImportPreview';
import { ImportStanding } from '../features/imports/ImportStanding';
import { type Mapping, useCheckFile, useImport } from '../features/imports/imports';
import { MapColumns } from '../features/imports/MapColumns';
import { lazy } from '../kit/ui/lazy';
import { Page } from '../kit/ui/Page';
import { ErrorState } from '../kit/ui/States';
import { useMe } from '../session/session';

const CarriersDoNotList = lazy(() => import('./CarriersDoNotList'));

/** Many shipments from a file: choose it, see what was read, list. */
export default function ImportPage() {
  const me = useMe();
  if (!me.isCarrier) return <Importing />;
  return (
    <Suspense fallback={null}>
      <CarriersDoNotList />
    </Suspense>
  );
}

function Importing() {
  const [search, setSearch] = useSearchParams();
  const [file, setFile] = useState<File>();
  const check = useCheckFile();
  const id = search.get('id');
  const send = (chosen: File, mapping?: Mapping) => {
    setFile(chosen);
    check.mutate(mapping ? { file: chosen, mapping } : { file: chosen }, {
      onSuccess: (answer) => setSearch({ id: answer.id }),
    });
  };
  const again = () => {
    check.reset();
    setSearch({});
  };
  return (
    <Page title="Import shipments" lead="List many items at once, from a spreadsheet saved as CSV.">
      {id === null ? (
        <ChooseFile busy={check.isPending} error={check.error} onChosen={(chosen) => send(chosen)} />
      ) : (
        <Chosen
          key={id}
          id={id}
          busy={check.isPending}
          onAgain={again}
          onMapped={file && ((mapping) => send(file, mapping))}
        />
      )}
    </Page>
  );
}

interface ChosenProps {
  id: string;
  busy: boolean;
  onAgain: () => void;
  /** Undefined once the page was loaded anew: the browser no longer has the file. */
  onMapped: ((mapping: Mapping) => void) | undefined;
}

function Chosen({ id, busy, onAgain, onMapped }: ChosenProps) {
  const found = useImport(id);
  if (found.isError) return <ErrorState error={found.error} onRetry={found.refetch} />;
  if (!found.data) return null;
  const given = found.data;
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ImportStanding given={given} onAgain={onAgain} />
      {given.state === 'checked' && onMapped && <MapColumns given={given} busy={busy} onChanged={onMapped} />}
      {given.rows > 0 && <ImportPreview key={given.state} given={given} />}
    </Box>
  );
}

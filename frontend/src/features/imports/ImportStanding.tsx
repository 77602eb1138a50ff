import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { problemCode } from '../../kit/api/errors';
import { clockTime } from '../../kit/format/dates';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { Panel } from '../../kit/ui/Panel';
import { toastFailure } from '../../kit/ui/toasts';
import { type Import, useReport, useStart } from './imports';
import { standingOf } from './importWords';

/** How far an import is, and what comes next. */
export function ImportStanding({ given, onAgain }: { given: Import; onAgain: () => void }) {
  const { state, ready, wrong, encoding, pausedUntil } = given;
  return (
    <Panel title={state === 'checked' && ready === 0 ? 'Nothing to import' : TITLES[state]}>
      <Box aria-live="polite">
        <Typography>{standingOf(given)}</Typography>
        {state === 'checked' && wrong > 0 && (
          <Typography>
            {wrong === 1 ? '1 row has' : `${wrong.toLocaleString('en-US')} rows have`} errors and will be left out. You
            can correct the file and choose it again.
          </Typography>
        )}
        {state === 'checked' && encoding === 'windows-1252' && (
          <Typography>The file is not in UTF-8, so it was read as Windows-1252. Look at accented letters.</Typography>
        )}
        {state === 'running' && pausedUntil !== null && (
          <Typography>You have reached this hour's limit. It continues at {clockTime(pausedUntil)}.</Typography>
        )}
        {(state === 'reading' || state === 'running') && <LinearProgress aria-label={TITLES[state]} sx={{ my: 4 }} />}
        {state === 'running' && (
          <Typography variant="body2">You can leave this page. It continues without you.</Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {state === 'checked' && ready > 0 && <StartButton given={given} />}
        {state === 'finished' && <ReportButton given={given} />}
        {(state === 'finished' || state === 'failed' || state === 'checked') && (
          <Button variant="outlined" onClick={onAgain}>
            Choose another file
          </Button>
        )}
      </Box>
      {state === 'finished' && (
        <Typography sx={{ mt: 4 }}>
          <Link component={RouterLink} to="/dashboard">
            See your shipments
          </Link>
        </Typography>
      )}
    </Panel>
  );
}

const TITLES: Record<Import['state'], string> = {
  reading: 'Reading the file',
  checked: 'Ready to import',
  running: 'Importing',
  finished: 'Imported',
  failed: 'This file could not be read',
};

function StartButton({ given: { id, ready } }: { given: Import }) {
  const start = useStart(id);
  /** An import has listed these rows before. */
  const [isRepeat, setIsRepeat] = useState(false);
  const verb = ready === 1 ? 'List 1 shipment' : `List ${ready.toLocaleString('en-US')} shipments`;
  const list = (again: boolean) =>
    start.mutate(again, {
      onError: (error) => {
        if (problemCode(error) === 'import_repeated') setIsRepeat(true);
        else toastFailure(error, 'The import could not be started.');
      },
    });
  return (
    <>
      <Button variant="contained" disabled={start.isPending} onClick={() => list(false)}>
        {verb}
      </Button>
      {isRepeat && (
        <ConfirmDialog
          title="List them once more?"
          verb={verb}
          busy={start.isPending}
          onConfirm={() => list(true)}
          onClose={() => setIsRepeat(false)}
        >
          <Typography>
            You have listed the rows of this file before. They have no stock numbers to be known by, so each would be
            listed a second time.
          </Typography>
        </ConfirmDialog>
      )}
    </>
  );
}

function ReportButton({ given: { id } }: { given: Import }) {
  const report = useReport(id);
  return (
    <Button
      variant="contained"
      disabled={report.isPending}
      onClick={() =>
        report.mutate(undefined, { onError: (error) => toastFailure(error, 'The report could not be read.') })
      }
    >
      Download the report
    </Button>
  );
}

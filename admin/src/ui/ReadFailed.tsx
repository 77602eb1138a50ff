import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  HttpError,
  useEditContext,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useShowContext,
} from 'react-admin';
import { ListLink } from './WordButton';

interface ReadFailedProps {
  /** What could not be read, as the start of a sentence: "The payments". */
  what: string;
  error: unknown;
  /** Reads it again. */
  retry: () => unknown;
}

/** A failed read, so that it never looks like an empty list: says what is missing and why, with a button to try again. */
export function ReadFailed({ what, error, retry }: ReadFailedProps) {
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button color="inherit" onClick={() => void retry()} sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
          Try again
        </Button>
      }
    >
      {what} could not be loaded. {reasonOf(error)}
    </Alert>
  );
}

/** Why, as a sentence: the server's own, or that it could not be reached. */
export function reasonOf(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  return 'Haulway could not be reached. Check your connection.';
}

/** In place of a list's rows. */
export function ListFailed() {
  const { error, refetch, resource } = useListContext();
  const labelOf = useGetResourceLabel();
  return <ReadFailed what={`The ${labelOf(resource, 2).toLowerCase()}`} error={error} retry={refetch} />;
}

/** In place of a record's page. */
export function RecordFailed() {
  return <Failed {...useShowContext()} />;
}

/** In place of a record's form. */
export function FormFailed() {
  return <Failed {...useEditContext()} />;
}

function Failed({ error, refetch }: { error?: unknown; refetch: () => unknown }) {
  const labelOf = useGetResourceLabel();
  const label = labelOf(useResourceContext() ?? '', 1).toLowerCase();
  if (error instanceof HttpError && error.status === 404)
    return (
      <Alert severity="info" action={<ListLink />}>
        There is no such {label}. It may have been removed.
      </Alert>
    );
  return <ReadFailed what={`This ${label}`} error={error} retry={refetch} />;
}

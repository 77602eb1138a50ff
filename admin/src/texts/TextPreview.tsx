import type { Fault } from '../session/faults';
import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';
import { usePause } from '@haulway/frontend/kit/ui/usePause.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../dataProvider';
import { MailView } from '../ui/MailView';
import { reasonOf } from '../ui/ReadFailed';
import { type Content, PARTS, type TextField } from './words';

/** How long typing must pause before the text is shown anew. */
const PAUSE_MS = 400;

interface TextPreviewProps {
  id: string;
  /** What is typed so far; left out: as it is said now. */
  content?: Content;
  /** Changes when what is said now does. */
  version: number;
}

/** A text as people read it, with example values, or what is wrong with it; the last one stays while loading. */
export function TextPreview({ id, content, version }: TextPreviewProps) {
  const provider = useDataProvider<ConsoleProvider>();
  const rested = usePause(content, PAUSE_MS);
  const [shown, setShown] = useState<AnswerOf<'POST', '/api/admin/texts/{id}/preview'>>();
  const { data, error } = useQuery({
    queryKey: ['texts', 'preview', id, version, rested],
    queryFn: () => provider.ask('/api/admin/texts/{id}/preview', rested ? { content: rested } : {}, id),
    retry: false,
  });
  if (data && data.data !== shown) setShown(data.data);
  return (
    <>
      {error ? (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {faultsOf(error).map((fault) => (
            <Box key={fault}>{fault}</Box>
          ))}
        </Alert>
      ) : null}
      {shown ? (
        <>
          {shown.subject === null ? null : (
            <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              <strong>Subject:</strong> {shown.subject}
            </Typography>
          )}
          <MailView html={shown.html} text={shown.text || 'Nothing is said.'} />
        </>
      ) : error ? null : (
        <Skeleton variant="rounded" height={240} />
      )}
    </>
  );
}

/** Each fault with the label of its part. */
function faultsOf(error: Error): string[] {
  const { faults = [] } = (error instanceof HttpError ? error.body : {}) as { faults?: Fault[] };
  return faults.length === 0
    ? [reasonOf(error)]
    : faults.map(({ path, message }) => {
        const part = PARTS[path.replace(/^content\./, '') as TextField];
        return part ? `${part.label}: ${message}` : message;
      });
}

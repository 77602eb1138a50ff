import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { Link, useDataProvider, useGetList, useNotify } from 'react-admin';
import type { ConsoleProvider } from '../dataProvider';
import type { Records } from '../records';
import { useMay } from '../session/access';
import { ReadFailed, reasonOf } from '../ui/ReadFailed';
import { STAYS } from '../ui/reading';

const OFFERED = {
  filter: { kind: 'reply', hidden: false },
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'id', order: 'ASC' },
} as const;

interface TicketTemplatesProps {
  to: string;
  /** What is in the box so far. */
  written: string;
  /** Takes what is to be in the box instead. */
  onInsert: (text: string) => void;
}

/** Puts a text that is used again and again below what is written so far; it can be changed before it is sent. */
export function TicketTemplates({ to, written, onInsert }: TicketTemplatesProps) {
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const mayChange = useMay('texts', 'write');
  const { data = [], error, refetch } = useGetList<Records['texts']>('texts', OFFERED, STAYS);
  const insert = useMutation({
    mutationFn: (id: string) => provider.ask('/api/admin/texts/{id}/preview', {}, id),
    onSuccess: ({ data: { text } }) => onInsert(`${written.trim() || `Hello ${to},`}\n\n${text}`),
    onError: (failed) => notify(reasonOf(failed), { type: 'error' }),
  });
  if (error) return <ReadFailed what="The templates" error={error} retry={refetch} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, width: '100%' }}>
      <TextField
        select
        label="Insert a template"
        value=""
        onChange={({ target }) => insert.mutate(target.value)}
        sx={{ maxWidth: 320 }}
      >
        {data.map(({ id, content }) => (
          <MenuItem key={id} value={id}>
            {content.heading}
          </MenuItem>
        ))}
      </TextField>
      {mayChange ? (
        <Box sx={{ pb: 1.5 }}>
          <Link to={`/texts?filter=${encodeURIComponent(JSON.stringify({ kind: 'reply' }))}`}>Change templates</Link>
        </Box>
      ) : null}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { explain } from '../../kit/api/errors';
import type { SavedSearch } from '../../kit/api/types';
import { NOTIFY_CHOICES } from '../../kit/format/labels';
import { Sheet } from '../../kit/ui/Sheet';
import { ShowMore } from '../../kit/ui/ShowMore';
import { EmptyState, ErrorState } from '../../kit/ui/States';
import { toast } from '../../kit/ui/toasts';
import { useChangeSearch, useDeleteSearch, useSavedSearches, useSaveSearch } from './savedSearches';

/** The carrier's saved searches: open one, rename it, choose when it tells of what is new, delete it. */
export default function SavedSearchesSheet({ onClose }: { onClose: () => void }) {
  const list = useSavedSearches();
  return (
    <Sheet title="Saved searches" onClose={onClose}>
      {list.isError && (
        <ErrorState error={list.error} onRetry={list.refetch} text="Your saved searches could not be loaded." />
      )}
      {list.total === 0 && <EmptyState text="No saved searches. Set the filters, then choose Save this search." />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.rows.map((search) => (
          <Row key={search.id} search={search} onOpen={onClose} />
        ))}
      </Box>
      <ShowMore list={list} what="searches" />
    </Sheet>
  );
}

function Row({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const change = useChangeSearch(search.id);
  const remove = useDeleteSearch(search.id);
  const again = useSaveSearch();
  const failed = (error: Error) =>
    toast({ title: 'Not saved', description: explain(error, 'Please try again.'), variant: 'destructive' });
  return (
    <Box component="li" aria-label={search.label} sx={{ py: 4, borderTop: '1px solid', borderColor: 'divider' }}>
      {isRenaming ? (
        <Rename
          label={search.label}
          busy={change.isPending}
          onRename={(label) => change.mutate({ label }, { onSuccess: () => setRenaming(false), onError: failed })}
        />
      ) : (
        <Typography
          component={Link}
          to={search.path}
          onClick={onOpen}
          sx={{ display: 'block', fontWeight: 600, color: 'text.primary', py: 2, overflowWrap: 'anywhere' }}
        >
          {search.label}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mt: 2 }}>
        <TextField
          id={`notify-${search.id}`}
          select
          label="New loads"
          value={search.notify}
          onChange={({ target }) =>
            change.mutate({ notify: target.value as SavedSearch['notify'] }, { onError: failed })
          }
          slotProps={{ select: { native: true } }}
          sx={{ flex: { xs: '1 1 100%', sm: '1 1 0' } }}
        >
          {NOTIFY_CHOICES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </TextField>
        {!isRenaming && (
          <Button variant="text" onClick={() => setRenaming(true)}>
            Rename
          </Button>
        )}
        <Button
          variant="text"
          disabled={remove.isPending}
          onClick={() =>
            remove.mutate(undefined, {
              onSuccess: () =>
                toast({
                  title: 'Search deleted',
                  action: {
                    label: 'Undo',
                    run: () => again.mutate({ label: search.label, query: search.query, notify: search.notify }),
                  },
                }),
              onError: failed,
            })
          }
        >
          Delete
        </Button>
      </Box>
    </Box>
  );
}

function Rename({ label, busy, onRename }: { label: string; busy: boolean; onRename: (label: string) => void }) {
  const [text, setText] = useState(label);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onRename(text.trim());
      }}
      sx={{ display: 'flex', gap: 2, alignItems: 'end' }}
    >
      <TextField
        label="Name"
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="outlined" disabled={busy || text.trim() === ''}>
        Save name
      </Button>
    </Box>
  );
}

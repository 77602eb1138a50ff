import { IconBookmarks, IconTrash } from '@tabler/icons-react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MuiButton from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Form,
  maxLength,
  required,
  SaveButton,
  TextInput,
  useDataProvider,
  useGetIdentity,
  useGetList,
  useListContext,
  useNotify,
} from 'react-admin';
import type { ConsoleProvider } from '../dataProvider';
import type { Records } from '../records';
import { useMay } from '../session/access';
import { ReadFailed } from './ReadFailed';
import { useAct } from './useAct';
import { WordButton } from './WordButton';
import { focusFirstField } from './focusFirstField';

type Query = Records['shared-queries'];

/** As many as one list can have. */
const MOST = 50;

/** Filters of this list that operators share under a name, and the way to share the present ones. */
export function SharedQueries() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSharing, setSharing] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <WordButton label="Shared" aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <IconBookmarks size={20} />
      </WordButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Shared queries' } }}
      >
        {anchor ? (
          <Queries
            onTaken={close}
            onShare={() => {
              close();
              setSharing(true);
            }}
          />
        ) : null}
      </Popover>
      <Dialog
        open={isSharing}
        onClose={() => setSharing(false)}
        aria-label="Share these filters"
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Share these filters</DialogTitle>
        <Share onClose={() => setSharing(false)} />
      </Dialog>
    </>
  );
}

function Queries({ onTaken, onShare }: { onTaken: () => void; onShare: () => void }) {
  const { resource, filterValues, setFilters, setSort, displayedFilters } = useListContext();
  const mayShare = useMay('shared-queries', 'write');
  const { data, error, refetch, isPending } = useGetList<Query>('shared-queries', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'label', order: 'ASC' },
    filter: { resource },
  });
  const take = ({ filter, sort }: Query) => {
    setFilters(filter ?? {}, displayedFilters);
    const [field, order] = sort ?? [];
    if (field && order) setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
    onTaken();
  };
  const isFiltered = Object.keys(filterValues as object).length > 0;
  return (
    <Box sx={{ minWidth: 260, maxWidth: 380 }}>
      {error ? <ReadFailed what="The shared queries" error={error} retry={refetch} /> : null}
      {isPending ? <Quiet>Loading ...</Quiet> : null}
      {data?.length === 0 ? <Quiet>Nobody shares a query of this list.</Quiet> : null}
      <List disablePadding>
        {data?.map((query) => (
          <ListItem
            key={query.id}
            disablePadding
            secondaryAction={<Remove query={query} onDone={() => void refetch()} />}
          >
            <ListItemButton onClick={() => take(query)}>
              <ListItemText primary={query.label} secondary={query.sharer} sx={{ overflowWrap: 'anywhere' }} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {mayShare ? (
        <>
          <Divider />
          <MuiButton disabled={!isFiltered} onClick={onShare} sx={{ m: 1 }}>
            Share these filters
          </MuiButton>
        </>
      ) : null}
    </Box>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1 }}>
      {children}
    </Typography>
  );
}

/** For whoever shares it, and for owners. */
function Remove({ query, onDone }: { query: Query; onDone: () => void }) {
  const { identity } = useGetIdentity();
  const isOwner = useMay('operators', 'write');
  const act = useAct(`"${query.label}" is no longer shared.`, onDone);
  if (!isOwner && query.sharedBy !== identity?.id) return null;
  return (
    <IconButton
      aria-label={`Remove "${query.label}"`}
      disabled={act.isPending}
      onClick={() => act.mutate({ act: 'DELETE /api/admin/shared-queries/{id}', id: query.id })}
    >
      <IconTrash size={20} />
    </IconButton>
  );
}

function Share({ onClose }: { onClose: () => void }) {
  const { resource, filterValues, sort } = useListContext();
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const share = useMutation({
    mutationFn: (label: string) =>
      provider.create('shared-queries', {
        data: {
          resource,
          label,
          filter: JSON.stringify(filterValues),
          sort: JSON.stringify([sort.field, sort.order]),
        },
      }),
    onSuccess: (_, label) => {
      notify(`All operators find "${label}" here now.`, { type: 'success' });
      onClose();
    },
  });
  return (
    <Form record={{}} noValidate onSubmit={({ label }: Record<string, unknown>) => share.mutate(String(label))}>
      <DialogContent ref={focusFirstField} sx={{ pt: 0 }}>
        {share.error ? <Alert severity="error">{share.error.message}</Alert> : null}
        <TextInput
          source="label"
          label="Name"
          validate={[required('Give it a name'), maxLength(60)]}
          helperText="All operators find the filters and the order of this list under it."
        />
      </DialogContent>
      <DialogActions>
        <MuiButton onClick={onClose}>Go back</MuiButton>
        <SaveButton label="Share" icon={<></>} alwaysEnable={!share.isPending} />
      </DialogActions>
    </Form>
  );
}

import { usePause } from '@haulway/frontend/kit/ui/usePause.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useCreatePath, useGetResourceLabel } from 'react-admin';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../session/call';
import { ReadFailed } from '../ui/ReadFailed';
import { type Found, FoundLine } from './FoundLine';

/** How long typing must pause before the search starts, in milliseconds. */
const REST_MS = 200;
const SHORTEST = 2;

interface SearchDialogProps {
  /** What was typed before the dialog was there. */
  typedBefore: RefObject<string>;
  onClose: () => void;
}

/** One search over people, shipments and everything about them; arrow keys choose, Enter opens. */
export function SearchDialog({ typedBefore, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState(() => typedBefore.current);
  const text = typed.trim();
  const asked = usePause(text, REST_MS);
  const isAsked = asked.length >= SHORTEST && text.length >= SHORTEST;
  const { data, error, refetch, isFetching } = useRead(
    '/api/admin/search',
    { q: asked },
    { enabled: isAsked, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const isCurrent = isAsked && asked === text && !isFetching;
  const found: Found[] = isAsked && !error ? (data?.found ?? []) : [];
  const open = useOpen(onClose);
  const labelOf = useGetResourceLabel();
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    id: 'search-everything',
    options: found,
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    filterOptions: (all) => all,
    groupBy: ({ resource }) => resource,
    getOptionLabel: ({ title }) => title,
    getOptionKey: ({ resource, id }) => `${resource} ${id}`,
    isOptionEqualToValue: (one, other) => one.id === other.id,
    inputValue: typed,
    onInputChange: (_, value, reason) => reason === 'input' && setTyped(value),
    value: null,
    // Enter takes the first of what was typed; a press takes what it was made on, also while the search goes on.
    onChange: ({ type }, chosen) => chosen && (isCurrent || type === 'click') && open(chosen),
    onClose: (_, reason) => reason === 'escape' && onClose(),
  });
  const groups = groupedOptions as { key: number; index: number; group: string; options: Found[] }[];

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': 'Search everything',
          sx: { mt: { xs: 1, sm: '8vh' }, mx: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } },
        },
      }}
    >
      <Box ref={focusField} sx={{ p: 2, pb: 1 }} {...getRootProps()}>
        <TextField
          id="search-everything"
          label="Name, email, phone, title, place or ID"
          slotProps={{
            htmlInput: getInputProps(),
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <IconSearch size={20} />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      <Box sx={{ height: 4 }}>{isAsked && !isCurrent && !error ? <LinearProgress aria-label="Searching" /> : null}</Box>
      <Box sx={{ px: 2, pb: 2, minHeight: 120 }}>
        {error ? <ReadFailed what="The search results" error={error} retry={refetch} /> : null}
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {said(isCurrent ? { count: found.length, similar: data?.similar } : undefined, asked, isAsked)}
        </Typography>
        <Box component="ul" {...getListboxProps()} aria-label="Found" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {groups.map(({ key, index, group, options }) => (
            <Box component="li" role="presentation" key={key} sx={{ mb: 1 }}>
              <Typography component="div" variant="caption" color="textSecondary" sx={{ px: 1, fontWeight: 600 }}>
                {labelOf(group, 2)}
              </Typography>
              <Box component="ul" role="group" aria-label={labelOf(group, 2)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {options.map((option, at) => {
                  const { key: optionKey, ...props } = getOptionProps({ option, index: index + at });
                  return <FoundLine key={optionKey} found={option} option={props} />;
                })}
              </Box>
            </Box>
          ))}
        </Box>
        {data && !data.anyPart && isAsked ? (
          <Typography variant="caption" color="textSecondary">
            Only the start of a word is searched here: this database has no trigram index (pg_trgm).
          </Typography>
        ) : null}
      </Box>
    </Dialog>
  );
}

/** Focuses the field, so you can type as soon as the search opens. */
function focusField(frame: HTMLElement | null) {
  frame?.querySelector('input')?.focus();
}

/** The status line; `answer` is undefined while searching. */
function said(answer: { count: number; similar?: boolean } | undefined, asked: string, isAsked: boolean): string {
  if (!isAsked) return 'The last four digits of a phone number are enough, or the first six characters of an ID.';
  if (!answer) return 'Searching...';
  if (answer.count === 0) return `Nothing found for "${asked}".`;
  return answer.similar ? `No match for "${asked}". Similar names:` : '';
}

function useOpen(onClose: () => void) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return ({ resource, id }: Found) => {
    onClose();
    void navigate(createPath({ resource, type: 'show', id }));
  };
}

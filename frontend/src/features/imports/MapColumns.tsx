import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Panel } from '../../kit/ui/Panel';
import type { Import, Mapping } from './imports';
import { FIELD_LABELS } from './importWords';

interface Props {
  given: Import;
  busy: boolean;
  onChanged: (mapping: Mapping) => void;
}

/** Which column is which field; a field that is chosen twice stays with the column it was chosen for last. Only notes can be several. */
export function MapColumns({ given, busy, onChanged }: Props) {
  const [mapping, setMapping] = useState<Mapping>(() => given.mapping as Mapping);
  const choose = (column: string, field: string) =>
    setMapping((before) => {
      const others = Object.entries(before).filter(
        ([name, each]) => name !== column && (each !== field || field === 'metadata'),
      );
      return Object.fromEntries(field === '' ? others : [...others, [column, field]]);
    });
  const isChanged = given.columns.some((column) => mapping[column] !== given.mapping[column]);
  return (
    <Panel title="Columns">
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}>
        {given.columns.map((column) => (
          <TextField
            key={column}
            select
            size="small"
            label={column}
            value={mapping[column] ?? ''}
            onChange={({ target }) => choose(column, target.value)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">Not used</MenuItem>
            {Object.entries(FIELD_LABELS).map(([field, label]) => (
              <MenuItem key={field} value={field}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {isChanged && (
        <Button variant="outlined" sx={{ mt: 4 }} disabled={busy} onClick={() => onChanged(mapping)}>
          Check again
        </Button>
      )}
    </Panel>
  );
}

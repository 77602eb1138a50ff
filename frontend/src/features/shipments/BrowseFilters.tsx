import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { CATEGORIES } from '../../kit/format/words';
import { RADII, SIDES, STATUS_CHOICES, type ShipmentFilters, type Side } from './filters';
import { PlaceInput } from './PlaceInput';

interface Props {
  filters: ShipmentFilters;
  /** A text that is being typed: it is looked for after a pause. */
  onType: (changes: Partial<ShipmentFilters>) => void;
  /** A choice that counts at once. */
  onChoose: (changes: Partial<ShipmentFilters>) => void;
  /** A text that counts once it is left or sent. */
  onEdit: (changes: Partial<ShipmentFilters>) => void;
  onSettle: () => void;
  /** What is wrong with the place. */
  placeError: string | undefined;
}

/** Search over title and description, category and status; further down where it is and what it pays. */
export function BrowseFilters({ filters, onType, onChoose, onEdit, onSettle, placeError }: Props) {
  const further = [filters.place, filters.minBudget, filters.maxBudget].filter(Boolean).length;
  const [open, setOpen] = useState(further > 0);
  return (
    <Box role="search" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr auto' }, alignItems: 'end', '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } } }}>
        <TextField
          id="search"
          type="search"
          label="Search"
          placeholder="Title or description"
          value={filters.q}
          onChange={(event) => onType({ q: event.target.value })}
          slotProps={{ htmlInput: { enterKeyHint: 'search', maxLength: 200 } }}
        />
        <Choice id="category" label="Category" value={filters.category} choices={[{ id: '', label: 'All' }, ...CATEGORIES]} onChoose={(category) => onChoose({ category })} />
        <Choice id="status" label="Status" value={filters.status} choices={STATUS_CHOICES} onChoose={(status) => onChoose({ status })} />
        <Button variant="outlined" aria-expanded={open} aria-controls="further-filters" startIcon={<IconAdjustmentsHorizontal size={20} />} onClick={() => setOpen(!open)} sx={{ minHeight: 48, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          {further > 0 ? `More filters (${further})` : 'More filters'}
        </Button>
      </Box>
      <Box
        id="further-filters"
        hidden={!open}
        sx={{ display: open ? 'grid' : 'none', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr 1fr' }, alignItems: 'start', '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } } }}
      >
        <PlaceInput
          key={filters.side}
          id="place"
          label="Near"
          value={filters.place}
          onChange={(place, picked) => (picked ? onChoose({ place }) : onEdit({ place }))}
          onCommit={onSettle}
          field={{ error: placeError !== undefined, helperText: placeError, placeholder: 'City and state, or a ZIP code' }}
        />
        <Choice id="side" label="Which end" value={filters.side} choices={SIDES} onChoose={(side) => onChoose({ side: side as Side })} />
        <Choice id="radius" label="Within" value={filters.radiusMiles} choices={RADII} onChoose={(radiusMiles) => onChoose({ radiusMiles })} />
        <Dollars id="minBudget" label="Budget from ($)" value={filters.minBudget} onType={(minBudget) => onType({ minBudget })} />
        <Dollars id="maxBudget" label="Budget to ($)" value={filters.maxBudget} onType={(maxBudget) => onType({ maxBudget })} />
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  choices: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
}

/** One of a few, in the browser's own list. */
export function Choice({ id, label, value, choices, onChoose }: ChoiceProps) {
  return (
    <TextField id={id} select label={label} value={value} onChange={(event) => onChoose(event.target.value)} slotProps={{ select: { native: true } }}>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}

function Dollars({ id, label, value, onType }: { id: string; label: string; value: string; onType: (value: string) => void }) {
  return <TextField id={id} label={label} value={value} onChange={(event) => onType(event.target.value.replace(/[^\d.]/g, ''))} slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }} />;
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { UnknownPlace } from '../../kit/api/errors';
import { CATEGORIES } from '../../kit/format/labels';
import { lazy } from '../../kit/ui/lazy';
import { Choice } from './Choice';
import { OPEN, STATUS_CHOICES, type ShipmentFilters } from './filters';

// Brings the list of places with it.
const FurtherFilters = lazy(() => import('./FurtherFilters'));

export interface FilterProps {
  filters: ShipmentFilters;
  /** For text being typed, which applies after a pause. */
  onType: (changes: Partial<ShipmentFilters>) => void;
  /** For a choice, which applies at once. */
  onChoose: (changes: Partial<ShipmentFilters>) => void;
  /** For text that applies once the field is left or submitted. */
  onEdit: (changes: Partial<ShipmentFilters>) => void;
  onSettle: () => void;
  /** Set if the place is not known. */
  noPlace: UnknownPlace | undefined;
}

/** Search in title and description, category and status; below that, where it is and what it pays. */
export function BrowseFilters({ filters, onType, onChoose, onEdit, onSettle, noPlace }: FilterProps) {
  const further = [filters.place, filters.minBudget, filters.maxBudget].filter(Boolean).length;
  const [open, setOpen] = useState(further > 0);
  return (
    <Box role="search" sx={{ display: 'grid', gap: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr auto' },
          alignItems: 'end',
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        <TextField
          id="search"
          type="search"
          label="Search"
          placeholder="Title or description"
          value={filters.q}
          onChange={(event) => onType({ q: event.target.value })}
          slotProps={{ htmlInput: { enterKeyHint: 'search', maxLength: 200 } }}
        />
        <Choice
          id="category"
          label="Category"
          value={filters.category}
          choices={[{ id: '', label: 'All' }, ...CATEGORIES]}
          onChoose={(category) => onChoose({ category })}
        />
        <Choice
          id="status"
          label="Status"
          value={filters.status}
          choices={filters.status === OPEN.id ? [...STATUS_CHOICES, OPEN] : STATUS_CHOICES}
          onChoose={(status) => onChoose({ status })}
        />
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls="further-filters"
          startIcon={<IconAdjustmentsHorizontal size={20} />}
          onClick={() => setOpen(!open)}
          sx={{ minHeight: 48, gridColumn: { xs: '1 / -1', md: 'auto' } }}
        >
          {further > 0 ? `More filters (${further})` : 'More filters'}
        </Button>
      </Box>
      <div id="further-filters">
        <Suspense fallback={null}>
          {open && (
            <FurtherFilters
              filters={filters}
              onType={onType}
              onChoose={onChoose}
              onEdit={onEdit}
              onSettle={onSettle}
              noPlace={noPlace}
            />
          )}
        </Suspense>
      </div>
    </Box>
  );
}

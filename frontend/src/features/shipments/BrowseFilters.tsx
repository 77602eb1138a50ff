import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { UnknownPlace } from '../../kit/api/errors';
import { CATEGORIES } from '../../kit/format/labels';
import { hidden } from '../../kit/ui/hidden';
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

/** Where there is no room for words, only screen readers get them. */
const narrowlyHidden = (theme: Theme) => ({ [theme.breakpoints.down('md')]: hidden });

/** Search in title and description, category and status; below that, where it is and what it pays. */
export function BrowseFilters({ filters, onType, onChoose, onEdit, onSettle, noPlace }: FilterProps) {
  const further = [filters.place, filters.minBudget, filters.maxBudget].filter(Boolean).length;
  const [open, setOpen] = useState(further > 0);
  return (
    <Box role="search" sx={{ display: 'grid', gap: 4 }}>
      <Box
        sx={(theme) => ({
          display: 'grid',
          columnGap: { xs: 2, md: 4 },
          rowGap: 2,
          // Two lines on a phone, so that loads show below them.
          gridTemplateColumns: { xs: '1fr 1fr 48px', md: '2fr 1fr 1fr auto' },
          alignItems: 'end',
          '& [for="search"]': narrowlyHidden(theme),
        })}
      >
        <TextField
          id="search"
          type="search"
          label="Search"
          placeholder="Title or description"
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
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
          onClick={() => setOpen(!open)}
          sx={{ minHeight: 48, minWidth: 48, px: { xs: 0, md: 4 }, columnGap: 2 }}
        >
          <IconAdjustmentsHorizontal size={20} aria-hidden />
          <Box component="span" sx={narrowlyHidden}>
            {further > 0 ? `More filters (${further})` : 'More filters'}
          </Box>
        </Button>
      </Box>
      <Box id="further-filters" sx={{ '&:empty': { display: 'none' } }}>
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
      </Box>
    </Box>
  );
}

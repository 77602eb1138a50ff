import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { CATEGORIES } from '../../kit/format/words';
import type { ShipmentFilters } from './shipments';

const statuses = [
  { id: 'listed', label: 'Listed' },
  { id: 'quoted', label: 'Has Quotes' },
  { id: 'booked', label: 'Booked' },
];

interface Props {
  filters: ShipmentFilters;
  onChange: (changes: Partial<ShipmentFilters>) => void;
}

/** Search over title and description, category and status. */
export function BrowseFilters({ filters, onChange }: Props) {
  return (
    <Box role="search" sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' }, '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } } }}>
      <TextField
        id="search"
        type="search"
        label="Search"
        placeholder="Title or description"
        value={filters.q}
        onChange={(event) => onChange({ q: event.target.value })}
        slotProps={{ htmlInput: { enterKeyHint: 'search' } }}
      />
      <TextField id="category" select label="Category" value={filters.category} onChange={(event) => onChange({ category: event.target.value })} slotProps={{ select: { native: true } }}>
        <option value="">All</option>
        {CATEGORIES.map((category) => (
          <option key={category.id} value={category.id}>
            {category.label}
          </option>
        ))}
      </TextField>
      <TextField id="status" select label="Status" value={filters.status} onChange={(event) => onChange({ status: event.target.value })} slotProps={{ select: { native: true } }}>
        {statuses.map((status) => (
          <option key={status.id} value={status.id}>
            {status.label}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

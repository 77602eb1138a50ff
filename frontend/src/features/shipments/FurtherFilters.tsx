import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { FilterProps } from './BrowseFilters';
import { Choice } from './Choice';
import { RADII, SIDES } from './filters';
import { PlaceInput } from '../../kit/ui/PlaceInput';

/** Where a shipment is, and what it pays. */
export default function FurtherFilters({ filters, onType, onChoose, onEdit, onSettle, noPlace }: FilterProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr 1fr' },
        alignItems: 'start',
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <Box>
        <PlaceInput
          id="place"
          label="Near"
          value={filters.place}
          onChange={(place, picked) => (picked ? onChoose({ place }) : onEdit({ place }))}
          onCommit={onSettle}
          suggestions={noPlace?.suggestions}
          field={{
            error: noPlace !== undefined,
            helperText: noPlace?.message,
            placeholder: 'City and state, or a ZIP code',
          }}
        />
      </Box>
      <Choice
        id="side"
        label="Which end"
        value={filters.side}
        choices={SIDES}
        onChoose={(side) => onChoose({ side })}
      />
      <Choice
        id="radius"
        label="Within"
        value={filters.radiusMiles}
        choices={RADII}
        onChoose={(radiusMiles) => onChoose({ radiusMiles })}
      />
      <Dollars
        id="minBudget"
        label="Budget from ($)"
        value={filters.minBudget}
        onType={(minBudget) => onType({ minBudget })}
      />
      <Dollars
        id="maxBudget"
        label="Budget to ($)"
        value={filters.maxBudget}
        onType={(maxBudget) => onType({ maxBudget })}
      />
    </Box>
  );
}

function Dollars({
  id,
  label,
  value,
  onType,
}: {
  id: string;
  label: string;
  value: string;
  onType: (value: string) => void;
}) {
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      onChange={(event) => onType(event.target.value.replace(/[^\d.]/g, ''))}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
    />
  );
}

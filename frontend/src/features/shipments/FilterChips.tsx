import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconX } from '@tabler/icons-react';
import { chipsOf, type ShipmentFilters } from './filters';

interface Props {
  filters: ShipmentFilters;
  /** Where the reader is, in words. */
  me: string | undefined;
  onChoose: (changes: Partial<ShipmentFilters>) => void;
  /** Clears all filters; missing if that is offered elsewhere. */
  onClear?: (() => void) | undefined;
  /** Asks the reader again where they are. */
  onMove: () => void;
}

/** Every filter that is set, in words, each removed with one tap; nothing while none is set. */
export function FilterChips({ filters, me, onChoose, onClear, onMove }: Props) {
  const chips = chipsOf(filters, me);
  if (chips.length === 0) return null;
  return (
    <Box role="group" aria-label="Filters" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
      {chips.map(({ label, without }) => (
        <Button
          key={label}
          size="small"
          aria-label={`Remove ${label}`}
          endIcon={<IconX size={16} />}
          onClick={() => onChoose(without)}
          sx={{ bgcolor: 'haulway.soft', color: 'haulway.onSoft' }}
        >
          {label}
        </Button>
      ))}
      {filters.sort === 'nearest' && !filters.place && me && (
        <Button size="small" onClick={onMove}>
          Change where I am
        </Button>
      )}
      {onClear && (
        <Button size="small" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Box>
  );
}

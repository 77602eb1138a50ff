import TextField from '@mui/material/TextField';
import type { ShipmentItem } from '../api/types';
import { itemLine } from '../format/items';

interface Props {
  /** What the shipment consists of; without items there is nothing to choose. */
  items: readonly ShipmentItem[] | undefined;
  /** An item's id; empty: none in particular. */
  value: string;
  onChange: (itemId: string) => void;
}

/** "Which item?", in the browser's own dropdown. */
export function ItemChoice({ items, value, onChange }: Props) {
  if (!items || items.length === 0) return null;
  return (
    <TextField
      id="itemId"
      select
      fullWidth
      label="Which item?"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">All of them</option>
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {itemLine(item)}
        </option>
      ))}
    </TextField>
  );
}

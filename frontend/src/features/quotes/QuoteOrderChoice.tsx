import TextField from '@mui/material/TextField';
import { QUOTE_ORDERS, type QuoteOrder } from './order';

/** The order of the quotes. */
export default function QuoteOrderChoice({
  order,
  onChoose,
}: {
  order: QuoteOrder;
  onChoose: (order: QuoteOrder) => void;
}) {
  return (
    <TextField
      select
      size="small"
      value={order}
      onChange={(event) => onChoose(event.target.value as QuoteOrder)}
      sx={{ width: 190 }}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Sort quotes' } }}
    >
      {QUOTE_ORDERS.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

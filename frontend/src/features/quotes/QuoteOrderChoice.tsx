import Box from '@mui/material/Box';
import { QUOTE_ORDERS, type QuoteOrder } from './order';

interface Props {
  order: QuoteOrder;
  onChoose: (order: QuoteOrder) => void;
}

/** The order of the quotes. */
export function QuoteOrderChoice({ order, onChoose }: Props) {
  return (
    <Box
      component="select"
      aria-label="Sort quotes"
      value={order}
      onChange={(event) => onChoose(event.currentTarget.value as QuoteOrder)}
      sx={{
        minHeight: 44,
        px: 3,
        font: 'inherit',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'haulway.control',
        borderRadius: '10px',
      }}
    >
      {QUOTE_ORDERS.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Box>
  );
}

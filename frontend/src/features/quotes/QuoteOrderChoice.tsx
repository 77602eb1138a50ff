import Box from '@mui/material/Box';
import { QUOTE_ORDERS, type QuoteOrder } from './order';

interface Props {
  order: QuoteOrder;
  onChoose: (order: QuoteOrder) => void;
}

/** The order of the quotes. */
export function QuoteOrderChoice({ order, onChoose }: Props) {
  return (
    // The border is around it: the browser puts its arrow at the very edge of a list of its own.
    <Box
      sx={{
        pr: 2,
        border: '1px solid',
        borderColor: 'haulway.control',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'haulway.focus', outlineOffset: 2 },
      }}
    >
      <Box
        component="select"
        aria-label="Sort quotes"
        value={order}
        onChange={(event) => onChoose(event.currentTarget.value as QuoteOrder)}
        sx={{
          minHeight: 44,
          pl: 3,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'transparent',
          border: 0,
          outline: 'none',
          '& option': { bgcolor: 'background.paper' },
        }}
      >
        {QUOTE_ORDERS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Box>
    </Box>
  );
}

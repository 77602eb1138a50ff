import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ShipmentItem } from '../api/types';
import { itemFacts, itemLine } from '../format/items';
import { count } from '../format/words';

/** More than these are shown when somebody asks for them. */
const FIRST = 6;

/** What a shipment consists of, a line for each. */
export default function ItemList({ items }: { items: readonly ShipmentItem[] }) {
  const [isWhole, setWhole] = useState(items.length <= FIRST + 1);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Box component="section" aria-label="Items" sx={{ mb: 5 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {count(items.length, 'item')}
        {pieces > items.length && `, ${count(pieces, 'piece')}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(isWhole ? items : items.slice(0, FIRST)).map((item) => (
          <Box
            component="li"
            key={item.id}
            sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            {itemLine(item)}
            <Typography
              component="span"
              variant="body2"
              sx={{ color: 'text.secondary', ml: 2, display: 'inline-block' }}
            >
              {itemFacts(item)}
            </Typography>
          </Box>
        ))}
      </Box>
      {!isWhole && (
        <Button onClick={() => setWhole(true)} sx={{ ml: -2, minHeight: 44 }}>
          Show all {items.length}
        </Button>
      )}
    </Box>
  );
}

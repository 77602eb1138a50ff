import { itemFacts, itemLine } from '@haulway/frontend/kit/format/items.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecord } from '../records';
import { useRead } from '../session/call';
import { Panel } from '../ui/Panel';
import { Photos } from '../ui/Photos';
import { ReadFailed } from '../ui/ReadFailed';

/** The things that a shipment consists of; nothing if it is one thing. */
export function Items() {
  const id = useRecord('shipments')?.id;
  return id ? <ItemsOf id={String(id)} /> : null;
}

function ItemsOf({ id }: { id: string }) {
  const { data, error, refetch } = useRead('/api/shipments/{id}', { id });
  if (error) return <ReadFailed what="The items" error={error} retry={refetch} />;
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={`Items (${items.length})`}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 320, overflowY: 'auto' }}>
        {items.map((item) => (
          <li key={item.id}>
            <Typography variant="body2">{itemLine(item)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {itemFacts(item)}
            </Typography>
            <Photos urls={item.photos} about={item.title} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

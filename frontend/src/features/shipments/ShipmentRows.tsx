import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { hasPlaces } from '../../kit/format/shipments';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { daysWords } from '../../kit/format/windows';
import { shortMoney } from '../../kit/format/money';
import { SHIPMENT_LABELS, wordsOf, type ShipmentStatus } from '../../kit/format/labels';
import { count } from '../../kit/format/words';
import { ShowMore } from '../../kit/ui/ShowMore';
import { ErrorState } from '../../kit/ui/States';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { useOwnShipments } from './shipments';

interface Props {
  /** The user's role in them. */
  as: 'owner' | 'carrier';
  /** The count for each status, over all pages. */
  counts: Partial<Record<ShipmentStatus, number>>;
}

/** The user's shipments as rows, all or those with one status, with the budget or the agreed price. */
export function ShipmentRows({ as, counts }: Props) {
  const [chosen, setStatus] = useState<ShipmentStatus>();
  const present = wordsOf(SHIPMENT_LABELS).filter((entry) => (counts[entry] ?? 0) > 0);
  const status = chosen && present.includes(chosen) ? chosen : undefined;
  const list = useOwnShipments(as, status);
  const all = present.reduce((sum, entry) => sum + (counts[entry] ?? 0), 0);
  return (
    <>
      {present.length > 1 && (
        <Box role="group" aria-label="Status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
          {[undefined, ...present].map((entry) => (
            <Button
              key={entry ?? 'all'}
              size="small"
              variant={entry === status ? 'contained' : 'outlined'}
              aria-pressed={entry === status}
              onClick={() => setStatus(entry)}
            >
              {entry ? SHIPMENT_LABELS[entry] : 'All'} {((entry ? counts[entry] : all) ?? 0).toLocaleString('en-US')}
            </Button>
          ))}
        </Box>
      )}
      {list.isPending && <Skeleton variant="rounded" height={160} />}
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid', borderColor: 'divider' }}>
        {list.rows.map((shipment) => (
          <Box component="li" key={shipment.id} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
            <ButtonBase
              component={Link}
              to={`/shipments/${shipment.id}`}
              sx={{
                display: 'grid',
                columnGap: { xs: 3, sm: 5 },
                rowGap: 0.5,
                gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 130px 110px' },
                gridTemplateAreas: {
                  xs: '"title status" "facts facts" "amount amount"',
                  sm: '"title status amount" "facts status amount"',
                },
                alignItems: { xs: 'start', sm: 'center' },
                textAlign: 'left',
                width: '100%',
                py: 4,
                px: 2,
                '&:hover': { bgcolor: 'background.paper' },
              }}
            >
              <Typography sx={{ gridArea: 'title', minWidth: 0, fontWeight: 700 }}>{shipment.title}</Typography>
              <Box sx={{ gridArea: 'facts', minWidth: 0 }}>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {hasPlaces(shipment) ? `${shipment.pickupLocation} to ${shipment.deliveryLocation}` : 'No places yet'}
                  {shipment.agreed === null && shipment.quoteCount > 0 && `, ${count(shipment.quoteCount, 'quote')}`}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {promised(shipment)}
                </Typography>
              </Box>
              <Box sx={{ gridArea: 'status', display: 'flex', justifyContent: { xs: 'flex-end', sm: 'flex-start' } }}>
                <StatusBadge status={shipment.status} />
              </Box>
              <Amount {...amountOf(shipment)} />
            </ButtonBase>
          </Box>
        ))}
      </Box>
      <ShowMore list={list} what="shipments" />
    </>
  );
}

/** What a booking pays its carrier or costs its owner; before that, the budget. */
function amountOf({ agreed, budget }: Shipment): { amount: number | null; note: string } {
  if (!agreed) return { amount: budget, note: 'budget' };
  return agreed.payout === null
    ? { amount: agreed.amount, note: 'agreed price' }
    : { amount: agreed.payout, note: 'you receive' };
}

/** The promised days, if there are any; empty before a booking. */
function promised({ agreed }: Shipment): string {
  if (!agreed) return '';
  const { pickupDate, pickupUntil, deliveryDate } = agreed;
  return [
    pickupDate && `Pickup ${daysWords(pickupDate, pickupUntil)}`,
    deliveryDate && `delivery by ${calendarDate(deliveryDate)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function Amount({ amount, note }: { amount: number | null; note: string }) {
  return (
    <Box className="tabular" sx={{ gridArea: 'amount', textAlign: { sm: 'right' } }}>
      {typeof amount === 'number' && (
        <>
          <Box component="span" sx={{ fontWeight: 700 }}>
            {shortMoney(amount)}
          </Box>
          <Typography
            component="span"
            variant="body2"
            sx={{ display: { xs: 'inline', sm: 'block' }, ml: { xs: 2, sm: 0 }, color: 'text.secondary' }}
          >
            {note}
          </Typography>
        </>
      )}
    </Box>
  );
}

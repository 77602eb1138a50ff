import { nextOf } from '@haulway/frontend/kit/api/pages.ts';
import { dayAndTime } from '@haulway/frontend/kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ArrayField, DataTable, ReferenceField, useRecordContext } from 'react-admin';
import { call } from '../session/call';
import { Day, LongText, Money, When } from '../ui/fields';
import { Facts, Panel } from '../ui/Panel';
import { Photos } from '../ui/Photos';
import { Fact } from '../ui/Record';
import type { Claim } from './claimAmounts';

interface Event {
  at: string;
  event: string;
  subject: string;
  data: { note?: string | null; recipientName?: string | null; photos?: string[] } | null;
}

interface Position {
  id: string;
  latitude: number;
  longitude: number;
  address: string | null;
  notes: string | null;
  timestamp: string;
}

const QUIET = { variant: 'body2', color: 'textSecondary' } as const;

async function read<T>(path: string): Promise<T> {
  const { json } = await call(path);
  return json as T;
}

/** A list to its last page. */
async function readAll<T>(path: string): Promise<T[]> {
  const rows: T[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const { json, headers } = await call(next);
    rows.push(...(json as T[]));
    next = nextOf(headers);
  }
  return rows;
}

/** What was agreed: the quote, with what it said earlier. */
export function Agreement() {
  return (
    <Panel title="What was agreed">
      <ReferenceField source="quoteId" reference="quotes" link={false}>
        <Facts>
          <Fact label="Quote">
            <Money source="amount" />
          </Fact>
          <Fact label="Pickup promised">
            <Day source="estimatedPickupDate" />
          </Fact>
          <Fact label="Delivery promised">
            <Day source="estimatedDeliveryDate" />
          </Fact>
          <Fact label="Picked up">
            <When source="pickedUpAt" />
          </Fact>
          <Fact label="Delivered">
            <When source="deliveredAt" />
          </Fact>
          <Fact label="Message" wide>
            <LongText source="message" />
          </Fact>
          <Fact label="Earlier terms" wide>
            <ArrayField source="history">
              <DataTable bulkActionButtons={false} rowClick={false} empty={<Typography {...QUIET}>The quote was never changed.</Typography>}>
                <DataTable.Col source="amount" disableSort field={Money} />
                <DataTable.Col source="estimatedPickupDate" label="Pickup" disableSort field={Day} />
                <DataTable.Col source="estimatedDeliveryDate" label="Delivery" disableSort field={Day} />
                <DataTable.Col source="changedAt" label="Until" disableSort field={When} />
              </DataTable>
            </ArrayField>
          </Fact>
        </Facts>
      </ReferenceField>
    </Panel>
  );
}

/** What the item looked like when it was listed, what the carrier kept as proof, and where it was on the way. */
export function Proof() {
  const claim = useRecordContext<Claim>();
  if (!claim) return null;
  return (
    <>
      <Panel title="The item as listed">
        <ReferenceField source="shipmentId" reference="shipments" link={false}>
          <Listed />
        </ReferenceField>
      </Panel>
      <Panel title="Pickup and delivery">
        <Handovers shipmentId={claim.shipmentId} />
      </Panel>
      <Panel title="Where it was">
        <Positions shipmentId={claim.shipmentId} />
      </Panel>
    </>
  );
}

function Listed() {
  const shipment = useRecordContext<{ id: string; photos: string[] | null }>();
  return (
    <>
      <LongText source="description" />
      <Box sx={{ mt: 1.5 }}>{shipment?.photos?.length ? <Photos urls={shipment.photos} about="The item as listed" /> : <Typography {...QUIET}>Listed without photos.</Typography>}</Box>
    </>
  );
}

function Handovers({ shipmentId }: { shipmentId: string }) {
  const { data } = useQuery({ queryKey: ['shipments', shipmentId, 'timeline'], queryFn: () => read<{ events: Event[] }>(`/api/shipments/${shipmentId}/timeline`) });
  const proofs = (data?.events ?? []).filter(({ subject, event }) => subject === 'quote' && (event === 'pickup' || event === 'deliver'));
  if (data && proofs.length === 0) return <Typography {...QUIET}>It has not been picked up.</Typography>;
  return proofs.map(({ at, event, data: proof }) => {
    const title = event === 'pickup' ? 'Picked up' : 'Delivered';
    return (
      <Box key={at} component="section" sx={{ mb: 2 }}>
        <Typography component="h3" variant="subtitle2">
          {title} {dayAndTime(at)}
          {proof?.recipientName ? `, taken by ${proof.recipientName}` : ''}
        </Typography>
        <Typography variant="body2" sx={{ my: 1, whiteSpace: 'pre-wrap' }}>
          {proof?.note || 'No note.'}
        </Typography>
        <Photos urls={proof?.photos ?? []} about={title} />
      </Box>
    );
  });
}

function Positions({ shipmentId }: { shipmentId: string }) {
  const { data } = useQuery({ queryKey: ['shipments', shipmentId, 'locations'], queryFn: () => readAll<Position>(`/api/shipments/${shipmentId}/locations?limit=100`) });
  if (data?.length === 0) return <Typography {...QUIET}>The carrier reported no position.</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, maxHeight: 320, overflowY: 'auto' }}>
      {data?.map(({ id, timestamp, address, latitude, longitude, notes }) => (
        <Typography key={id} component="li" variant="body2">
          {dayAndTime(timestamp)}: {address ?? `${latitude}, ${longitude}`}
          {notes ? ` (${notes})` : ''}
        </Typography>
      ))}
    </Box>
  );
}

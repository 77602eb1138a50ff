import { everyRow } from '@haulway/frontend/kit/api/client.ts';
import { picturesOf } from '@haulway/frontend/kit/format/conditionReports.ts';
import { proofsOf } from '@haulway/frontend/kit/format/proofs.ts';
import { dayAndTime } from '@haulway/frontend/kit/format/dates.ts';
import ConditionReports from '@haulway/frontend/kit/ui/ConditionReports.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ArrayField, DataTable, ReferenceField } from 'react-admin';
import { useRecord } from '../records';
import { readPage, useEndedSession, useRead } from '../session/call';
import { Day, Money, When } from '../ui/fields';
import { exactTime } from '../ui/zone';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Photos } from '../ui/Photos';
import { RowsOrCards } from '../ui/Related';
import { ReadFailed } from '../ui/ReadFailed';
import { Detail } from '../ui/Record';

const quotes = partsOf('quotes');
const shipments = partsOf('shipments');

const QUIET = { variant: 'body2', color: 'textSecondary' } as const;

/** What was agreed: the quote, and its earlier terms. */
export function Agreement() {
  return (
    <Panel title="What was agreed">
      <ReferenceField source="quoteId" reference="quotes" link={false}>
        <Details>
          <Detail label="Quote">
            <quotes.Money source="amount" />
          </Detail>
          <Detail label="Pickup promised">
            <quotes.Day source="estimatedPickupDate" />
          </Detail>
          <Detail label="Delivery promised">
            <quotes.Day source="estimatedDeliveryDate" />
          </Detail>
          <Detail label="Picked up">
            <quotes.When source="pickedUpAt" />
          </Detail>
          <Detail label="Delivered">
            <quotes.When source="deliveredAt" />
          </Detail>
          <Detail label="Message" wide>
            <quotes.LongText source="message" />
          </Detail>
          <Detail label="Earlier terms" wide>
            <ArrayField source="history">
              <RowsOrCards empty={<Typography {...QUIET}>The quote was never changed.</Typography>}>
                {/* The API document does not describe the fields of earlier terms. */}
                <DataTable.Col source="amount" disableSort field={Money} />
                <DataTable.Col source="estimatedPickupDate" label="Pickup" disableSort field={Day} />
                <DataTable.Col source="estimatedDeliveryDate" label="Delivery" disableSort field={Day} />
                <DataTable.Col source="changedAt" label="Until" disableSort field={When} />
              </RowsOrCards>
            </ArrayField>
          </Detail>
        </Details>
      </ReferenceField>
    </Panel>
  );
}

/** The item as listed, the carrier's photos, and where it was on the way. */
export function Proof() {
  const claim = useRecord('claims');
  if (!claim?.shipmentId) return null;
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
      <Panel title="Condition at both ends">
        <Condition shipmentId={claim.shipmentId} />
      </Panel>
      <Panel title="Where it was">
        <Positions shipmentId={claim.shipmentId} />
      </Panel>
    </>
  );
}

function Listed() {
  const shipment = useRecord('shipments');
  return (
    <>
      <shipments.LongText source="description" />
      <Box sx={{ mt: 1.5 }}>
        {shipment?.photos?.length ? (
          <Photos urls={shipment.photos} about="The item as listed" />
        ) : (
          <Typography {...QUIET}>Listed without photos.</Typography>
        )}
      </Box>
    </>
  );
}

/** What was photographed and noted at pickup and delivery. */
export function Handovers({ shipmentId }: { shipmentId: string }) {
  const { data, error, refetch } = useRead('/api/shipments/{id}/timeline', { id: shipmentId });
  const { data: reports } = useReports(shipmentId);
  if (error) return <ReadFailed what="Pickup and delivery" error={error} retry={refetch} />;
  const proofs = proofsOf(data?.events ?? []);
  // These stand with the side that they show.
  const ofSides = new Set(reports?.flatMap(picturesOf).map(({ url }) => url));
  if (data && proofs.length === 0) return <Typography {...QUIET}>Not picked up yet.</Typography>;
  return proofs.map(({ at, title, recipientName, note, photos }) => (
    <Box key={at} component="section" sx={{ mb: 2 }}>
      <Typography component="h3" variant="subtitle2">
        {title} {exactTime(at)}
        {recipientName ? `, received by ${recipientName}` : ''}
      </Typography>
      <Typography variant="body2" sx={{ my: 1, whiteSpace: 'pre-wrap' }}>
        {note || 'No note.'}
      </Typography>
      <Photos urls={photos.filter((url) => !ofSides.has(url))} about={title} />
    </Box>
  ));
}

function Condition({ shipmentId }: { shipmentId: string }) {
  const { data, error, refetch } = useReports(shipmentId);
  if (error) return <ReadFailed what="The condition reports" error={error} retry={refetch} />;
  if (data?.length === 0) return <Typography {...QUIET}>The carrier reported no condition.</Typography>;
  return <ConditionReports reports={data ?? []} Photos={Strip} />;
}

function Strip({ photos, about }: { photos: string[]; about: string }) {
  return <Photos urls={photos} about={about} />;
}

function useReports(shipmentId: string) {
  return useRead('/api/shipments/{id}/condition-reports', { id: shipmentId });
}

function Positions({ shipmentId }: { shipmentId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['shipments', shipmentId, 'locations'],
    queryFn: ({ signal }) => everyRow(readPage, '/api/shipments/{id}/locations', { id: shipmentId }, signal),
  });
  useEndedSession(error);
  if (error) return <ReadFailed what="The locations" error={error} retry={refetch} />;
  if (data?.length === 0) return <Typography {...QUIET}>The carrier never shared a location.</Typography>;
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

import { DataTable } from 'react-admin';
import { When, Word } from './fields';
import { Related } from './Related';

/** What happened to this record; with `ofShipment` to all of the shipment's deal. */
export function Timeline({ ofShipment = false }: { ofShipment?: boolean }) {
  return (
    <Related title="Timeline" reference="timeline" target={ofShipment ? 'shipmentId' : 'subjectId'} sort="id" empty="Nothing has happened yet.">
      <DataTable.Col source="at" disableSort field={When} />
      {ofShipment ? <DataTable.Col source="subject" disableSort field={Word} /> : null}
      <DataTable.Col source="event" disableSort field={Word} />
      <DataTable.Col source="from" disableSort field={Word} />
      <DataTable.Col source="to" disableSort field={Word} />
      <DataTable.Col source="actorKind" label="By" disableSort field={Word} />
    </Related>
  );
}

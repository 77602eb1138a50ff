import { partsOf } from './parts';

const timeline = partsOf('timeline');

/** What happened to this record; with `ofShipment`, to the shipment's whole deal. */
export function Timeline({ ofShipment = false }: { ofShipment?: boolean }) {
  return (
    <timeline.Related
      title="Timeline"
      reference="timeline"
      target={ofShipment ? 'shipmentId' : 'subjectId'}
      sort="id"
      empty="Nothing has happened yet."
    >
      <timeline.Col source="at" disableSort field={timeline.When} />
      {ofShipment ? <timeline.Col source="subject" disableSort field={timeline.Word} /> : null}
      <timeline.Col source="event" disableSort field={timeline.Word} />
      <timeline.Col source="from" disableSort field={timeline.Word} />
      <timeline.Col source="to" disableSort field={timeline.Word} />
      <timeline.Col source="actorKind" label="By" disableSort field={timeline.Word} />
    </timeline.Related>
  );
}

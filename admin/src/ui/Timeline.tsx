import { partsOf } from './parts';

const timeline = partsOf('timeline');

/** What happened to this record. */
export function Timeline() {
  return (
    <timeline.Related
      title="Timeline"
      reference="timeline"
      target="subjectId"
      sort="id"
      empty="Nothing has happened yet."
    >
      <timeline.Col source="at" disableSort field={timeline.When} />
      <timeline.Col source="event" disableSort field={timeline.Word} />
      <timeline.Col source="from" disableSort field={timeline.Word} />
      <timeline.Col source="to" disableSort field={timeline.Word} />
      <timeline.Col source="actorKind" label="By" disableSort field={timeline.Word} />
    </timeline.Related>
  );
}

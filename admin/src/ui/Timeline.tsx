import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import Typography from '@mui/material/Typography';
import { useRecord } from '../records';
import { toldBy } from '../shipments/storyWords';
import { partsOf } from './parts';
import { useName } from './useName';

const timeline = partsOf('timeline');

/** What happened to this record, in the words of the deal's history; `labels` are those of its status. */
export function Timeline({ labels }: { labels: Labels }) {
  return (
    <timeline.Related
      title="Timeline"
      reference="timeline"
      target="subjectId"
      sort="id"
      empty="Nothing has happened yet."
    >
      <timeline.Col source="at" disableSort field={timeline.When} />
      <timeline.Col label="What happened" disableSort>
        <Told />
      </timeline.Col>
      <timeline.Col source="to" label="Status after" disableSort>
        <timeline.Labelled source="to" labels={labels} />
      </timeline.Col>
    </timeline.Related>
  );
}

function Told() {
  const line = useRecord('timeline');
  const name = useName(line?.actorId, 'Somebody');
  if (!line) return null;
  return (
    <Typography component="span" variant="body2">
      {toldBy({ kind: 'deal', what: `${line.subject} ${line.event}`, who: line.actorId ? name : null })}
    </Typography>
  );
}

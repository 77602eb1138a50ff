import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import { NEWS_LABELS } from '@haulway/frontend/kit/format/news.ts';
import { count } from '@haulway/frontend/kit/format/words.ts';
import Typography from '@mui/material/Typography';
import { useRecord } from '../records';
import { Details, Panel } from '../ui/Panel';
import { Detail } from '../ui/Record';

/** What somebody chose to be told about, in each way; for a caller who was not told. */
export function Told() {
  const user = useRecord('users');
  if (!user || user.deletedAt) return null;
  const pushedTo = user.pushedTo ?? 0;
  return (
    <Panel title="What they are told">
      <Details>
        <Detail label="By email">{allBut(user.notMailed)}</Detail>
        <Detail label="In the app">{allBut(user.notInApp)}</Detail>
        <Detail label="On phones">
          {pushedTo === 0 ? 'Turned on nowhere' : `${allBut(user.notPushed)}, on ${count(pushedTo, 'device')}`}
        </Detail>
      </Details>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        Payments and claims are always emailed; the rest only if it is not read in the app. Nobody is told anything
        while suspended.
      </Typography>
    </Panel>
  );
}

const LABELS: Labels = NEWS_LABELS;

function allBut(kinds: readonly string[] | null | undefined): string {
  const off = (kinds ?? []).map((kind) => (LABELS[kind] ?? kind).toLowerCase());
  return off.length === 0 ? 'Everything' : `Everything but ${off.join(', ')}`;
}

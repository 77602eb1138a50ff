import { dayAndTime } from '@haulway/frontend/kit/format/dates.ts';
import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconRestore } from '@tabler/icons-react';
import { RecordContextProvider } from 'react-admin';
import { type Records, useRecord } from '../records';
import { useRead } from '../session/call';
import { ActionButton } from '../ui/ActionButton';
import { Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { ReadFailed } from '../ui/ReadFailed';
import { PARTS, type TextField } from './words';

const texts = partsOf('texts');

type Version = AnswerOf<'GET', '/api/admin/texts/{id}/versions'>[number];

/** Every version of a text, newest first: who made it, and what it says that the one before did not. */
export function Versions() {
  const text = useRecord('texts');
  return text ? (
    <Panel title="Versions">
      <Lines key={text.version} text={text} />
    </Panel>
  ) : null;
}

function Lines({ text }: { text: Records['texts'] }) {
  const { data, error, refetch } = useRead('/api/admin/texts/{id}/versions', { id: text.id });
  if (error) return <ReadFailed what="The versions" error={error} retry={refetch} />;
  if (!data) return null;
  if (data.length === 0) return <Typography variant="body2">Nobody has changed this text.</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {data.map((version, place) => (
        <RecordContextProvider key={version.version} value={{ id: version.version, changedBy: version.createdBy }}>
          <Line version={version} before={data[place + 1]} text={text} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

function Line({ version, before, text }: { version: Version; before: Version | undefined; text: Records['texts'] }) {
  const [now, then] = [version.content ?? text.original ?? {}, before?.content ?? text.original ?? {}];
  const changed = (Object.keys(PARTS) as TextField[]).filter((field) => (now[field] ?? '') !== (then[field] ?? ''));
  const wasHidden = before?.hidden ?? false;
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>Version {version.version}</Typography>
        <Typography variant="body2" component="span">
          {dayAndTime(version.createdAt)} by <texts.LinkTo source="changedBy" to="users" />
        </Typography>
        {version.version === text.version || (version.content === null && text.original === null) ? null : (
          <ActionButton
            label="Say this again"
            icon={<IconRestore size={20} />}
            act="POST /api/admin/texts/{id}/restore"
            id={text.id}
            title={`Say version ${version.version} again?`}
            said={`Version ${version.version} is said again.`}
            reason="none"
            bodyOf={() => ({ version: text.version, to: version.content === null ? 0 : version.version })}
          >
            It is said at once, as a new version.
          </ActionButton>
        )}
      </Box>
      {version.content === null ? <Typography variant="body2">The original again.</Typography> : null}
      {version.hidden === wasHidden ? null : (
        <Typography variant="body2">{version.hidden ? 'Hidden.' : 'Shown again.'}</Typography>
      )}
      {changed.map((field) => (
        <Typography key={field} variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {PARTS[field].label}: {then[field] ? <del>{then[field]}</del> : null} {now[field] || 'nothing'}
        </Typography>
      ))}
    </Box>
  );
}

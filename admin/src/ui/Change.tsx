import Box from '@mui/material/Box';
import { useRecord } from '../records';
import { changesIn } from './changes';

/** What an act changed, field by field: before and after. */
export function Change() {
  const line = useRecord('audit-log');
  if (!line) return null;
  const changes = changesIn(line);
  if (changes.length === 0) return '-';
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 140, overflowWrap: 'anywhere' }}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before === undefined ? null : <del>{before}</del>} {after}
        </li>
      ))}
    </Box>
  );
}

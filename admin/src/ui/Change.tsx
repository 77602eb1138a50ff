import Box from '@mui/material/Box';
import { useRecord } from '../records';

/** What an act changed, field by field: before and after. */
export function Change() {
  const line = useRecord('audit-log');
  if (!line) return null;
  const { before, after } = line;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => shown(before?.[field]) !== shown(after?.[field]),
  );
  if (fields.length === 0) return '-';
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 140, overflowWrap: 'anywhere' }}>
      {fields.map((field) => (
        <li key={field}>
          {field}: {before && field in before ? <del>{shown(before[field])}</del> : null}{' '}
          {after && field in after ? shown(after[field]) : null}
        </li>
      ))}
    </Box>
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

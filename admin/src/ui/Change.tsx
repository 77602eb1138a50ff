import Box from '@mui/material/Box';
import { useRecord } from '../records';
import { type Changed, type ChangedValue, changesIn } from './changes';
import { useName } from './useName';

/** What an act changed, field by field: before and after. */
export function Change() {
  const line = useRecord('audit-log');
  if (!line) return null;
  return <Changes changes={changesIn(line)} />;
}

/** Changed fields, one a line; a dash for none. */
export function Changes({ changes }: { changes: readonly Changed[] }) {
  if (changes.length === 0) return '-';
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 140, overflowWrap: 'anywhere' }}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}:{' '}
          {before === undefined ? null : (
            <>
              <del>
                <Value value={before} />
              </del>{' '}
            </>
          )}
          {after === undefined ? null : <Value value={after} />}
        </li>
      ))}
    </Box>
  );
}

function Value({ value }: { value: ChangedValue }) {
  return typeof value === 'string' ? value : <Person id={value.personId} />;
}

/** The names of a page's people are read at once. */
function Person({ id }: { id: string }) {
  return useName(id, id.slice(0, 8));
}

import type { MouseEvent } from 'react';
import { Link, useCreatePath, useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';
import { oneLine } from './oneLine';

/**
 * A record's name as a link to its page, or other words where columns beside it say the rest: rows can be clicked, but only a link
 * can be reached by keyboard.
 */
export function RecordLink({ words }: { words?: string | undefined }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(resource);
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  return (
    <Link
      to={createPath({ resource, type: 'show', id: record.id })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontVariantNumeric: 'tabular-nums', ...oneLine(190) }}
    >
      {words ?? represent(record)}
    </Link>
  );
}

import type { MouseEvent } from 'react';
import { Link, useCreatePath, useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';

/** What the record is called, as a link to its page: rows can be clicked, links can also be reached by key. */
export function RecordLink() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(resource);
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  return (
    <Link
      to={createPath({ resource, type: 'show', id: record.id })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {represent(record)}
    </Link>
  );
}

import Button, { type ButtonProps } from '@mui/material/Button';
import { IconArrowLeft, IconList, IconPencil } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { useMay } from '../session/access';

/** A button that keeps its words at every width: on a phone, react-admin's own leaves only an icon. */
export function WordButton({ label, children, ...rest }: ButtonProps & { label: string }) {
  return (
    <Button size="small" startIcon={children} sx={{ whiteSpace: 'nowrap' }} {...rest}>
      {label}
    </Button>
  );
}

/** Leads back to the list that the record is of. */
export function ListLink() {
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'list' })}
      size="small"
      startIcon={<IconList size={20} />}
    >
      List
    </Button>
  );
}

/** Leads from a form back to the record's page. */
export function BackLink() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'show', id: record.id })}
      size="small"
      startIcon={<IconArrowLeft size={20} />}
    >
      Go back
    </Button>
  );
}

/** Leads to the record's form, for those whose role may change it. */
export function EditLink({ label = 'Edit' }: { label?: string }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const mayEdit = useMay(resource, 'edit', record);
  if (!record || !mayEdit) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'edit', id: record.id })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      size="small"
      startIcon={<IconPencil size={20} />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
}

import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** Names the browser tab after the screen; a record's page sets its own title. */
export function PageTitle() {
  const [, resource = '', id, view] = useLocation().pathname.split('/');
  const known = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  if (view === 'show') return null;
  const screen = known[resource] ? labelOf(resource, id ? 1 : 2) : 'Dashboard';
  return <title>{`${screen} - Haulway console`}</title>;
}

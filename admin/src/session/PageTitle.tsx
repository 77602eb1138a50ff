import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** Names the browser tab after the screen. */
export function PageTitle() {
  const [, resource = '', id, view] = useLocation().pathname.split('/');
  const known = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  // A record's page, and one for an address that leads nowhere, set their own.
  if (view === 'show' || (resource && !known[resource])) return null;
  const screen = resource ? labelOf(resource, id ? 1 : 2) : 'Dashboard';
  return <title>{`${screen} - Haulway console`}</title>;
}

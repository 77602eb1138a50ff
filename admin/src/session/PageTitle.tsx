import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** Names the browser tab after the screen. */
export function PageTitle() {
  const [, resource = '', id] = useLocation().pathname.split('/');
  const known = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const screen = known[resource] ? labelOf(resource, id ? 1 : 2) : 'Dashboard';
  return <title>{`${screen} - Haulway console`}</title>;
}

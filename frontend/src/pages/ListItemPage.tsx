import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useRead } from '../kit/api/queries';
import { lazy } from '../kit/ui/lazy';
import { Waiting } from '../kit/ui/Waiting';
import { useMe } from '../session/session';
import { ListItem } from './list-item/ListItem';

// Shippers never need it.
const CarriersDoNotList = lazy(() => import('./CarriersDoNotList'));

export default function ListItemPage() {
  const me = useMe();
  const [params] = useSearchParams();
  const prefillId = params.get('prefill');
  if (!me.isCarrier && prefillId && !params.has('from')) return <Prefilled id={prefillId} />;
  if (!me.isCarrier) return <ListItem me={me} />;
  return (
    <Suspense fallback={null}>
      <CarriersDoNotList />
    </Suspense>
  );
}

/** Somebody comes from a widget on another site: what they asked there is filled in. An estimate that is gone leaves the form empty. */
function Prefilled({ id }: { id: string }) {
  const { data, isError } = useRead('/api/widget-estimates/{id}', { id });
  if (isError) return <Navigate to="/list-item" replace />;
  if (!data) return <Waiting label="Filling in the form" />;
  const { category, from, to, weight } = data;
  const fields = new URLSearchParams({
    prefill: id,
    category,
    from,
    to,
    ...(weight === null ? {} : { weight: `${weight}` }),
  });
  return <Navigate to={`/list-item?${fields}`} replace />;
}

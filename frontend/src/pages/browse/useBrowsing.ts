import { useAddedMiles } from '../../features/shipments/addedMiles';
import { useFilters } from '../../features/shipments/useFilters';
import { useQuotedCount, useShipments } from '../../features/shipments/useShipments';
import { useWhere } from '../../features/shipments/where';
import { useSkeleton } from '../../kit/ui/useSkeleton';
import { useMe } from '../../session/session';
import { useView } from './useView';

export type Browsing = ReturnType<typeof useBrowsing>;

/** What somebody looks for, how they look at it, and what was found. */
export function useBrowsing() {
  const me = useMe();
  const asked = useFilters();
  const [where, setWhere] = useWhere();
  const looking = useView(me.isCarrier ? 'rows' : 'cards');
  const list = useShipments(asked.filters, where);
  const quoted = useQuotedCount(asked.filters, where);
  const waiting = useSkeleton(list.isPending);
  const shipments = waiting ? [] : list.rows;
  const added = useAddedMiles(me.isCarrier ? shipments.map(({ id }) => id) : []);
  return {
    me,
    ...asked,
    where,
    setWhere,
    ...looking,
    list,
    waiting,
    /** Undefined while they are read. */
    total: waiting ? undefined : list.total,
    /** How many more have quotes already. */
    quoted,
    shipments,
    /** What each adds to a trip of the reader's. */
    added,
  };
}

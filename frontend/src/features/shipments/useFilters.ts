import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKept } from '../../kit/ui/useKept';
import { DEFAULT_STATUS, OPEN, readFilters, writeFilters, type ShipmentFilters } from './filters';

/** How long typing must pause before it applies. */
const PAUSE_MS = 400;

/**
 * The filters in the address bar. `shown` is what the fields hold, ahead of `filters` while somebody types. Whether to
 * also show listings with quotes is remembered on this device. A choice is a step that the browser's Back undoes;
 * typing replaces the current step.
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const [usual, keepUsual] = useKept('haulway_browse_status', [DEFAULT_STATUS, OPEN.id], DEFAULT_STATUS);
  const filters = readFilters(search, usual);
  const [shown, setShown] = useState(filters);
  const written = useRef(search.toString());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Somebody went back or forward, or followed a link, so the fields follow.
    if (search.toString() === written.current) return;
    clearTimeout(timer.current);
    written.current = search.toString();
    setShown(readFilters(search, usual));
  }, [search, usual]);

  const put = (next: ShipmentFilters, replace: boolean) => {
    clearTimeout(timer.current);
    const kept = next.status === DEFAULT_STATUS || next.status === OPEN.id ? next.status : usual;
    if (kept !== usual) keepUsual(kept);
    const query = new URLSearchParams(writeFilters({ ...next, q: next.q.trim(), place: next.place.trim() }, kept));
    if (query.toString() === search.toString()) return;
    written.current = query.toString();
    setSearch(query, { replace });
  };
  const choose = (changes: Partial<ShipmentFilters>) => {
    const next = { ...shown, ...changes };
    setShown(next);
    put(next, false);
  };
  const type = (changes: Partial<ShipmentFilters>) => {
    const next = { ...shown, ...changes };
    setShown(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => put(next, true), PAUSE_MS);
  };
  /** Text that applies only once the field is left or submitted, since half the name of a place is not a place. */
  const edit = (changes: Partial<ShipmentFilters>) => setShown({ ...shown, ...changes });
  const settle = () => put(shown, false);
  return { filters, shown, choose, type, edit, settle };
}

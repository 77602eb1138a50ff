import { lazy } from '../../../kit/ui/lazy';
import { loadWaiting } from '../NotSent';

const loadHandOver = () => import('../HandOverSheet');
export const HandOverSheet = lazy(loadHandOver);
const loadAttempt = () => import('../AttemptSheet');
export const AttemptSheet = lazy(loadAttempt);
const loadDiffers = () => import('../DiffersSheet');
export const DiffersSheet = lazy(loadDiffers);
const loadOpenChange = () => import('../OpenChangeNote');
export const OpenChangeNote = lazy(loadOpenChange);
export const NoPickUp = lazy(() => import('./NoPickUp'));
export const Waiting = lazy(() => import('./Waiting'));

/** While there is signal: what the sheets consist of is there when there is none. */
export function loadSheets(): void {
  const sheets = [loadHandOver(), loadAttempt(), loadDiffers(), loadOpenChange(), loadWaiting()];
  void Promise.all([...sheets, import('../SignaturePad'), import('../../../kit/ui/SheetDialog')]).catch(
    () => undefined,
  );
}

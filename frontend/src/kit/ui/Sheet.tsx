import { Suspense } from 'react';
import { lazy } from './lazy';
import type { SheetProps } from './SheetDialog';

const SheetDialog = lazy(() => import('./SheetDialog'));

/** A dialog, on phones a sheet from the foot of the screen. No screen needs it before the first tap, so it is loaded then. */
export function Sheet(props: SheetProps) {
  return (
    <Suspense fallback={null}>
      <SheetDialog {...props} />
    </Suspense>
  );
}

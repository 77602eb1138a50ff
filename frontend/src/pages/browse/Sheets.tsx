import { Suspense } from 'react';
import { startOn } from '../../features/shipments/addedMiles';
import type { Shipment } from '../../kit/api/types';
import { lazy } from '../../kit/ui/lazy';
import type { Browsing } from './useBrowsing';

const QuoteDialog = lazy(() => import('../../features/quotes/QuoteDialog'));
const SaveSearchSheet = lazy(() => import('../../features/shipments/SaveSearchSheet'));
const SavedSearchesSheet = lazy(() => import('../../features/shipments/SavedSearchesSheet'));
const WhereDialog = lazy(() => import('../../features/shipments/WhereDialog'));

/** What is open over the page. */
export type Open = { sheet: 'quote'; shipment: Shipment } | { sheet: 'save' | 'saved' | 'where' };

interface Props {
  browsing: Browsing;
  open: Open | undefined;
  onClose: () => void;
}

/** Where a quote is made, a search is kept, and a place is asked for. */
export function Sheets({ browsing: { filters, where, setWhere, added }, open, onClose }: Props) {
  return (
    <Suspense fallback={null}>
      {open?.sheet === 'quote' && (
        <QuoteDialog shipment={open.shipment} start={startOn(added.get(open.shipment.id))} onClose={onClose} />
      )}
      {open?.sheet === 'save' && <SaveSearchSheet filters={filters} where={where} onClose={onClose} />}
      {open?.sheet === 'saved' && <SavedSearchesSheet onClose={onClose} />}
      {open?.sheet === 'where' && (
        <WhereDialog
          where={where}
          onKnown={(known) => {
            setWhere(known);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

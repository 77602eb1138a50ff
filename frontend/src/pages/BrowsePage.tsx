import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QuoteDialog } from '../features/quotes/QuoteDialog';
import { BrowseFilters } from '../features/shipments/BrowseFilters';
import { ShipmentCard, ShipmentCardSkeleton } from '../features/shipments/ShipmentCard';
import { useShipments, type ShipmentFilters } from '../features/shipments/shipments';
import type { Shipment } from '../kit/api/types';
import { count } from '../kit/format/words';
import { NoMatch } from '../kit/ui/scenes';
import { Page } from '../kit/ui/Page';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useMe } from '../session/session';

const DEFAULT_STATUS = 'listed';
const SKELETONS = 6;

export default function BrowsePage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const filters: ShipmentFilters = {
    q: search.get('q') ?? '',
    category: search.get('category') ?? '',
    status: search.get('status') ?? DEFAULT_STATUS,
  };
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useShipments(filters);
  const [quoting, setQuoting] = useState<Shipment>();

  const change = (changes: Partial<ShipmentFilters>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '' || (name === 'status' && value === DEFAULT_STATUS)) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed.trim() !== filters.q) change({ q: typed.trim() });
    }, 300);
    return () => clearTimeout(timer);
  });

  const first = data?.pages[0];
  const shipments = data?.pages.flatMap((page) => page.items) ?? [];
  const clear = () => {
    setTyped('');
    setSearch({}, { replace: true });
  };
  return (
    <Page title="Browse shipments">
      <BrowseFilters
        filters={{ ...filters, q: typed }}
        onChange={({ q, ...rest }) => {
          if (q !== undefined) setTyped(q);
          if (Object.keys(rest).length > 0) change(rest);
        }}
      />
      <Typography role="status" className="tabular" sx={{ color: 'text.secondary', my: 5, minHeight: 24 }}>
        {first && `${first.capped ? 'More than ' : ''}${count(first.total, 'shipment')} found`}
      </Typography>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} text="The shipments could not be loaded." />}
      {first && shipments.length === 0 && (
        <EmptyState
          drawing={<NoMatch />}
          text="No shipments found matching your criteria."
          action={
            <Button variant="outlined" onClick={clear}>
              Clear filters
            </Button>
          }
        />
      )}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {isPending && Array.from({ length: SKELETONS }, (_, index) => <ShipmentCardSkeleton key={index} />)}
        {shipments.map((shipment) => (
          <ShipmentCard key={shipment.id} shipment={shipment} isOwner={shipment.userId === me.id} {...(me.isCarrier ? { onQuote: setQuoting } : {})} />
        ))}
      </Box>
      {hasNextPage && (
        <Box sx={{ display: 'flex', justifyContent: 'center', mt: 8 }}>
          <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'Load more'}
          </Button>
        </Box>
      )}
      {quoting && <QuoteDialog shipment={quoting} onClose={() => setQuoting(undefined)} />}
    </Page>
  );
}

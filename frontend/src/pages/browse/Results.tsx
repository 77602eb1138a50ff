import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { ShipmentCard, ShipmentCardSkeleton } from '../../features/shipments/ShipmentCard';
import { ShipmentRow, ShipmentRowSkeleton } from '../../features/shipments/ShipmentRow';
import { awayWords } from '../../features/shipments/where';
import type { Shipment } from '../../kit/api/types';
import { lazy } from '../../kit/ui/lazy';
import { ShowMore } from '../../kit/ui/ShowMore';
import type { Browsing } from './useBrowsing';

// Brings the outlines of the states with it.
const LoadMap = lazy(() => import('../../features/shipments/LoadMap'));
const SKELETONS = 6;

interface Props {
  browsing: Browsing;
  onQuote: (shipment: Shipment) => void;
}

/** What was found, on the map and as rows or cards. */
export function Results({ browsing, onQuote }: Props) {
  const { view, isMapBeside, list, waiting, total, shipments, choose } = browsing;
  const map = shipments.length > 0 && (
    <Suspense fallback={<Box sx={{ aspectRatio: 5 / 4, borderRadius: '14px', bgcolor: 'haulway.neutral' }} />}>
      <LoadMap shipments={shipments} onChoose={choose} />
    </Suspense>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        alignItems: 'start',
        gridTemplateColumns: isMapBeside && total !== 0 ? 'minmax(0, 1fr) clamp(280px, 26vw, 380px)' : 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {view === 'map' && map}
        {(waiting || shipments.length > 0) && (
          <Box sx={view === 'cards' ? { display: 'grid', gap: 4 } : { ...framed, mt: view === 'map' ? 4 : 0 }}>
            <Listed browsing={browsing} onQuote={onQuote} />
          </Box>
        )}
        {!waiting && <ShowMore list={list} what="shipments" />}
      </Box>
      {isMapBeside && map && <Box sx={{ position: 'sticky', top: 80 }}>{map}</Box>}
    </Box>
  );
}

/** Rows lie in one frame. */
const framed = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  overflow: 'hidden',
  mx: { xs: -2, sm: 0 },
  '& > :last-child': { borderBottom: 0 },
} as const;

function Listed({ browsing: { me, view, where, waiting, shipments, added }, onQuote }: Props) {
  const areCards = view === 'cards';
  if (waiting)
    return Array.from({ length: SKELETONS }, (_, index) =>
      areCards ? <ShipmentCardSkeleton key={index} /> : <ShipmentRowSkeleton key={index} />,
    );
  return shipments.map((shipment) => {
    const said = {
      shipment,
      isOwner: shipment.userId === me.id,
      added: added.get(shipment.id),
      ...(me.isCarrier && !me.suspendedAt ? { onQuote } : {}),
    };
    return areCards ? (
      <ShipmentCard key={shipment.id} {...said} />
    ) : (
      <ShipmentRow key={shipment.id} {...said} away={awayWords(where, shipment.pickupPoint)} />
    );
  });
}

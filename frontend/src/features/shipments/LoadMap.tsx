import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useConfig } from '../../kit/api/config';
import type { Shipment } from '../../kit/api/types';
import { onUsMap } from '../../kit/format/albers';
import { lazy } from '../../kit/ui/lazy';
import { frameOf, LandAndBorders, placeIn, StateNames } from '../../kit/ui/usMapParts';
import { ClusterMark } from './ClusterMark';
import { clustersOf, type Cluster, type Load } from './clusters';
import { RADII, type ShipmentFilters } from './filters';
import { milesApart } from './where';

// Brings the library for tiles with it, which only installations with tiles need.
const TileMap = lazy(() => import('./TileMap'));

interface Props {
  /** What the list shows. */
  shipments: Shipment[];
  /** Narrows the list to pickups around a place. */
  onChoose: (around: Pick<ShipmentFilters, 'side' | 'place' | 'radiusMiles'>) => void;
}

const SHAPE = 5 / 4;
const ROOM = { wide: 1.25, tall: 1.3 };

/**
 * A map of the list's pickups. Those close together are one point with their number; choosing a point narrows the list
 * to it.
 */
export default function LoadMap({ shipments, onChoose }: Props) {
  const tiles = useConfig()?.tiles;
  const [isDrawn, setDrawn] = useState(false);
  const loads = shipments.flatMap((shipment) => {
    const at = shipment.pickupPoint && onUsMap(shipment.pickupPoint);
    return at && shipment.pickupPoint ? [{ shipment, at, point: shipment.pickupPoint }] : [];
  });
  if (loads.length === 0)
    return (
      <Typography
        sx={{ color: 'text.secondary', p: 4, border: '1px solid', borderColor: 'divider', borderRadius: '14px' }}
      >
        Nothing in this list is on the map.
      </Typography>
    );
  const choose = ({ loads: [first, ...others] }: Cluster) => {
    const farthest = Math.max(0, ...others.map(({ point }) => milesApart(first.point, point)));
    // A point is only known to a tenth of a degree.
    const radius = RADII.find(({ id }) => Number(id) >= farthest + 10) ?? RADII.at(-1);
    onChoose({ side: 'pickupNear', place: first.shipment.pickupLocation, radiusMiles: radius?.id ?? '' });
  };
  const drawn = <DrawnMap loads={loads} onChoose={choose} />;
  const withTiles = tiles && !isDrawn;
  return (
    <Box component="section" aria-label="Map of pickups">
      <Box
        sx={{
          position: 'relative',
          aspectRatio: SHAPE,
          borderRadius: '14px',
          overflow: 'hidden',
          bgcolor: 'haulway.moving',
          fontWeight: 600,
        }}
      >
        {withTiles ? (
          <Suspense fallback={drawn}>
            <TileMap loads={loads} source={tiles.source} onChoose={choose} onFail={() => setDrawn(true)} />
          </Suspense>
        ) : (
          drawn
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Where {loads.length === 1 ? 'this load is' : `these ${loads.length} loads are`} picked up. Choose a number to
        see only those.{withTiles && tiles.credit && ` Map: ${tiles.credit}.`}
      </Typography>
    </Box>
  );
}

/** The outlines of the states, drawn without anybody's tiles. */
function DrawnMap({ loads, onChoose }: { loads: Load[]; onChoose: (cluster: Cluster) => void }) {
  const frame = frameOf(
    loads.map(({ at }) => at),
    SHAPE,
    ROOM,
  );
  const clusters = clustersOf(loads, frame.width * 0.13);
  return (
    <>
      <LandAndBorders frame={frame} />
      <Box aria-hidden>
        <StateNames
          frame={frame}
          isFree={([x, y]) => clusters.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) > frame.width * 0.07)}
        />
      </Box>
      {clusters.map((cluster) => (
        <ClusterMark
          key={cluster.loads[0].shipment.id}
          cluster={cluster}
          onChoose={onChoose}
          style={placeIn(frame, cluster.at)}
        />
      ))}
    </>
  );
}

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Shipment } from '../../kit/api/types';
import { onUsMap } from '../../kit/format/albers';
import { count } from '../../kit/format/words';
import { frameOf, LandAndBorders, placeIn, StateNames } from '../../kit/ui/usMapParts';
import { clustersOf, type Cluster } from './clusters';
import { RADII, type ShipmentFilters } from './filters';
import { milesApart } from './where';

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
  const frame = frameOf(
    loads.map(({ at }) => at),
    SHAPE,
    ROOM,
  );
  const clusters = clustersOf(loads, frame.width * 0.13);
  const choose = ({ loads: [first, ...others] }: Cluster) => {
    const farthest = Math.max(0, ...others.map(({ point }) => milesApart(first.point, point)));
    // A point is only known to a tenth of a degree.
    const radius = RADII.find(({ id }) => Number(id) >= farthest + 10) ?? RADII.at(-1);
    onChoose({ side: 'pickupNear', place: first.shipment.pickupLocation, radiusMiles: radius?.id ?? '' });
  };
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
        <LandAndBorders frame={frame} />
        <Box aria-hidden>
          <StateNames
            frame={frame}
            isFree={([x, y]) => clusters.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) > frame.width * 0.07)}
          />
        </Box>
        {clusters.map((cluster) => {
          const { shipment } = cluster.loads[0];
          return (
            <ButtonBase
              key={shipment.id}
              aria-label={`${count(cluster.loads.length, 'load')} near ${shipment.pickupLocation}`}
              title={`${count(cluster.loads.length, 'load')} near ${shipment.pickupLocation}`}
              onClick={() => choose(cluster)}
              sx={{
                position: 'absolute',
                width: 44,
                height: 44,
                ml: '-22px',
                mt: '-22px',
                borderRadius: '50%',
                '&:hover > span': { bgcolor: 'haulway.asphalt', color: '#FFFFFF' },
              }}
              style={placeIn(frame, cluster.at)}
            >
              <Box
                component="span"
                className="tabular"
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  width: cluster.loads.length > 1 ? 36 : 24,
                  height: cluster.loads.length > 1 ? 36 : 24,
                  borderRadius: '50%',
                  bgcolor: 'haulway.plate',
                  color: 'haulway.onPlate',
                  border: '2px solid',
                  borderColor: 'haulway.onPlate',
                  fontSize: 14,
                  fontWeight: 700,
                }}
              >
                {cluster.loads.length}
              </Box>
            </ButtonBase>
          );
        })}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Where {loads.length === 1 ? 'this load is' : `these ${loads.length} loads are`} picked up. Choose a number to
        see only those.
      </Typography>
    </Box>
  );
}

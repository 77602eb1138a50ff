import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { CSSProperties } from 'react';
import { count } from '../../kit/format/words';
import { catchFocus } from '../../kit/ui/caughtFocus';
import type { Cluster } from './clusters';

interface Props {
  cluster: Cluster;
  onChoose: (cluster: Cluster) => void;
  /** Places its middle on the map. */
  style: CSSProperties;
}

/** Listings close to each other on a map, as their number. */
export function ClusterMark({ cluster, onChoose, style }: Props) {
  const { loads } = cluster;
  const words = `${count(loads.length, 'load')} near ${loads[0].shipment.pickupLocation}`;
  return (
    <ButtonBase
      aria-label={words}
      title={words}
      onClick={() => {
        onChoose(cluster);
        // The map is drawn anew, without this mark.
        catchFocus();
      }}
      sx={{
        position: 'absolute',
        width: 44,
        height: 44,
        ml: '-22px',
        mt: '-22px',
        borderRadius: '50%',
        pointerEvents: 'auto',
        '&:hover > span': { bgcolor: 'haulway.asphalt', color: '#FFFFFF' },
      }}
      style={style}
    >
      <Box
        component="span"
        className="tabular"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: loads.length > 1 ? 36 : 24,
          height: loads.length > 1 ? 36 : 24,
          borderRadius: '50%',
          bgcolor: 'haulway.plate',
          color: 'haulway.onPlate',
          border: '2px solid',
          borderColor: 'haulway.onPlate',
          fontSize: 14,
          fontWeight: 700,
        }}
      >
        {loads.length}
      </Box>
    </ButtonBase>
  );
}

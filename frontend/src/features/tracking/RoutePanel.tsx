import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { useRead } from '../../kit/api/queries';
import type { Shipment } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { count } from '../../kit/format/words';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { lazy } from '../../kit/ui/lazy';
import { placeName } from './reports';
import { useLocations } from './tracking';

// The map brings the outlines of the states with it.
const UsMap = lazy(() => import('../../kit/ui/UsMap'));

interface Props {
  shipment: Shipment;
  followed: boolean;
  /** What else there is about its places. */
  children?: ReactNode;
}

/** A shipment's route on a map and, for those who may know, where it was last seen. */
export function RoutePanel({ shipment, followed, children }: Props) {
  const { pickupLocation: from, deliveryLocation: to } = shipment;
  const route = useRead('/api/distance', { from, to }).data;
  const reports = useLocations(shipment.id, followed).data ?? [];
  const last = reports.at(-1);
  if (!route) return null;
  const text = [
    `${from} to ${to}, ${count(Math.round(route.miles), 'mile')} of road.`,
    last ? `Last seen: ${placeName(last)}, ${dayAndTime(last.timestamp)}.` : '',
  ]
    .join(' ')
    .trim();
  return (
    <FoldPanel title="Route">
      <Suspense fallback={<Box sx={{ aspectRatio: 16 / 10, borderRadius: '10px', bgcolor: 'haulway.neutral' }} />}>
        <UsMap
          from={{ ...route.from, label: from }}
          to={{ ...route.to, label: to }}
          seen={reports.map((report) => ({ ...report, label: placeName(report) }))}
          text={`Map: ${text}`}
        />
      </Suspense>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        {text}
      </Typography>
      {children}
    </FoldPanel>
  );
}

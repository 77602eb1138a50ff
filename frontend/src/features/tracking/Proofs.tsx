import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useRead } from '../../kit/api/queries';
import { dayAndTime } from '../../kit/format/dates';
import { proofsOf } from '../../kit/format/proofs';
import { lazy } from '../../kit/ui/lazy';
import { PhotoStrip } from '../../kit/ui/PhotoStrip';

// Outlines and marks come with a report only.
const ConditionReports = lazy(() => import('../../kit/ui/ConditionReports'));

/** The carrier's notes and photos from the pickup and the delivery. */
export function useProofs(shipmentId: string) {
  const { data } = useRead('/api/shipments/{id}/timeline', { id: shipmentId });
  return proofsOf(data?.events ?? []);
}

/** The pickup and the delivery side by side, for comparison. */
export default function Proofs({ shipmentId }: { shipmentId: string }) {
  const proofs = useProofs(shipmentId);
  const reports = useRead('/api/shipments/{id}/condition-reports', { id: shipmentId }).data ?? [];
  if (proofs.length === 0) return null;
  // These stand with the side that they show.
  const ofSides = new Set(
    reports.flatMap(({ photos, photoViews }) =>
      photos.filter((_, index) => (photoViews[index] ?? 'other') !== 'other'),
    ),
  );
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${Math.min(2, proofs.length)}, minmax(0, 1fr))` },
        }}
      >
        {proofs.map((proof, index) => (
          <Box key={index} component="section" aria-label={proof.title}>
            <Typography variant="h4" component="h3">
              {proof.title}
              {proof.reason && `: ${proof.reason}`}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
              {proof.happenedAt && <>{dayAndTime(proof.happenedAt)}, reported </>}
              <time dateTime={proof.at} title={proof.at}>
                {dayAndTime(proof.at)}
              </time>
              {proof.where && `, ${proof.where}`}
              {proof.recipientName && `, received by ${proof.recipientName}`}
              {proof.driver && `, driver ${proof.driver}`}
            </Typography>
            {(proof.waitedMinutes ?? 0) > 0 && (
              <Typography sx={{ mb: 2 }}>The carrier had waited {proof.waitedMinutes} minutes.</Typography>
            )}
            {proof.note && (
              <Typography dir="auto" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
                {proof.note}
              </Typography>
            )}
            <PhotoStrip photos={proof.photos.filter((url) => !ofSides.has(url))} about={proof.title} />
            {!proof.note && proof.photos.length === 0 && (
              <Typography sx={{ color: 'text.secondary' }}>No note and no photos.</Typography>
            )}
          </Box>
        ))}
      </Box>
      {reports.length > 0 && (
        <Suspense fallback={null}>
          <Box sx={{ mt: 6 }}>
            <ConditionReports reports={reports} Photos={PhotoStrip} />
          </Box>
        </Suspense>
      )}
    </>
  );
}

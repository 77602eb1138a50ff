import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRead } from '../../kit/api/queries';
import { dayAndTime } from '../../kit/format/dates';
import { proofsOf } from '../../kit/format/proofs';
import { PhotoStrip } from '../../kit/ui/PhotoStrip';

/** The carrier's notes and photos from the pickup and the delivery. */
export function useProofs(shipmentId: string) {
  const { data } = useRead('/api/shipments/{id}/timeline', { id: shipmentId });
  return proofsOf(data?.events ?? []);
}

/** The pickup and the delivery side by side, for comparison. */
export default function Proofs({ shipmentId }: { shipmentId: string }) {
  const proofs = useProofs(shipmentId);
  if (proofs.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${proofs.length}, minmax(0, 1fr))` },
      }}
    >
      {proofs.map((proof) => (
        <Box key={proof.title} component="section" aria-label={proof.title}>
          <Typography variant="h4" component="h3">
            {proof.title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            <time dateTime={proof.at} title={proof.at}>
              {dayAndTime(proof.at)}
            </time>
            {proof.recipientName && `, received by ${proof.recipientName}`}
          </Typography>
          {proof.note && (
            <Typography dir="auto" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
              {proof.note}
            </Typography>
          )}
          <PhotoStrip photos={proof.photos} about={proof.title} />
          {!proof.note && proof.photos.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>No note and no photos.</Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

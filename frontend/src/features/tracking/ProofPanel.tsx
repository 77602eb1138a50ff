import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { lazy } from '../../kit/ui/lazy';
import { BillButton } from './BillButton';
import Proofs, { useProofs } from './Proofs';

interface Props {
  shipmentId: string;
  /** From the payment on there is a bill of lading. */
  hasBill: boolean;
  /** For the owner while the payment is held. */
  mayObject: boolean;
}

const CameLater = lazy(() => import('./CameLater'));

/** The proofs of a deal and its bill of lading, for its parties; before the pickup the bill alone. */
export function ProofPanel({ shipmentId, hasBill, mayObject }: Props) {
  const bill = hasBill && <BillButton shipmentId={shipmentId} />;
  const proofs = useProofs(shipmentId);
  const earlier = mayObject ? proofs.find(({ isEarlierDay }) => isEarlierDay)?.happenedAt : undefined;
  if (proofs.length === 0) return bill;
  return (
    <FoldPanel title="Pickup and delivery">
      <Proofs shipmentId={shipmentId} />
      {earlier && (
        <Suspense fallback={null}>
          <CameLater shipmentId={shipmentId} happenedAt={earlier} />
        </Suspense>
      )}
      {bill && <Box sx={{ mt: 4 }}>{bill}</Box>}
    </FoldPanel>
  );
}

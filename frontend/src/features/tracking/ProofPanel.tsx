import { FoldPanel } from '../../kit/ui/FoldPanel';
import Proofs, { useProofs } from './Proofs';

/** The proofs of a deal, for its parties; nothing before the pickup. */
export function ProofPanel({ shipmentId }: { shipmentId: string }) {
  if (useProofs(shipmentId).length === 0) return null;
  return (
    <FoldPanel title="Pickup and delivery">
      <Proofs shipmentId={shipmentId} />
    </FoldPanel>
  );
}

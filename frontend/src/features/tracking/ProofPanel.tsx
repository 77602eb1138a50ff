import { Panel } from '../../kit/ui/Panel';
import Proofs, { useProofs } from './Proofs';

/** The proofs of a deal, for its parties; nothing before the pick-up. */
export function ProofPanel({ shipmentId }: { shipmentId: string }) {
  if (useProofs(shipmentId).length === 0) return null;
  return (
    <Panel title="Pickup and delivery">
      <Proofs shipmentId={shipmentId} />
    </Panel>
  );
}

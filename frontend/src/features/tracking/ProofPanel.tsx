import Box from '@mui/material/Box';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { BillButton } from './BillButton';
import Proofs, { useProofs } from './Proofs';

interface Props {
  shipmentId: string;
  /** From the payment on there is a bill of lading. */
  hasBill: boolean;
}

/** The proofs of a deal and its bill of lading, for its parties; before the pickup the bill alone. */
export function ProofPanel({ shipmentId, hasBill }: Props) {
  const bill = hasBill && <BillButton shipmentId={shipmentId} />;
  if (useProofs(shipmentId).length === 0) return bill;
  return (
    <FoldPanel title="Pickup and delivery">
      <Proofs shipmentId={shipmentId} />
      {bill && <Box sx={{ mt: 4 }}>{bill}</Box>}
    </FoldPanel>
  );
}

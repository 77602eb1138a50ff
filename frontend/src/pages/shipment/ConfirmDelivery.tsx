import DeliveryDialog from '../../features/payments/DeliveryDialog';
import Proofs from '../../features/tracking/Proofs';
import type { Quote, Shipment } from '../../kit/api/types';

interface Props {
  quote: Quote;
  shipment: Shipment;
  onClose: () => void;
}

/**
 * The owner's dialog to confirm a delivery, with its proofs. Both load as one, so that nothing moves under a finger.
 */
export default function ConfirmDelivery({ quote, shipment, onClose }: Props) {
  return (
    <DeliveryDialog quote={quote} shipment={shipment} proofs={<Proofs shipmentId={shipment.id} />} onClose={onClose} />
  );
}

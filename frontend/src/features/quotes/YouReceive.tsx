import { useConfig } from '../../kit/api/config';
import type { Shipment } from '../../kit/api/types';
import { money, payoutOf } from '../../kit/format/money';

interface Props {
  shipment: Pick<Shipment, 'platformFeePercent'>;
  /** Dollars. */
  amount: number;
}

/** What is left of a price for its carrier, in a sentence; nothing while the fee is read. */
export function YouReceive({ shipment, amount }: Props) {
  const usual = useConfig()?.platformFeePercent;
  if (usual === undefined) return null;
  // A lower one may be agreed with a shipper who ships a lot.
  const fee = Math.min(usual, shipment.platformFeePercent ?? usual);
  return (
    <>
      You receive <strong className="tabular">{money(payoutOf(amount, fee).payout)}</strong> after the {fee}% platform
      fee.
    </>
  );
}

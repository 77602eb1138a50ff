import { centsToDecimal } from '../common/money.js';
import type { Tx } from '../platform/database/tx.js';

/** What the usual service of a listing typically costs, in cents. */
interface Typical {
  lowCents: number;
  estimatedCostCents: number;
  highCents: number;
}

/**
 * A participant: keeps with a shipment what it typically costs, or that nothing is known, for lists that show it and sort by it.
 * The caller has locked the shipment. A row that says so already is left alone: all its indexes would be written.
 */
export async function keepTypical(tx: Tx, shipmentId: string, typical: Typical | undefined): Promise<void> {
  const figures = typical
    ? [typical.lowCents, typical.estimatedCostCents, typical.highCents].map(centsToDecimal)
    : [null, null, null];
  await tx.run(
    `UPDATE shipments SET typical_low = $2, typical_usual = $3, typical_high = $4
      WHERE id = $1 AND (typical_low, typical_usual, typical_high) IS DISTINCT FROM ($2::numeric, $3::numeric, $4::numeric)`,
    [shipmentId, ...figures],
  );
}

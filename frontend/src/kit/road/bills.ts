import { readFile } from '../api/calls';
import { wasPaid } from '../format/quotes';
import { dropBills, type Job, keepBill, keptBill } from './store';

/** Keeps the bill of lading of each paid job on this phone, and reads it anew once something in it has changed. */
export async function keepBills(userId: string, jobs: readonly Job[]): Promise<void> {
  const paid = jobs.filter(({ quote }) => wasPaid(quote));
  for (const { shipment, quote } of paid) {
    const stamp = `${shipment.status} ${shipment.updatedAt} ${quote.updatedAt}`;
    if ((await keptBill(userId, shipment.id))?.stamp === stamp) continue;
    const file = await readFile('/api/shipments/{id}/bill-of-lading.pdf', { id: shipment.id });
    await keepBill({ userId, shipmentId: shipment.id, stamp, file });
  }
  await dropBills(
    userId,
    paid.map(({ shipment }) => shipment.id),
  );
}

/** The bill of a job as the server has it or, without signal, as it was last read. @throws if there is neither */
export async function readBill(userId: string, shipmentId: string): Promise<Blob> {
  try {
    return await readFile('/api/shipments/{id}/bill-of-lading.pdf', { id: shipmentId });
  } catch (error) {
    const kept = error instanceof TypeError ? await keptBill(userId, shipmentId) : undefined;
    if (!kept) throw error;
    return kept.file;
  }
}

import { asWritten, hideAgain, hideContacts, writtenText } from '../common/contact-data.js';
import { snake } from '../platform/database/columns.js';
import type { MaskedTable } from '../platform/database/masking.js';
import type { Shipment } from './shipment.entity.js';

/** What an owner writes and anybody reads. */
export const SHIPMENT_TEXTS = [
  'title',
  'description',
  'subcategory',
  'pickupNote',
  'deliveryNote',
  'cancelReason',
] as const;
type TextField = (typeof SHIPMENT_TEXTS)[number];
export type ShipmentTexts = Pick<Shipment, TextField>;

/** The columns of a shipment's texts, in which strangers see no contact data; a text not given stays as it was written. */
export function textColumns(
  before: (ShipmentTexts & Pick<Shipment, 'written'>) | undefined,
  changes: Partial<ShipmentTexts>,
): ShipmentTexts & Pick<Shipment, 'written' | 'masked'> {
  const old = before && asWritten(before);
  const texts = Object.fromEntries(
    SHIPMENT_TEXTS.map((field) => [field, changes[field] === undefined ? (old?.[field] ?? null) : changes[field]]),
  ) as Record<TextField, string | null>;
  const { shown, written, masked } = hideContacts(texts);
  return { ...shown, title: shown.title ?? '', written, masked };
}

/** SQL for the original of a text of a shipment `s`. */
export function textAsWritten(field: TextField): string {
  return writtenText('s', snake(field), field);
}

const COLUMNS = Object.fromEntries(SHIPMENT_TEXTS.map((field) => [snake(field), field]));

export const SHIPMENT_MASKING: MaskedTable = {
  table: 'shipments',
  columns: [...Object.keys(COLUMNS), 'written', 'masked'],
  again: (row) => hideAgain(row, COLUMNS),
};

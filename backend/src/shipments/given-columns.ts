import { type Access, type AccessGiven, accessOf } from '../common/access.js';
import { mayRun } from '../common/categories.js';
import type { Hours } from '../common/hours.js';
import { bookNowColumns } from './book-now.js';
import type { ContactGiven } from './contact.js';
import type { Shipment } from './shipment.entity.js';
import type { NewShipment, ShipmentChanges } from './shipments.dto.js';

/** The optional fields as the row has them; what is left out stays as in `before`, or empty. */
export function givenColumns(
  body: Omit<NewShipment, 'title' | 'pickupLocation' | 'deliveryLocation'> | ShipmentChanges,
  before?: Shipment,
) {
  const text = (value: string | null | undefined, old: string | null | undefined) =>
    value === undefined ? (old ?? null) : value || null;
  const hours = (value: Hours | null | undefined, old: Hours | null | undefined) =>
    value === undefined ? (old ?? null) : value && { from: value.from, to: value.to };
  const figure = <Value>(value: Value | null | undefined, old: Value | null | undefined) =>
    value === undefined ? (old ?? null) : value;
  const access = (value: AccessGiven | null | undefined, old: Access | null | undefined) =>
    value === undefined ? (old ?? null) : accessOf(value);
  return {
    pickupDate: text(body.pickupDate, before?.pickupDate),
    pickupUntil: text(body.pickupUntil, before?.pickupUntil),
    pickupHours: hours(body.pickupHours, before?.pickupHours),
    deliveryFrom: text(body.deliveryFrom, before?.deliveryFrom),
    deliveryDate: text(body.deliveryDate, before?.deliveryDate),
    deliveryHours: hours(body.deliveryHours, before?.deliveryHours),
    weightHundredths: figure(body.weight, before?.weightHundredths),
    dimensions: text(body.dimensions, before?.dimensions),
    budgetCents: figure(body.budget, before?.budgetCents),
    ...bookNowColumns(body, before),
    declaredValueCents: figure(body.declaredValue, before?.declaredValueCents),
    externalRef: text(body.externalRef, before?.externalRef),
    metadata: figure(body.metadata, before?.metadata),
    pickupAddress: text(body.pickupAddress, before?.pickupAddress),
    deliveryAddress: text(body.deliveryAddress, before?.deliveryAddress),
    ...contactColumns('pickup', body.pickupContact, before),
    ...contactColumns('delivery', body.deliveryContact, before),
    pickupAccess: access(body.pickupAccess, before?.pickupAccess),
    deliveryAccess: access(body.deliveryAccess, before?.deliveryAccess),
    // Of what has no engine any more it is forgotten.
    runs: mayRun(body.category ?? before?.category) ? figure(body.runs, before?.runs) : null,
  };
}

/** Whom to call at one end, as the row has it; what is left out stays as in `before`, or empty. */
export function contactColumns<End extends 'pickup' | 'delivery'>(
  end: End,
  given: ContactGiven | null | undefined,
  before?: Shipment,
) {
  const [name, phone] =
    given === undefined
      ? [before?.[`${end}Contact`] ?? null, before?.[`${end}Phone`] ?? null]
      : [given?.name || null, given?.phone || null];
  return { [`${end}Contact`]: name, [`${end}Phone`]: phone } as Pick<Shipment, `${End}Contact` | `${End}Phone`>;
}

/** The notes on the access at both ends, as far as they are given. */
export function notesOf({ pickupAccess, deliveryAccess }: Pick<NewShipment, 'pickupAccess' | 'deliveryAccess'>) {
  const noteIn = (given: AccessGiven | null | undefined) => (given === undefined ? undefined : given?.note || null);
  return { pickupNote: noteIn(pickupAccess), deliveryNote: noteIn(deliveryAccess) };
}

/** Only what is given: the rest stays as it is. */
export function defined<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

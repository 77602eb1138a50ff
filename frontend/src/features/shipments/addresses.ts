import type { BodyOf } from '../../kit/api/operations';
import type { Shipment } from '../../kit/api/types';

type Given = Pick<Shipment, 'pickupAddress' | 'deliveryAddress' | 'pickupContact' | 'deliveryContact'>;
type Contact = Record<'name' | 'phone', string>;

/** Where exactly both ends are, and whom to call there, as they are typed; named as the API names them. */
export interface AddressesForm {
  pickupAddress: string;
  deliveryAddress: string;
  pickupContact: Contact;
  deliveryContact: Contact;
}

export function addressesFrom(shipment: Given): AddressesForm {
  const contact = (given: Given['pickupContact']) => ({ name: given?.name ?? '', phone: given?.phone ?? '' });
  return {
    pickupAddress: shipment.pickupAddress ?? '',
    deliveryAddress: shipment.deliveryAddress ?? '',
    pickupContact: contact(shipment.pickupContact),
    deliveryContact: contact(shipment.deliveryContact),
  };
}

/** What differs from what the shipment has, as the API takes it. A street is replaced, never taken away. */
export function addressesOf(form: AddressesForm, shipment: Given): BodyOf<'POST', '/api/shipments/{id}/addresses'> {
  const before = addressesFrom(shipment);
  return Object.fromEntries(
    (['pickup', 'delivery'] as const).flatMap((end) => {
      const address = form[`${end}Address`].trim();
      const { name: then, phone: thenPhone } = before[`${end}Contact`];
      const [name, phone] = [form[`${end}Contact`].name.trim(), form[`${end}Contact`].phone.trim()];
      const isCalled = name !== '' || phone !== '';
      return [
        ...(address !== '' && address !== before[`${end}Address`] ? [[`${end}Address`, address]] : []),
        ...(name !== then || phone !== thenPhone
          ? [[`${end}Contact`, isCalled ? { name: name || null, phone: phone || null } : null]]
          : []),
      ];
    }),
  );
}

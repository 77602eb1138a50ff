import type { BodyOf } from '../../kit/api/operations';
import type { Shipment } from '../../kit/api/types';

const ENDS = ['pickup', 'delivery'] as const;

/** Where exactly one end is, and whom to call there, as they are typed. */
interface End {
  address: string;
  name: string;
  phone: string;
}
export type AddressesForm = Record<(typeof ENDS)[number], End>;

type Given = Pick<Shipment, 'pickupAddress' | 'deliveryAddress' | 'pickupContact' | 'deliveryContact'>;

export function addressesFrom(shipment: Given): AddressesForm {
  const end = (address: string | null, contact: Given['pickupContact']): End => ({
    address: address ?? '',
    name: contact?.name ?? '',
    phone: contact?.phone ?? '',
  });
  return {
    pickup: end(shipment.pickupAddress, shipment.pickupContact),
    delivery: end(shipment.deliveryAddress, shipment.deliveryContact),
  };
}

/** What differs from what the shipment has, as the API takes it. A street is replaced, never taken away. */
export function addressesOf(form: AddressesForm, shipment: Given): BodyOf<'POST', '/api/shipments/{id}/addresses'> {
  const before = addressesFrom(shipment);
  return Object.fromEntries(
    ENDS.flatMap((end) => {
      const [address, name, phone] = [form[end].address.trim(), form[end].name.trim(), form[end].phone.trim()];
      const isCalled = name !== '' || phone !== '';
      return [
        ...(address !== '' && address !== before[end].address ? [[`${end}Address`, address]] : []),
        ...(name !== before[end].name || phone !== before[end].phone
          ? [[`${end}Contact`, isCalled ? { name: name || null, phone: phone || null } : null]]
          : []),
      ];
    }),
  );
}

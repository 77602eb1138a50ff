import { Injectable } from '@nestjs/common';
import { AddressesService } from '../addresses/addresses.service.js';
import type { User } from '../common/actor.js';
import { invalidField } from '../common/errors.js';
import { FENCE_MILES } from '../common/fences.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { greatCircleMiles } from '../places/great-circle.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { note } from '../platform/database/move.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { contactColumns } from '../shipments/given-columns.js';
import { endsTyped } from '../shipments/ends.js';
import { Shipment } from '../shipments/shipment.entity.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import type { AddressesGiven } from './bookings.dto.js';
import { lockShipmentWithDeal } from './lock-deal.js';
import { announceDeal } from './move-deal.js';

const ENDS = ['pickup', 'delivery'] as const;
type End = (typeof ENDS)[number];

/** Who listed with a city says where exactly it is, and whom to call, once somebody is booked. What is agreed stays. */
@Injectable()
export class GiveAddresses {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly places: PlacesService,
    private readonly addresses: AddressesService,
  ) {}

  /**
   * What is left out stays; what changes nothing is not told.
   * @throws 404; 403; 409 before the booking and after the delivery; 400 for a ZIP code of another city, for a street that is not where it
   * was agreed, and for the pickup once it is picked up
   */
  async give(user: User, id: string, given: AddressesGiven): Promise<JsonText> {
    this.places.requireZipsOfCities(ENDS.map((end) => ({ path: `${end}Address`, text: given[`${end}Address`] ?? '' })));
    return this.db.tx(async (tx) => {
      const { shipment, deal } = await lockShipmentWithDeal(tx, id);
      requireVisible(shipment, user);
      authorize(SHIPMENT_RULES, 'addresses', user, partiesOf({ shipment }));
      requireState(SHIPMENT_RULES, 'addresses', shipment.status);
      for (const end of ENDS) this.requireFitting(shipment, end, given);
      const set = {
        pickupAddress: given.pickupAddress ?? shipment.pickupAddress,
        deliveryAddress: given.deliveryAddress ?? shipment.deliveryAddress,
        ...contactColumns('pickup', given.pickupContact, shipment),
        ...contactColumns('delivery', given.deliveryContact, shipment),
      };
      const at = this.clock.now();
      const ends = ENDS.filter((end) =>
        ([`${end}Address`, `${end}Contact`, `${end}Phone`] as const).some((field) => set[field] !== shipment[field]),
      );
      if (deal && ends.length > 0) {
        tx.update(Shipment, id, { ...set, updatedAt: at });
        const { status } = shipment;
        const line = { subject: 'shipment', subjectId: id, shipmentId: id, from: status, to: status } as const;
        note(tx, { ...line, event: 'addresses', actor: user, at, data: { ends } });
        await this.addresses.keep(tx, user.id, endsTyped({ ...shipment, ...set }, {}), at);
        await announceDeal(tx, at, 'shipment.addresses_given', deal);
      }
      return readShipment(tx, id, user, at);
    });
  }

  /** @throws 400 naming the field */
  private requireFitting(shipment: Shipment, end: End, given: AddressesGiven): void {
    const fields = [`${end}Address`, `${end}Contact`] as const;
    const isGiven = fields.find((field) => given[field] !== undefined);
    if (end === 'pickup' && isGiven && shipment.status === 'in_transit')
      throw invalidField(isGiven, 'It is picked up already');
    const typed = this.places.find(given[`${end}Address`] ?? '');
    const agreed = this.places.find(shipment[`${end}Location`]);
    if (typed?.precision !== 'street' || !agreed) return;
    if (typed.city === agreed.city && typed.state === agreed.state) return;
    const miles = Math.round(greatCircleMiles(typed, agreed));
    if (miles > FENCE_MILES.city)
      throw invalidField(
        `${end}Address`,
        `This is ${miles.toLocaleString('en-US')} miles from ${shipment[`${end}Place`]}, which was agreed. Propose a change to your carrier instead`,
      );
  }
}

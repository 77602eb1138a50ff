import { Injectable } from '@nestjs/common';
import type { EndTyped } from '../addresses/addresses.service.js';
import type { Place } from '../places/gazetteer.js';
import { roadMiles } from '../places/distance.js';
import { PlacesService } from '../places/places.service.js';
import type { NewShipment } from './shipments.dto.js';

/** Fields that may hold a ZIP code beside a city. */
export const PLACES = ['pickupLocation', 'deliveryLocation', 'pickupAddress', 'deliveryAddress'] as const;

/** The place of a draft that has none yet. */
const NOWHERE: Place = {
  label: '',
  city: '',
  state: '',
  country: 'US',
  latitude: 0,
  longitude: 0,
  timeZone: 'UTC',
  precision: 'place',
};

/** Where a shipment goes from and to, as it is typed and as the row has it. */
@Injectable()
export class ShipmentEnds {
  constructor(private readonly places: PlacesService) {}

  /** @throws 400 `zip_mismatch` */
  requireZips(given: Partial<Pick<NewShipment, (typeof PLACES)[number]>>): void {
    this.places.requireZipsOfCities(PLACES.map((path) => ({ path, text: given[path] ?? '' })));
  }

  /** The columns of both places. One that a draft does not have yet is empty, and nowhere. */
  columns(pickupLocation: string, deliveryLocation: string) {
    const [from, to] = this.placesOf(pickupLocation, deliveryLocation);
    return {
      pickupLocation,
      deliveryLocation,
      pickupPlace: shownPlace(pickupLocation, from),
      deliveryPlace: shownPlace(deliveryLocation, to),
      pickupLatitude: from.latitude.toFixed(7),
      pickupLongitude: from.longitude.toFixed(7),
      deliveryLatitude: to.latitude.toFixed(7),
      deliveryLongitude: to.longitude.toFixed(7),
      pickupTimeZone: from.timeZone,
      deliveryTimeZone: to.timeZone,
      distanceMiles: from === NOWHERE || to === NOWHERE ? 0 : Math.round(roadMiles(from, to)),
    };
  }

  private placesOf(pickupLocation: string, deliveryLocation: string): [Place, Place] {
    const end = (text: string, path: string) => (text === '' ? NOWHERE : this.places.require(text, path));
    if (pickupLocation === '' || deliveryLocation === '')
      return [end(pickupLocation, 'pickupLocation'), end(deliveryLocation, 'deliveryLocation')];
    return this.places.requireBoth(
      { text: pickupLocation, path: 'pickupLocation' },
      { text: deliveryLocation, path: 'deliveryLocation' },
    );
  }
}

/** What others see of a typed place: the place itself if a street was typed, else what was typed. */
export function shownPlace(typed: string, place: Place): string {
  return place.precision === 'street' ? `${place.city}, ${place.state}` : typed;
}

/** What was typed of both ends; access only where it was given with it. */
export function endsTyped(
  ends: Partial<Record<(typeof PLACES)[number], string | null>>,
  given: Pick<NewShipment, 'pickupAccess' | 'deliveryAccess'>,
): EndTyped[] {
  return (['pickup', 'delivery'] as const).map((end) => ({
    location: ends[`${end}Location`] ?? '',
    street: ends[`${end}Address`] ?? null,
    access: given[`${end}Access`] ?? null,
  }));
}

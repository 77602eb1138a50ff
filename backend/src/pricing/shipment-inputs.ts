import { Injectable } from '@nestjs/common';
import type { Category } from '../common/categories.js';
import { routeBetween } from '../places/distance.js';
import type { Place } from '../places/gazetteer.js';
import { PlacesService } from '../places/places.service.js';
import type { EstimateInput } from './estimate.js';

/** The parts of a shipment its price depends on. */
export interface PricedShipment {
  userId: string;
  category: Category | null;
  subcategory: string | null;
  weight: string | null;
  dimensions: string | null;
  pickupPlace: string;
  deliveryPlace: string;
  pickupLatitude: string;
  pickupLongitude: string;
  deliveryLatitude: string;
  deliveryLongitude: string;
}

/** The columns of a {@link PricedShipment}, of shipments `s`. */
export const PRICED_SHIPMENT = `
  s.user_id AS "userId", s.category, s.subcategory, s.weight, s.dimensions, s.pickup_place AS "pickupPlace", s.delivery_place AS "deliveryPlace",
  s.pickup_latitude AS "pickupLatitude", s.pickup_longitude AS "pickupLongitude", s.delivery_latitude AS "deliveryLatitude", s.delivery_longitude AS "deliveryLongitude"`;

/** The item of a question. */
export interface AskedItem {
  category: Category;
  weightLbs?: number | null;
  subcategory?: string | null;
  dimensions?: string | null;
}

/** What estimates are made from, for a stored shipment or a question; the same for the same places, so that preview and stored estimates agree. */
@Injectable()
export class ShipmentInputs {
  constructor(private readonly places: PlacesService) {}

  /** For a stored shipment, priced for the day `on` (YYYY-MM-DD). */
  of(shipment: PricedShipment, category: Category, on: string): EstimateInput {
    const pickup = { latitude: Number(shipment.pickupLatitude), longitude: Number(shipment.pickupLongitude) };
    const delivery = { latitude: Number(shipment.deliveryLatitude), longitude: Number(shipment.deliveryLongitude) };
    return {
      category,
      weightLbs: shipment.weight === null ? null : Number(shipment.weight),
      ...way(pickup, delivery),
      on,
      fromState: this.places.find(shipment.pickupPlace)?.state,
      toState: this.places.find(shipment.deliveryPlace)?.state,
      subcategory: shipment.subcategory,
      dimensions: shipment.dimensions,
    };
  }

  /** For a question between two places. */
  between(pickup: Place, delivery: Place, item: AskedItem, on: string): EstimateInput {
    return { ...item, ...way(pickup, delivery), on, fromState: pickup.state, toState: delivery.state };
  }
}

function way(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): Pick<EstimateInput, 'miles' | 'seaMiles' | 'seaFare'> {
  const { miles, seaMiles, fare } = routeBetween(from, to);
  return fare === undefined
    ? { miles }
    : { miles: Math.max(5, Math.round((miles - seaMiles) * 10) / 10), seaMiles, seaFare: fare };
}

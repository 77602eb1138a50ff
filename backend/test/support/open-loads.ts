import { expect } from '@jest/globals';
import { isOverseas } from '../../src/places/distance.js';
import type { TestServer } from './server.js';

type Database = Pick<TestServer, 'query'>;

interface Listing {
  id: string;
  user_id: string;
  category: string;
  pickup: [latitude: number, longitude: number];
  delivery: [latitude: number, longitude: number];
  pickup_date: string | null;
  pickup_until: string | null;
  delivery_date: string | null;
  listed_on: string;
  created_at: string;
  weight: number | null;
  dimensions: string | null;
  budget: number | null;
  distance_miles: number;
  usual: number | null;
}

const LISTINGS = `
  SELECT s.id, s.user_id, s.category::text, ARRAY[s.pickup_latitude, s.pickup_longitude]::float8[] AS pickup,
         ARRAY[s.delivery_latitude, s.delivery_longitude]::float8[] AS delivery, s.pickup_date::text, s.pickup_until::text, s.delivery_date::text,
         (s.created_at AT TIME ZONE s.pickup_time_zone)::date::text AS listed_on, s.created_at::text, s.weight::float8, s.dimensions, s.budget::float8,
         s.distance_miles, (SELECT p.estimated_cost::float8 FROM price_comparisons p WHERE p.shipment_id = s.id AND (p.api_response->>'usual')::boolean) AS usual
    FROM shipments s WHERE s.status IN ('listed', 'quoted') ORDER BY s.id`;

const KEPT = `
  SELECT shipment_id AS id, owner_id, pickup_cell, delivery_cell, first_day::text, last_day::text, deliver_by::text,
         pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, ARRAY[px, py, pz, dx, dy, dz]::float8[] AS vectors,
         miles, weight::float8, length_ft, width_ft, category::text, pay_cents::int, pay_basis, sea, listed_at::text
    FROM open_loads ORDER BY shipment_id`;

const NOTHING: { listings: Listing[]; kept: { vectors: number[] }[] } = { listings: [], kept: [] };

/** The table of open loads holds exactly what can be quoted on, as it follows from the listings and their estimates. */
export async function expectOpenLoadsFresh(server: Database): Promise<number> {
  // At one instant: estimates may be stored meanwhile.
  const [{ listings, kept } = NOTHING] = await server.query<typeof NOTHING>(
    `SELECT coalesce((SELECT json_agg(l) FROM (${LISTINGS}) l), '[]') AS listings, coalesce((SELECT json_agg(k) FROM (${KEPT}) k), '[]') AS kept`,
  );
  const rounded = ({ vectors, ...row }: { vectors: number[] }) => ({
    ...row,
    vectors: vectors.map((each) => Number(each.toFixed(6)) + 0),
  });
  expect(kept.map(rounded)).toEqual(listings.map(freshOf).map(rounded));
  return kept.length;
}

function freshOf(listing: Listing) {
  const { pickup, delivery, pickup_date: by, pickup_until: until, listed_on: listedOn, budget, usual } = listing;
  const [length, width] = listing.dimensions?.split(' x ').map(Number) ?? [];
  const pay = budget ?? usual;
  return {
    id: listing.id,
    owner_id: listing.user_id,
    pickup_cell: cellOf(pickup),
    delivery_cell: cellOf(delivery),
    first_day: by === null ? '0001-01-01' : until !== null || by < listedOn ? by : listedOn,
    last_day: until ?? by ?? '9999-12-31',
    deliver_by: listing.delivery_date,
    pickup_latitude: Math.round(pickup[0] * 1e7),
    pickup_longitude: Math.round(pickup[1] * 1e7),
    delivery_latitude: Math.round(delivery[0] * 1e7),
    delivery_longitude: Math.round(delivery[1] * 1e7),
    vectors: [...vectorOf(pickup), ...vectorOf(delivery)],
    miles: listing.distance_miles,
    weight: listing.weight,
    length_ft: length === undefined ? null : Math.fround(length),
    width_ft: width === undefined ? null : Math.fround(width),
    category: listing.category,
    pay_cents: pay === null ? null : Math.round(pay * 100),
    pay_basis: budget !== null ? 'budget' : usual !== null ? 'typical' : null,
    sea: [pickup, delivery].some(([latitude, longitude]) => isOverseas({ latitude, longitude })),
    listed_at: listing.created_at,
  };
}

function cellOf([latitude, longitude]: [number, number]): number {
  return Math.floor(latitude / 2) * 180 + Math.floor(longitude / 2);
}

function vectorOf([latitude, longitude]: [number, number]): number[] {
  const [lat, lon] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

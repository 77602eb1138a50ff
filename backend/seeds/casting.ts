import type { Category } from '../src/common/categories.js';
import type { PlacesService } from '../src/places/places.service.js';
import type { PricesService } from '../src/pricing/prices.service.js';
import { roadMiles } from '../src/places/distance.js';
import { Chance } from './chance.js';
import { LISTINGS } from './listings/index.js';
import type { Listing } from './listings/listing.js';
import { CARRIERS, SHIPPERS } from './people.js';
import { type Part, plan } from './plan.js';
import type { Scene } from './story.js';

interface Item {
  category: Category;
  listing: Listing;
}

/** Gives each part of the plan a listing, an owner and carriers. */
export function castParts(now: Date, seed: number, places: PlacesService, prices: PricesService): { part: Part; scene: Scene }[] {
  const chance = new Chance(seed);
  const items = chance.shuffled(Object.entries(LISTINGS).flatMap(([category, listings]) => listings.map((listing) => ({ category: category as Category, listing }))));
  const parts = plan();
  const named = parts.flatMap((part) => part.listing ?? []);
  const free = items.filter(({ listing }) => !named.some((title) => listing.title.startsWith(title)));
  return parts.flatMap((part, index) => {
    const { listing: title } = part;
    const item = title ? items.find(({ listing }) => listing.title.startsWith(title)) : free.pop();
    return item ? [{ part, scene: sceneOf(part, item, now, new Chance(seed + 1_000 * (index + 1)), places, prices) }] : [];
  });
}

function sceneOf(part: Part, { category, listing }: Item, now: Date, chance: Chance, places: PlacesService, prices: PricesService): Scene {
  const from = places.require(listing.from, 'from');
  const to = places.require(listing.to, 'to');
  const owners = SHIPPERS.filter(({ name, ships }) => (part.owner ? name === part.owner : ships.includes(category) && name !== 'shipper'));
  const wanted = [part.carrier, ...(part.also ?? [])];
  const first = wanted.flatMap((name) => CARRIERS.filter((carrier) => carrier.name === name));
  // The demo's own carrier quotes where the plan says so, so that the account can be looked through.
  const others = CARRIERS.filter(({ name, hauls }) => hauls.includes(category) && !wanted.includes(name) && name !== 'carrier');
  return {
    now,
    chance,
    listing,
    category,
    owner: chance.pick(owners),
    carriers: [...first, ...chance.shuffled(others)],
    from,
    to,
    miles: roadMiles(from, to),
    usualCents: usualPrice({ category, listing }, prices),
  };
}

/** The middle one of the estimates. */
function usualPrice({ category, listing }: Item, prices: PricesService): number {
  const rates = prices.rates({
    category,
    weight: Math.round(listing.lbs * 100),
    pickupLocation: listing.from,
    deliveryLocation: listing.to,
    subcategory: listing.kind ?? null,
    dimensions: listing.ft,
  });
  const middle = rates[Math.floor((rates.length - 1) / 2)];
  if (!middle) throw new Error(`No estimate for "${listing.title}".`);
  return Math.round(middle.estimatedCost * 100);
}

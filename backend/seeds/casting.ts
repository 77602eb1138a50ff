import type { Category } from '../src/common/categories.js';
import type { Place } from '../src/places/gazetteer.js';
import type { PlacesService } from '../src/places/places.service.js';
import { roadMiles } from '../src/places/distance.js';
import { Chance } from './chance.js';
import { LISTINGS } from './listings/index.js';
import type { Listing } from './listings/listing.js';
import { CARRIERS, SHIPPERS, takes } from './people.js';
import { type Ending, type Part, plan } from './plan.js';
import type { Scene } from './story.js';
import type { UsualPrices } from './usual.js';

const TWO_CARRIERS: ReadonlySet<Ending> = new Set(['given_back', 'no_show', 'payment_expired', 'unaccepted']);

interface Item {
  category: Category;
  listing: Listing;
}

/** Gives each part of the plan a listing, an owner and carriers. */
export function castParts(
  now: Date,
  seed: number,
  places: PlacesService,
  prices: UsualPrices,
): { part: Part; scene: Scene }[] {
  const chance = new Chance(seed);
  const items = chance.shuffled(
    Object.entries(LISTINGS).flatMap(([category, listings]) =>
      listings.map((listing) => ({ category: category as Category, listing })),
    ),
  );
  const parts = plan();
  const towns = [...new Set(items.flatMap(({ listing }) => [listing.from, listing.to]))].map((town) =>
    places.require(town, 'from'),
  );
  const named = parts.flatMap((part) => part.listing ?? []);
  const free = items.filter(({ listing }) => !named.some((title) => listing.title.startsWith(title)));
  return parts.flatMap((part, index) => {
    const { listing: title } = part;
    const item = title ? items.find(({ listing }) => listing.title.startsWith(title)) : takeFree(free, part.ending);
    return item
      ? [{ part, scene: sceneOf(part, item, now, new Chance(seed + 1_000 * (index + 1)), towns, places, prices) }]
      : [];
  });
}

/** The next listing, for a part in which one carrier replaces another, that enough carriers take. */
function takeFree(free: Item[], ending: Ending): Item | undefined {
  const least = TWO_CARRIERS.has(ending) ? 3 : 1;
  const index = free.findIndex(
    ({ category, listing }) =>
      CARRIERS.filter((carrier) => carrier.name !== 'carrier' && takes(carrier, category, listing.kind)).length >=
      least,
  );
  return index < 0 ? undefined : free.splice(index, 1)[0];
}

function sceneOf(
  part: Part,
  { category, listing }: Item,
  now: Date,
  chance: Chance,
  towns: readonly Place[],
  places: PlacesService,
  prices: UsualPrices,
): Scene {
  const from = places.require(listing.from, 'from');
  const to = places.require(listing.to, 'to');
  const owners = SHIPPERS.filter(({ name, ships }) =>
    part.owner ? name === part.owner : ships.includes(category) && name !== 'shipper',
  );
  const wanted = [part.carrier, ...(part.also ?? [])];
  const first = wanted.flatMap((name) => CARRIERS.filter((carrier) => carrier.name === name));
  // The demo's own carrier quotes where the plan says so, so that there is something to see in that account.
  const others = CARRIERS.filter(
    (carrier) => takes(carrier, category, listing.kind) && !wanted.includes(carrier.name) && carrier.name !== 'carrier',
  );
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
    towns,
    usualCents: (on) => prices.ofListing(category, listing, on),
  };
}

import type { CategoryId } from '../../kit/format/labels';

/** What such items usually weigh, in lbs. */
export interface UsualWeight {
  what: string;
  from: number;
  to: number;
}

const weights = (text: string): UsualWeight[] =>
  text.split(';').map((entry) => {
    const [what = '', from = '', to = ''] = entry.split(':').map((part) => part.trim());
    return { what, from: Number(from), to: Number(to) };
  });

const CARS = 'Compact car:2500:3000; Sedan:3000:3600; SUV or van:4000:5000';
const PIANOS = 'Spinet piano:300:350; Upright piano:400:500; Baby grand:500:650; Grand piano:700:1200';
const SAFES = 'Small gun safe:250:400; Large gun safe:600:1000';
const TABLES = 'Pool table, 7 ft:500:700; Pool table, 8 ft:700:1000';
const FURNITURE = 'Armchair:50:90; Sofa:120:250; Dresser:100:200; Bed with mattress:150:250';

/** By kind, under the server's name. */
const KINDS: Readonly<Record<string, UsualWeight[]>> = {
  car: weights(CARS),
  truck: weights('Small pickup:3500:4500; Full-size pickup:4500:6000; Heavy-duty pickup:6000:7500'),
  motorcycle: weights('Scooter:200:300; Standard motorcycle:400:500; Touring motorcycle:700:900'),
  atv: weights('ATV:400:800; Side-by-side:1200:2000'),
  'golf cart': weights('Golf cart:800:1100'),
  boat: weights('Fishing boat, 16 ft:1000:1800; Runabout, 20 ft:3000:4000; Center console, 24 ft:4500:6500'),
  'jet ski': weights('Jet ski on a trailer:1000:1300'),
  rv: weights('Camper trailer, 20 ft:3500:5000; Travel trailer, 28 ft:6000:8000; Motorhome:12000:20000'),
  trailer: weights('Utility trailer:500:1200; Enclosed trailer:1500:3500'),
  'commercial truck': weights('Box truck:10000:14000; Semi tractor:15000:19000'),
  piano: weights(PIANOS),
  furniture: weights(FURNITURE),
  appliance: weights('Stove:120:200; Washer:150:200; Refrigerator:200:350'),
  'exercise equipment': weights('Exercise bike:100:150; Treadmill:200:350; Home gym:300:600'),
  'pool table': weights(TABLES),
  safe: weights(SAFES),
  artwork: weights('Framed picture:20:60; Crated artwork:80:200'),
  bicycle: weights('Bicycle:25:40; Electric bicycle:50:80'),
  boxes: weights('Ten boxes:300:500'),
  'household move': weights('1 bedroom:3000:4000; 2 bedrooms:5000:6500; 3 bedrooms:7500:10000'),
  excavator: weights('Mini excavator:3500:10000; Midsize excavator:25000:40000; Large excavator:45000:60000'),
  bulldozer: weights('Small bulldozer:16000:20000; Midsize bulldozer:35000:45000'),
  backhoe: weights('Backhoe loader:14000:18000'),
  'skid steer': weights('Skid steer:6000:9000; Track loader:9000:12000'),
  loader: weights('Compact wheel loader:10000:14000; Wheel loader:30000:45000'),
  tractor: weights('Compact tractor:2000:4000; Utility tractor:5000:9000; Row-crop tractor:15000:25000'),
  combine: weights('Combine:28000:40000'),
  forklift: weights('Forklift, 5,000 lb:8000:10000'),
  lift: weights('Scissor lift:3000:6000; Boom lift, 60 ft:22000:28000'),
  'dump truck': weights('Dump truck:22000:28000'),
  roller: weights('Walk-behind roller:1500:2500; Ride-on roller:15000:25000'),
  generator: weights('Towable generator:3000:6000'),
  pallet: weights('1 pallet:400:1200; 4 pallets:2000:5000'),
  crate: weights('Small crate:150:400; Large crate:600:1500'),
  truckload: weights('Full truckload:38000:44000'),
  dog: weights('Small dog:10:25; Large dog:50:90'),
  cat: weights('Cat in its crate:12:20'),
  horse: weights('Pony:400:800; Horse:1000:1200; Draft horse:1700:2000'),
  'hot tub': weights('Hot tub for 4:500:700; Hot tub for 6:700:1000'),
  shed: weights('Shed, 8 x 10 ft:1200:1800; Shed, 10 x 16 ft:2500:4000'),
  container: weights('Empty, 20 ft:4800:5200; Empty, 40 ft:8000:8800'),
  'tiny house': weights('Tiny house, 24 ft:9000:14000'),
  playset: weights('Playset:600:1200'),
  'canoe or kayak': weights('Kayak:40:80; Canoe:60:90'),
  engine: weights('Car engine:400:700; Diesel engine:1000:1800'),
};

/** By category, if the title does not tell the kind. */
const CATEGORIES: Record<CategoryId, UsualWeight[]> = {
  vehicles: weights(CARS),
  household_items: weights(FURNITURE),
  heavy_equipment: KINDS.excavator ?? [],
  freight: KINDS.pallet ?? [],
  animals: [...(KINDS.dog ?? []), ...(KINDS.horse ?? [])],
  other: KINDS['hot tub'] ?? [],
};

/** What items of a kind usually weigh or, if the kind is unknown, items of the category. */
export function usualWeights(category: CategoryId, kind: string | null): UsualWeight[] {
  return (kind === null ? undefined : KINDS[kind]) ?? CATEGORIES[category];
}

/** The middle of the two, as it goes into the form. */
export function middleOf({ from, to }: UsualWeight): string {
  return String(Math.round((from + to) / 2));
}

/** `Upright piano 400 to 500 lb`. */
export function weightWords({ what, from, to }: UsualWeight): string {
  return `${what} ${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')} lb`;
}

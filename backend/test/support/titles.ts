import type { Category } from '../../src/common/categories.js';

/** Titles by category and the kind that a person would say; under `unclear` what should be left to the category and the weight. */
export type Titles = Record<Category, Record<string, readonly string[]>>;

/** Titles of the kind that shippers write, collected before the words of kinds were. */
export const TITLES: Titles = {
  vehicles: {
    car: [
      '2014 Honda Civic EX, runs and drives', 'Toyota RAV4 for my daughter', '1967 Ford Mustang fastback', 'Tesla Model Y, new from dealer', 'Non-running 1991 BMW 325i', 'My mom\'s Buick LeSabre', '2019 Subaru Outback',
      'Chevrolet Suburban 4x4', 'Jeep Wrangler Unlimited on 35s', 'Dodge Grand Caravan minivan', '1959 Cadillac Eldorado convertible', 'Porsche 911 Carrera, enclosed', 'Classic car project, no engine', 'Two cars from Dallas to Miami',
      'SUV to college', 'Mercedes Sprinter cargo van', 'Used Nissan Leaf, auction pickup', 'VW Beetle 1970', '2008 Corvette Z06', 'Kia Sorento family car', 'Lexus RX 350 needs shipping', 'Volvo XC90',
    ],
    truck: ['2012 Chevy Silverado 1500 crew cab', 'Ford F-150 Lariat', 'Non running 1985 Toyota pickup', 'RAM 2500 diesel', 'Toyota Tacoma TRD with topper', '1972 Chevy C10 short bed', 'GMC Sierra Denali', 'Old pickup truck, rolls and steers', 'F350 dually'],
    motorcycle: ['2015 Honda CBR600', '2019 Harley Softail, garage kept', 'Ducati Monster 821', 'BMW R1250GS after the trip', 'Yamaha R6 track bike', 'Kawasaki Ninja 400', 'Vespa GTS 300', 'Two dirt bikes', 'Suzuki GSX-R750', 'Triumph Bonneville T120', 'Honda Gold Wing trike', 'Vintage moped', 'KTM 300 XC-W', 'Indian Scout Bobber'],
    atv: ['Polaris RZR 1000', 'Can-Am Maverick side by side', 'Honda Foreman four wheeler', 'Yamaha Raptor ATV', 'UTV with cab and heater', 'Arctic Cat quad'],
    'golf cart': ['EZGO golf cart', 'Club Car golf cart, lifted', 'Golf cart, street legal'],
    boat: [
      '24 ft center console boat', 'Bass boat, Ranger Z518', '30 ft sailboat, mast down', 'Pontoon boat 24ft with trailer', 'Sea Ray Sundancer 320', 'Bayliner bowrider', 'Boston Whaler Montauk 17 on trailer', 'Aluminum fishing boat, no trailer', 'Catalina 27 sailing yacht',
      'Mastercraft wakeboard boat', '14 ft jon boat', 'Boat on a trailer', 'Hobie 16 catamaran', '36 foot trawler', 'Cabin cruiser 28 foot', 'Grady White 228 with twin Yamahas', 'Drift boat', 'Rigid inflatable dinghy',
    ],
    'jet ski': ['Sea-Doo GTI pair', 'Yamaha WaveRunner VX', 'Two jet skis on a double trailer', 'Kawasaki jetski'],
    rv: ['Jayco travel trailer', 'Airstream Bambi', '32 ft fifth wheel', 'Class A motorhome Winnebago', 'Pop up camper', 'Forest River Cherokee 5th wheel', 'Class C RV', 'Teardrop camper', 'Casita 17'],
    trailer: ['Enclosed cargo trailer 7x14', 'Boat trailer, empty', 'Three horse slant horse trailer', '20 ft gooseneck flatbed trailer', 'Utility trailer with ramp', 'Trailer for a motorcycle'],
    'commercial truck': ['26 ft box truck', 'Freightliner Cascadia semi', 'School bus conversion', 'Food truck, 22 ft step van', 'Peterbilt 379 sleeper'],
    unclear: ['Needs to go to Phoenix by the 12th', 'Estate sale purchase', 'Barn find'],
  },
  household_items: {
    piano: ['Grandma\'s upright piano', 'Steinway baby grand', 'Yamaha U1 upright', 'Kawai grand piano 6 ft', 'Spinet piano to my niece', 'Hammond B3 organ with Leslie'],
    furniture: [
      'Leather sectional couch', 'Dining table and six chairs', 'King size bed frame and mattress', 'Antique armoire', 'Roll top desk', 'China cabinet, two pieces', 'Mid-century credenza', 'La-Z-Boy recliner', 'Bunk beds', 'Sofa and loveseat', 'Grandfather clock', 'Dresser and two nightstands',
      'Bookcase, solid oak', 'Rocking chair', 'Patio furniture set', 'Piano bench', 'Crib and changing table', 'IKEA wardrobe', 'Queen mattress', 'Cedar chest', 'Marble coffee table', 'Hutch from estate sale', 'Ottoman',
    ],
    appliance: ['Samsung refrigerator', 'Washer and dryer set', 'Viking gas range', 'Chest freezer', 'LG dishwasher, new in box', 'Stove and fridge'],
    'exercise equipment': ['Peloton bike', 'NordicTrack treadmill', 'Bowflex home gym', 'Concept2 rower', 'Elliptical machine'],
    'pool table': ['8 ft slate pool table', 'Brunswick billiard table'],
    safe: ['Liberty gun safe', 'Fireproof safe 600 lbs'],
    artwork: ['Large oil painting, framed', 'Bronze sculpture 5 ft', 'Antique mirror'],
    bicycle: ['Trek road bike in a box', 'Two mountain bikes'],
    boxes: ['12 boxes of books', 'Six moving boxes and a suitcase'],
    'household move': [
      '2 bedroom apartment move', 'Moving from Austin to Denver', 'Contents of a 3BR house', 'Studio apartment', 'Household goods, about 6,000 lbs', 'Storage unit 10x20 contents', 'One bedroom condo relocation', 'College dorm room move', 'Whole house to Florida', 'PCS move to Fort Bragg', '4 bedroom home',
    ],
    unclear: ['A few things for my son', 'Stuff from grandma', 'Misc items'],
  },
  heavy_equipment: {
    excavator: ['CAT 320 excavator', 'Kubota KX040 mini excavator', 'John Deere 85G trackhoe', 'Komatsu PC210', '2018 Bobcat E35 mini ex'],
    bulldozer: ['CAT D6 dozer', 'Komatsu D65 bulldozer', 'John Deere 450J crawler dozer'],
    backhoe: ['Case 580 backhoe', 'JCB 3CX backhoe loader'],
    'skid steer': ['Bobcat S650 skid steer', 'CAT 299D compact track loader', 'Skidsteer with bucket and forks', 'Gehl skid loader'],
    loader: ['CAT 950 wheel loader', 'Volvo L90 front end loader', 'Komatsu WA320 payloader'],
    tractor: ['John Deere 5075E tractor', 'Kubota L3901 with loader', 'Massey Ferguson 135', 'Farmall H antique tractor', 'New Holland T6 tractor', 'Ford 8N'],
    combine: ['Case IH 8230 combine', 'John Deere S670 with corn head'],
    forklift: ['Toyota 8FGU25 forklift', 'Hyster lift truck 5,000 lb', 'Telehandler JLG G10-55A'],
    lift: ['Genie S-65 boom lift', '19 ft scissor lift', 'JLG 450AJ', 'Skyjack 3219'],
    crane: ['Grove rough terrain crane', 'Manitowoc crawler crane sections', 'Carry deck crane'],
    'dump truck': ['Mack tri-axle dump truck', 'CAT 725 articulated haul truck'],
    roller: ['Bomag double drum roller', 'CAT CS56 compactor'],
    paver: ['Blaw-Knox asphalt paver', 'Wirtgen milling machine'],
    generator: ['Caterpillar 500 kW generator', 'Towable air compressor', 'Cummins genset'],
    machinery: ['Haas VF-2 CNC mill', 'Bridgeport milling machine', 'Hydraulic press 100 ton', 'Wood chipper Vermeer BC1000', 'Injection molding machine', 'South Bend lathe'],
    'farm implement': ['Vermeer round baler', '12 ft disc harrow', 'Bush hog rotary cutter', 'Hay rake and tedder', 'Excavator bucket 36 inch', 'Great Plains grain drill'],
    'drill rig': ['Vermeer D24 directional drill', 'Water well drilling rig'],
    unclear: ['Equipment to job site', 'Auction lot 214'],
  },
  freight: {
    pallet: [
      'Two pallets of tile', '1 skid of machine parts, 800 lbs', 'Palletized boxes of shampoo', '4 pallets LTL', 'Pallet of hardwood flooring', 'LTL freight, class 70', 'Ten drums of hydraulic oil', '3 gaylords of plastic pellets', 'IBC totes of soap', '12 cartons of books', 'Six skids of printed catalogs',
    ],
    crate: ['Crated marine engine', 'One wooden crate, trade show booth', 'Crate of glass panels', 'Engine in a crate'],
    truckload: ['Full truckload of bottled water', 'FTL dry van, 42,000 lbs', 'Flatbed load of structural steel', 'Reefer load of frozen chicken', '53 ft van load of paper rolls', 'Truckload of lumber', 'Steel coils on flatbed', 'Conestoga load of machinery', 'Hay, full semi load'],
    unclear: ['Auto parts', 'Bricks to Tulsa', 'Trade show materials'],
  },
  animals: {
    dog: ['Golden retriever puppy', 'Two small dogs', 'French bulldog, 9 weeks', 'German Shepherd to new owner', 'Rescue dog, 45 lbs', 'Labradoodle puppies', 'Chihuahua going home'],
    cat: ['Two cats in carriers', 'Maine Coon kitten', 'Siamese cat', 'My kitty needs a ride'],
    pet: ['African grey parrot', 'Ball python', 'Pet rabbit', 'Four guinea pigs', 'Bearded dragon with tank', 'Macaw in cage', 'Tortoise, 20 lbs'],
    horse: ['Quarter horse gelding', 'Two ponies', 'Thoroughbred mare and foal', '5 year old warmblood', 'Miniature donkey pair', 'Mule, 14 hands', 'Arabian stallion', 'Horse to barn in Ocala', 'Retired racehorse, easy loader', 'Yearling filly'],
    cattle: ['30 head of Angus steers', 'Holstein heifers', 'Load of feeder calves', 'One Hereford bull', 'Dairy cows to Wisconsin', 'Cow calf pairs', 'Longhorn cattle'],
    livestock: ['Six Boer goats', 'Two alpacas', 'Katahdin sheep, 10 ewes', 'Show pig', 'Three llamas', 'Pygmy goat pair', '25 laying hens'],
    unclear: ['Family member on four legs', 'Our best friend'],
  },
  other: {
    'hot tub': ['Hot tub, 7x7, empty', 'Jacuzzi J-345', '6 person spa', 'Swim spa 14 ft', 'Used hottub from neighbor'],
    shed: ['10x12 garden shed', 'Storage shed, wood', 'Lofted barn shed 12x24', 'Chicken coop', 'Gazebo, octagonal', 'Greenhouse kit'],
    container: ['20 ft shipping container', '40\' high cube container', 'Conex box', 'Sea can, one trip', 'Empty PODS container'],
    'mobile home': ['Single wide mobile home', 'Double-wide manufactured home 28x56', '1998 Clayton single-wide', 'Park model home'],
    'tiny house': ['Tiny house on wheels, 24 ft', 'Tiny home 8x20'],
    playset: ['Rainbow playset with slide', 'Backyard swing set', 'Trampoline 14 ft'],
    statue: ['Bronze horse statue', 'Concrete garden fountain', 'Marble statue'],
    machine: ['Vending machine', 'Arcade machine, Ms. Pac-Man', 'Pinball machine', 'Laser cutter', 'Ice machine from restaurant', 'Espresso machine'],
    'canoe or kayak': ['Kayaks (4) and a canoe', 'Old Town canoe', 'Two tandem kayaks'],
    engine: ['LS3 engine on a stand', '4L60E transmission', 'Outboard motor Mercury 150'],
    piano: ['Upright piano'],
    sign: ['Neon sign 6 ft', 'Billboard sign panels'],
    unclear: ['Large odd thing from my uncle', 'Wedding arch', 'Something heavy'],
  },
};

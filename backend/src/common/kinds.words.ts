import type { Category } from './categories.js';

/** The words by which a title tells a kind. `#` stands for a digit and what follows it; plurals are understood. */
export interface KindWords {
  /** What such a thing is called. The last one before a comma or a preposition tells: a boat trailer is a trailer. */
  names: string;
  /** Models that are made in this kind only. */
  models?: string;
  /** Makes, and words that tell only where nothing else does. */
  makes?: string;
}

/** How a kind is called in a sentence, which curve of the rate card prices it (none: the weight tells), and its words. */
export interface KindEntry extends KindWords {
  /** After "Priced as". */
  phrase: string;
  group?: string;
}

/** Names of parts and things that are none of the kinds, though a kind stands before them. */
export const NOT_A_KIND: Partial<Record<Category, string>> = {
  vehicles:
    'part, tire, wheel, rim, hood, bumper, fender, seat, engine, transmission, motor, axle, door, jack, rack, cover, lift kit, hitch, dock, crate, shell, frame, chassis, battery',
  household_items: 'part, dog, cat',
  heavy_equipment: 'part, tire, track set, engine, transmission, cab',
  animals: 'crate, cage, food, feed, saddle, trailer, supply, house, stall',
  other: 'part, cover, pump, heater, filter',
};

export const KIND_WORDS: Record<Category, Record<string, KindEntry>> = {
  vehicles: {
    car: {
      phrase: 'a car',
      group: 'auto',
      names:
        'car, auto, automobile, vehicle, sedan, coupe, convertible, hatchback, wagon, station wagon, suv, crossover, minivan, mini van, van, cargo van, passenger van, roadster, hot rod, jeep, limousine, limo, race car, stock car, street rod, muscle car, kit car, electric car, ev, hearse, taxi, fastback, land cruiser, landcruiser, fj cruiser, pt cruiser',
      models: `civic, accord, cr v, crv, hr v, odyssey, honda pilot, honda fit, honda element, corolla, camry, prius, rav4, rav 4, highlander, sienna, 4runner, yaris, celica, supra, avalon, mr2, sequoia, mustang, ford focus,
        ford fusion, ford escape, ford explorer, ford expedition, ford edge, ford bronco, bronco, ford transit, transit connect, econoline, thunderbird, model t, model a, crown victoria, taurus, galaxie, fairlane, falcon, camaro, corvette, vette, impala, malibu,
        bel air, chevelle, nova, suburban, tahoe, equinox, traverse, monte carlo, cruze, chevy bolt, chevy volt, trailblazer, blazer, el camino, yukon, escalade, eldorado, deville, coupe de ville, lesabre, buick regal, riviera, skylark, enclave, firebird, trans am, gto,
        grand prix, grand am, cutlass, oldsmobile 442, challenger, dodge charger, charger, durango, dodge dart, grand caravan, caravan, viper, sprinter, promaster, town and country, pacifica, barracuda, plymouth fury, road runner, wrangler, cherokee, grand cherokee, grand wagoneer, wagoneer,
        jeep renegade, jeep compass, cj5, cj7, cj 5, cj 7, model 3, model s, model x, model y, cybertruck, leaf, altima, maxima, sentra, pathfinder, murano, nissan rogue, xterra, nissan quest, 350z, 370z, 240z, 280z, 300zx, elantra, sonata, tucson suv, hyundai santa fe, kona, ioniq,
        sorento, sportage, kia soul, kia optima, telluride, miata, mazda3, mazda 3, cx 5, cx 9, rx 7, rx7, rx 8, outback, forester, impreza, wrx, crosstrek, subaru legacy, brz, beetle, jetta, passat, tiguan, vw golf, vw bug, vw bus, karmann ghia, microbus, vanagon, 911, boxster,
        cayenne, cayman, panamera, macan, 356, 944, 325i, 328i, 330i, 335i, 528i, 535i, 2002tii, z3, z4, m3, m5, x3, x5, a4, a6, q5, q7, c class, e class, s class, c300, e350, s550, g wagon, glk, range rover, land rover, defender, e type, xj6, tr6, spitfire, mgb, mg midget, mini cooper,
        rx 350, es 350, is 250, lx 470, gx 460, mdx, rdx, tsx, integra, nsx, g35, q50, qx60, fx35, xc90, xc60, xc70, volvo 240, v70, delorean, testarossa, huracan, gallardo, dmc 12, rivian r1s, lucid air, outlander, lancer, eclipse, metro, suzuki samurai, smart fortwo`,
      makes:
        'toyota, ford, chevy, chevrolet, dodge, nissan, hyundai, kia, mazda, subaru, volkswagen, vw, audi, mercedes, mercedes benz, benz, porsche, lexus, acura, infiniti, volvo, buick, cadillac, pontiac, oldsmobile, chrysler, plymouth, lincoln, mercury, tesla, jaguar, ferrari, lamborghini, maserati, bentley, rolls royce, aston martin, mclaren, fiat, alfa romeo, saab, saturn, scion, mitsubishi, genesis, studebaker, packard, hudson, amc, datsun, gmc, bmw, mini, lotus, classic car',
    },
    truck: {
      phrase: 'a pickup truck',
      group: 'auto',
      names:
        'truck, pickup, pick up truck, pickup truck, pick up, dually, crew cab, king cab, ute, lifted truck, tow truck, wrecker truck',
      models: `silverado, sierra, f100, f 100, f150, f 150, f250, f 250, f350, f 350, f450, f 450, ford ranger, ford maverick, ram 1500, ram 2500, ram 3500, ram 1500 big horn, dodge ram, dodge dakota, dakota, tacoma, tundra, toyota hilux, hilux, titan, frontier, ridgeline, colorado, canyon, c10, c 10, k10, k 10, k5 blazer, s10, s 10,
        gladiator, rivian r1t, r1t, hummer ev, avalanche, power wagon, rampage, super duty, chevy 1500, chevy 2500, chevy 3500, chevy 3100`,
      makes: 'ram',
    },
    motorcycle: {
      phrase: 'a motorcycle',
      group: 'motorcycle',
      names:
        'motorcycle, motor cycle, motorbike, motor bike, dirt bike, dirtbike, street bike, sport bike, sportbike, pit bike, track bike, bike, scooter, motor scooter, moped, trike, minibike, mini bike, chopper, cruiser motorcycle, sidecar, snowmobile, sled, snow machine, three wheeler, slingshot',
      models: `cbr#, cb#, crf#, grom, goldwing, gold wing, shadow, honda rebel, valkyrie, vfr#, vtx#, xr#, africa twin, ruckus, trail 90, ct90, ct70, softail, sportster, road king, road glide, street glide, electra glide, ultra classic, dyna, fat boy, fatboy, heritage classic, low rider, iron 883, nightster, v rod, pan america, wide glide, breakout, panhead, knucklehead,
        shovelhead, monster#, ducati, r1250gs, r1200gs, r1200rt, r1250rt, r1150gs, r#gs, r#rt, f800gs, f850gs, s1000rr, s1000xr, k1600, r ninet, yzf, yzf r1, r1, r6, r3, yz#, wr#, ttr#, xt#, mt 07, mt07, mt 09, mt09, fz 07, fz6, fz1, v star, vstar, tenere, bolt bobber, fjr#, pw50, ninja, vulcan, versys, concours, klr#, klx#, kx#, zx#, zx 6r, zx 10r, zx 14, z900, gsx#, gsxr#, gsx r#, gsx r, gsxr, hayabusa,
        v strom, vstrom, dr650, drz#, dr z400, boulevard, katana, burgman, sv650, rm z#, rmz#, bonneville t#, bonneville, thruxton, street triple, speed triple, tiger 800, tiger 900, scrambler, rocket 3, exc, xc w, 300 xc, sx f, adventure 390, super duke, chief vintage, scout bobber, indian scout, indian chief, ftr 1200, vespa, himalayan, commando, interceptor 650`,
      makes:
        'harley, harley davidson, kawasaki, ktm, husqvarna, aprilia, moto guzzi, mv agusta, royal enfield, norton, bsa, piaggio, buell, indian motorcycle, bultaco, triumph, beta, gas gas, vincent, honda 50',
    },
    atv: {
      phrase: 'an ATV',
      group: 'motorcycle',
      names:
        'atv, utv, quad, quad bike, four wheeler, 4 wheeler, side by side, side by sides, sxs, dune buggy, go kart, go cart, gokart, sand rail, sandrail, three wheel atv',
      models:
        'rzr, polaris ranger, polaris general, sportsman, scrambler 1000, can am maverick, maverick x3, maverick trail, can am defender, outlander 650, can am outlander, can am renegade, commander 800, kawasaki mule, mule pro, teryx, brute force, foreman, fourtrax, rancher 420, rubicon 500, honda rancher, honda talon, honda pioneer, pioneer 1000, yamaha raptor, raptor 700, banshee, yamaha rhino, yxz#, grizzly 700, kodiak 450, wolverine rmax, arctic cat, wildcat, trx#, kingquad, king quad, lt r450, kymco, gator xuv',
      makes: 'polaris, can am, cfmoto',
    },
    'golf cart': {
      phrase: 'a golf cart',
      group: 'motorcycle',
      names: 'golf cart, golf car, golf buggy, golfcart',
      models: 'ezgo, e z go, club car',
      makes: 'lsv',
    },
    boat: {
      phrase: 'a boat',
      group: 'boat',
      names: `boat, sailboat, sail boat, yacht, pontoon, catamaran, trimaran, skiff, dinghy, tender, center console, centre console, bowrider, bow rider, runabout, cabin cruiser, cruiser, trawler, houseboat, speedboat, speed boat, ski boat, wakeboat, wake boat, wakeboard boat, bass boat, jon boat, johnboat, drift boat, duck boat,
        deck boat, airboat, fishing boat, rowboat, inflatable, rib, dory, sloop, ketch, cutter, schooner, vessel, motor yacht, tritoon, kayak, canoe, cuddy, cuddy cabin, tug boat, tugboat, lobster boat, walkaround, express cruiser, flats boat, bay boat, rowing shell, sunfish sailboat, zodiac`,
      models:
        'sundancer, montauk 17, catalina 22, catalina 25, catalina 27, catalina 30, hobie 16, hobie 18, hobie cat, j 24, j24, j 22, hunter 27, hunter 33, ski nautique, whaler, c dory, macgregor 26, lazer dinghy, sportfish, z518, z520, z521, pro 170, pro team 175, 203fs',
      makes: `bayliner, sea ray, boston whaler, grady white, mastercraft, malibu boats, nautique, chaparral, four winns, cobalt, crownline, glastron, stingray boats, larson, regal boats, rinker, carver, chris craft, bertram, hatteras, viking yacht, contender, robalo, pursuit, key west, sea hunt, sea fox, sea pro, mako, parker boats, wellcraft, formula, lund, alumacraft, crestliner,
        princecraft, smoker craft, starcraft, sun tracker, tracker, triton, nitro, skeeter, bennington, harris pontoon, manitou, sylvan, godfrey, hobie, beneteau, jeanneau, o day, pearson, catalina sail, macgregor, hewescraft, north river, tige, moomba, axis wake, centurion boats, supra boats, edgewater, everglades boats, cobia, scout boats, yellowfin, carolina skiff, hurricane deck, monterey boats`,
    },
    'jet ski': {
      phrase: 'a jet ski',
      group: 'boat',
      names: 'jet ski, jetski, pwc, personal watercraft, waverunner, wave runner, sea doo, seadoo',
      models: 'rxt x, rxp x, gti se, stx 15f, spark trixx, fx ho',
    },
    rv: {
      phrase: 'an RV',
      group: 'rv',
      names:
        'rv, motorhome, motor home, motor coach, motorcoach, camper, camper trailer, travel trailer, fifth wheel, 5th wheel, 5th wheeler, toy hauler, pop up camper, popup, tent trailer, truck camper, teardrop, teardrop trailer, campervan, camper van, class a, class b, class c, coach, park model, caravan trailer, tiny house, food trailer, house trailer',
      models:
        'bambi, casita, scamp 13, scamp 16, r pod, rpod, minnie winnie, grand design, montana high country, cherokee 5th, jay flight',
      makes:
        'airstream, jayco, winnebago, coachmen, fleetwood, thor, tiffin, newmar, forest river, keystone, heartland, dutchmen, gulf stream, itasca, scamp, shasta, aliner, lance camper, escape trailer, bigfoot camper, kz, entegra, monaco, holiday rambler, nucamp, little guy',
    },
    trailer: {
      phrase: 'a trailer',
      group: 'rv',
      names:
        'trailer, cargo trailer, utility trailer, enclosed trailer, gooseneck, flatbed trailer, boat trailer, horse trailer, dump trailer, car hauler, stock trailer, livestock trailer, reefer trailer, lowboy trailer, car dolly, tow dolly, semi trailer',
      makes: 'wells cargo, big tex, pj trailers, featherlite, haulmark',
    },
    'commercial truck': {
      phrase: 'a commercial truck',
      group: 'rv',
      names:
        'commercial truck, box truck, semi, semi truck, semi tractor, day cab, sleeper truck, bus, school bus, buses, shuttle bus, skoolie, food truck, step van, dump truck, fire truck, fire engine, bucket truck, garbage truck, flatbed truck, straight truck, ambulance, tow truck, rollback, cement truck, concrete truck, tanker truck, road tractor, big rig, military truck, deuce and a half, stake truck, service truck, vac truck, yard truck',
      models:
        'cascadia, t680, t800, w900, peterbilt 379, peterbilt 389, vnl#, international 4300, isuzu npr, npr, hino 268, mack granite',
      makes: 'freightliner, peterbilt, kenworth, mack, western star, hino, isuzu, bluebird, blue bird, navistar',
    },
  },
  household_items: {
    piano: {
      phrase: 'a piano',
      group: 'household_item',
      names:
        'piano, baby grand, grand piano, upright piano, spinet, organ, pianola, harpsichord, player piano, digital piano, console piano, keyboard',
      models: 'hammond b3, acrosonic, yamaha u1, yamaha u3, yamaha c3, clavinova',
      makes: 'steinway, kawai, baldwin, bosendorfer, kimball, wurlitzer, yamaha, bechstein, mason hamlin',
    },
    furniture: {
      phrase: 'furniture',
      group: 'household_item',
      names: `furniture, sofa, couch, sectional, loveseat, love seat, futon, daybed, chaise, chaise lounge, recliner, armchair, chair, rocker, rocking chair, bench, stool, barstool, ottoman, table, dining table, dining set, dining room set, dinette, coffee table, desk, credenza, sideboard, buffet, hutch, cabinet, china cabinet, filing cabinet, curio, armoire,
        wardrobe, dresser, chest of drawer, chest, nightstand, night stand, vanity, bookcase, bookshelf, shelf, shelving, shelves, bed, bed frame, bedframe, bunk bed, headboard, mattress, box spring, crib, changing table, cradle, bassinet, bedroom set, bedroom suite, bedroom furniture, living room set, living room furniture, office furniture, patio set, patio furniture, outdoor furniture, secretary,
        secretary desk, bureau, console table, tv stand, entertainment center, media console, grandfather clock, clock, rug, carpet, lamp, chandelier, trunk, hope chest, cedar chest, pew, murphy bed, adirondack chair, swing chair, glider, settee, chesterfield, wingback, highboy, lowboy dresser, pie safe, island, kitchen island, bar cart, bar, room divider, curtain, stand, table and chair, office chair, antique, four poster, lounge, lounge chair, cupboard, washstand, sewing machine`,
      makes:
        'ikea, la z boy, lazboy, ethan allen, herman miller, pottery barn, restoration hardware, crate and barrel, wayfair, west elm, stickley',
    },
    appliance: {
      phrase: 'an appliance',
      group: 'household_item',
      names:
        'appliance, refrigerator, fridge, freezer, washer, dryer, washing machine, washer dryer, stove, range, oven, dishwasher, microwave, air conditioner, ac unit, water heater, furnace, wood stove, grill, bbq, smoker, wine cooler, dehumidifier, cooktop, range hood, icebox, tv, television',
      makes: 'whirlpool, maytag, kitchenaid, frigidaire, sub zero, viking, wolf range, big green egg, traeger',
    },
    'exercise equipment': {
      phrase: 'exercise equipment',
      group: 'household_item',
      names:
        'treadmill, elliptical, elliptical machine, exercise bike, exercise equipment, gym equipment, home gym, rower, rowing machine, weight set, weight bench, power rack, squat rack, stationary bike, spin bike, stair climber, dumbbell, barbell, pilates reformer, reformer',
      models: 'peloton, bowflex, nordictrack, concept2, concept 2, tonal, total gym',
    },
    'pool table': {
      phrase: 'a pool table',
      group: 'household_item',
      names:
        'pool table, billiard table, billiards table, snooker table, slate table, ping pong table, foosball table, air hockey table, shuffleboard table, game table, shuffleboard',
      makes: 'brunswick, olhausen',
    },
    safe: {
      phrase: 'a safe',
      group: 'household_item',
      names: 'safe, gun safe, fire safe, fireproof safe, gun cabinet, vault',
      makes: 'liberty safe, browning safe',
    },
    artwork: {
      phrase: 'artwork',
      group: 'household_item',
      names:
        'painting, artwork, art, sculpture, mirror, framed print, picture frame, picture, canvas, tapestry, statue, mural, stained glass, photograph, vase',
    },
    bicycle: {
      phrase: 'a bicycle',
      group: 'household_item',
      names: 'bicycle, bike, mountain bike, road bike, e bike, ebike, tricycle, electric bike, recumbent',
    },
    boxes: {
      phrase: 'boxes',
      group: 'household_item',
      names: 'box, boxes, moving boxes, suitcase, luggage, tote, bin, bag, cooler, duffel, crate',
    },
    'household move': {
      phrase: 'a household move',
      group: 'household_move',
      names: `apartment, condo, condominium, townhouse, townhome, house, home, household, household goods, household good, hhg, studio, studio apartment, dorm, dorm room, dormitory, bedroom, bedrooms, br apartment, full house, whole house, entire house, contents, content, storage unit, storage locker, whole apartment, house contents, household move, house move, home move,
        apartment move, office move, dorm move, move out, pcs, pcs move, relocation, personal effect, belonging, personal belonging, estate content, flat, duplex`,
      makes: 'move, moving, relocate, relocating, movers, mover',
    },
  },
  heavy_equipment: {
    excavator: {
      phrase: 'an excavator',
      group: 'heavy',
      names: 'excavator, mini excavator, trackhoe, track hoe, mini ex, digger, midi excavator, gradall, long reach',
      models:
        'pc#, kx#, tb#, zx#, ec#, cat 303, cat 305, cat 308, cat 312, cat 315, cat 320, cat 325, cat 330, cat 336, cat 345, cat 349, e35, e42, e50, e85, 35g, 50g, 60g, 75g, 85g, 135g, 210g, 245g, 250g, 350g, 35d, 50d, 120d, 200d, u35, u55, r210, vio#, dx#, sk#, sy#, link belt 210',
      makes: 'takeuchi, hitachi, yanmar, kobelco, link belt, doosan, sany',
    },
    bulldozer: {
      phrase: 'a bulldozer',
      group: 'heavy',
      names: 'bulldozer, dozer, crawler dozer, crawler tractor, dozer blade machine',
      models:
        'd3#, d4#, d5#, d6#, d7#, d8#, d9#, d3, d4, d5, d6, d7, d8, d9, d10, d11, d6t, d6n, d8t, d5k, d6k, 450j, 550j, 650k, 700k, 850k',
    },
    backhoe: {
      phrase: 'a backhoe',
      group: 'heavy',
      names: 'backhoe, backhoe loader, loader backhoe, tlb, back hoe',
      models: '580 super, 580sn, 580n, 310sj, 310sk, 310l, 3cx, 420d, 420e, 420f, 416e, 410l, b95',
      makes: 'jcb',
    },
    'skid steer': {
      phrase: 'a skid steer',
      group: 'heavy',
      names:
        'skid steer, skidsteer, skid steer loader, skid loader, skidloader, compact track loader, ctl, mini skid steer, mini skid',
      models:
        's650, s630, s590, s570, s550, s450, s770, s850, t590, t595, t650, t66, t76, t770, 299d, 299d2, 279d, 259d, 262d, 236d, 246d, sr210, svl75, svl95, sv280, 332g, 333g, 325g, 320g, 317g, dingo',
      makes: 'bobcat, gehl',
    },
    loader: {
      phrase: 'a loader',
      group: 'heavy',
      names: 'loader, wheel loader, front end loader, payloader, pay loader, track loader, front loader',
      models:
        'cat 906, cat 908, cat 914, cat 924, cat 930, cat 938, cat 950, cat 962, cat 966, cat 972, cat 980, wa#, 444k, 524k, 544k, 624k, 644k, 744k, hl#, l60, l70, l90, l110, l120, l150',
    },
    tractor: {
      phrase: 'a tractor',
      group: 'heavy',
      names:
        'tractor, farm tractor, compact tractor, utility tractor, garden tractor, lawn tractor, riding mower, lawn mower, mower, zero turn, row crop tractor, tractor with loader, sub compact tractor',
      models:
        'farmall, ford 8n, 8n, 9n, ford 5000, ford 4000, l3901, l2501, bx#, m7060, mx5400, 5075e, 1025r, 3038e, 4440, 4020, 4430, 4240, 7810, 8320, 8r, magnum 340, super m, massey 135, t6, t7, fendt',
      makes:
        'john deere, deere, kubota, mahindra, massey ferguson, massey, new holland, international harvester, allis chalmers, oliver, ls tractor, kioti, minneapolis moline, case ih, challenger, fordson, zetor, versatile, agco, ford',
    },
    combine: {
      phrase: 'a combine',
      group: 'heavy',
      names:
        'combine, combine harvester, harvester, cotton picker, forage harvester, swather, windrower, sugar cane harvester, chopper',
      models: 's670, s680, s690, s770, s780, 9770, 9670, 9650, 8230, 8240, 7240, 2388, 2188, lexion',
    },
    forklift: {
      phrase: 'a forklift',
      group: 'heavy',
      names:
        'forklift, fork lift, lift truck, telehandler, tele handler, reach truck, pallet jack, order picker, reach forklift, lull, telescopic handler, zoom boom, fork truck, stacker',
      models: 'g10 55a, g12 55a, 8fgu25, gth#, tl1255',
      makes: 'hyster, yale, clark, crown, raymond, skytrak, toyota, linde, nissan, moffett',
    },
    lift: {
      phrase: 'a lift',
      group: 'heavy',
      names:
        'boom lift, scissor lift, man lift, manlift, aerial lift, bucket lift, articulating boom, telescopic boom, push around lift, lift, spider lift, cherry picker, car lift, two post lift',
      models:
        '450aj, 600aj, 800aj, 600s, 860sj, 1230es, 1930es, s 60, s 65, s 45, s 40, z 45, z 60, gs 1930, gs 2632, 3219, sj3219, 3246',
      makes: 'genie, jlg, skyjack, snorkel, haulotte',
    },
    crane: {
      phrase: 'a crane',
      group: 'heavy',
      names:
        'crane, crawler crane, carry deck, carry deck crane, rough terrain crane, tower crane, boom truck, crane section, truck crane, gantry, gantry crane, overhead crane',
      makes: 'grove, manitowoc, terex, liebherr, tadano, broderson, link belt crane',
    },
    'dump truck': {
      phrase: 'a dump truck',
      group: 'heavy',
      names:
        'dump truck, articulated truck, haul truck, articulated haul truck, articulated dump truck, rock truck, tri axle, water truck, off road truck, semi, cement mixer, mixer truck, concrete truck, truck, vac truck, bucket truck, digger derrick, scraper, water wagon',
      models: 'a40#, a30#, cat 725, cat 730, cat 740, cat 745, a25#, cat 773, cat 777',
    },
    roller: {
      phrase: 'a roller',
      group: 'heavy',
      names:
        'roller, compactor, drum roller, double drum roller, smooth drum roller, vibratory roller, sheepsfoot, padfoot, soil compactor',
      models: 'cs56, cs54, cb24, bw120, bw213, sd115',
      makes: 'bomag, hamm, dynapac, sakai',
    },
    paver: {
      phrase: 'a paver',
      group: 'heavy',
      names:
        'paver, asphalt paver, milling machine asphalt, cold planer, road grader, grader, motor grader, asphalt mill, curb machine, road reclaimer',
      models: '12m, 140m, 140h, 160m, 770g',
      makes: 'blaw knox, wirtgen, vogele, roadtec, leeboy',
    },
    generator: {
      phrase: 'a generator',
      group: 'heavy',
      names:
        'generator, genset, gen set, compressor, air compressor, welder, light tower, light plant, pump, power unit, transformer, chiller, boiler, pressure washer',
      makes: 'cummins, generac, kohler, sullair, doosan portable, multiquip',
    },
    'drill rig': {
      phrase: 'a drill rig',
      group: 'heavy',
      names:
        'drill rig, drilling rig, directional drill, well rig, hdd, rock drill, pile driver, drill, auger rig, trencher, ditch witch, trenching machine',
      models: 'd24, d20x22, d36x50, rt45',
      makes: 'ditch witch, barbco',
    },
    'farm implement': {
      phrase: 'an implement',
      group: 'heavy',
      names: `baler, round baler, square baler, disc, disc harrow, harrow, disk, plow, cultivator, planter, seeder, grain drill, no till drill, hay rake, rake, tedder, rotary cutter, bush hog, brush hog, brush cutter, mulcher, sprayer, spreader, manure spreader, grain cart, gravity wagon, hay wagon, wagon, auger, grain auger, box blade, tiller, bucket, attachment, implement, mower conditioner, corn head, header, draper head,
        blade, snow plow, grapple, fork attachment, breaker, hydraulic hammer, feed mixer, grinder mixer, post driver, post hole digger, livestock chute, tank`,
      makes: 'great plains, kinze, land pride, vermeer baler, krone, kuhn, sunflower',
    },
    machinery: {
      phrase: 'machinery',
      group: 'heavy',
      names: `cnc, cnc machine, cnc mill, cnc router, cnc lathe, lathe, mill, milling machine, machining center, press, hydraulic press, press brake, punch press, shear, band saw, bandsaw, sawmill, saw mill, saw, grinder, stump grinder, wood chipper, chipper, tub grinder, crusher, screener, conveyor, machine, machinery, equipment, injection molding machine, plasma table, laser cutter, laser, edge bander, router, planer,
        printing press, extruder, shredder, packaging machine, oven, kiln, mixer, concrete pump, batch plant, robot, surface grinder, screen plant, jaw crusher, splitter, log splitter, firewood processor`,
      makes: 'haas, bridgeport, mazak, okuma, south bend, hurco, doosan lathe, mori seiki, amada, wood mizer, vermeer',
    },
  },
  freight: {
    pallet: {
      phrase: 'pallet freight',
      group: 'ltl',
      names:
        'pallet, skid, palletized box, palletized, pallet load, ltl, ltl freight, ltl shipment, ltl load, less than truckload, partial, partial load, partial truckload, drum, tote, ibc tote, ibc, gaylord, carton, case, box, boxes, barrel, bundle, bale, keg, tub, supersack, super sack, roll, spool, reel, bag, cylinder, plt',
    },
    crate: {
      phrase: 'crated freight',
      group: 'ltl',
      names: 'crate, crated, wooden crate, shipping crate, crating, crated engine, crated machine, crated motor',
    },
    truckload: {
      phrase: 'a truckload',
      group: 'ftl',
      names:
        'truckload, full truckload, full truck load, truck load, full truck, full load, ftl, reefer, reefer load, reefer truckload, dry van, dry van load, flatbed, flatbed load, flat bed, van load, semi load, full semi load, trailer load, trailerload, conestoga, conestoga load, step deck, stepdeck, step deck load, full trailer, hotshot load, tanker load, rail car, box trailer load, power only, container load, full container, fcl, drayage, full semi, 53 ft trailer, 53 trailer, 53 van, 53 ft van',
    },
  },
  animals: {
    dog: {
      phrase: 'a dog',
      group: 'pet',
      names: `dog, puppy, pup, doggie, doggy, retriever, golden retriever, labrador, lab, lab mix, labradoodle, goldendoodle, bernedoodle, doodle, poodle, cockapoo, beagle, bulldog, french bulldog, frenchie, german shepherd, shepherd, australian shepherd, aussie, cattle dog, heeler, husky, malamute, chihuahua, dachshund, boxer, rottweiler, doberman, pit bull, pitbull, great dane, mastiff, cane corso, corgi, border collie, collie,
        yorkie, shih tzu, pomeranian, maltese, pug, boston terrier, terrier, spaniel, cocker spaniel, schnauzer, weimaraner, vizsla, pointer, hound, greyhound, whippet, basset hound, bloodhound, great pyrenees, pyrenees, newfoundland, saint bernard, st bernard, bernese, akita, shiba inu, samoyed, havanese, bichon, sheepdog, dalmatian, ridgeback, setter, mutt, malinois, chow, westie, papillon, pekingese, maltipoo, cavapoo, k9, canine`,
    },
    cat: {
      phrase: 'a cat',
      group: 'pet',
      names:
        'cat, kitten, kitty, feline, maine coon, siamese, siamese cat, persian, persian kitten, bengal, bengal cat, ragdoll, sphynx, tabby, calico, barn cat, savannah cat',
    },
    pet: {
      phrase: 'a pet',
      group: 'pet',
      names: `pet, parrot, african grey, macaw, cockatoo, cockatiel, parakeet, budgie, canary, finch, bird, pigeon, python, ball python, snake, boa, gecko, lizard, iguana, bearded dragon, chameleon, reptile, turtle, tortoise, frog, rabbit, bunny, guinea pig, hamster, gerbil, rat, mouse, chinchilla, hedgehog, ferret, sugar glider, fish, koi, goldfish, aquarium fish, conure, lovebird, tarantula, falcon, hawk, peacock, peafowl`,
    },
    horse: {
      phrase: 'a horse',
      group: 'horse',
      names: `horse, pony, mare, gelding, stallion, filly, colt, foal, yearling, weanling, broodmare, racehorse, race horse, quarter horse, draft horse, thoroughbred, ottb, warmblood, arabian, friesian, appaloosa, paint horse, paint mare, morgan horse, morgan, clydesdale, percheron, belgian draft, haflinger, andalusian, lusitano, hanoverian, standardbred, saddlebred, tennessee walker, walking horse, mustang, shetland, mini horse, miniature horse,
        mule, donkey, miniature donkey, mini donkey, burro, jack donkey, jenny, zebra, fjord, gypsy vanner, icelandic, polo pony, barrel horse, jumper, hunter jumper, dressage horse, broodmares, equine, mustang mare, hinny`,
    },
    cattle: {
      phrase: 'cattle',
      group: 'cattle',
      names:
        'cattle, cow, bull, calf, calves, steer, heifer, angus, hereford, holstein, longhorn, charolais, brahman, jersey cow, dairy cow, feeder calves, stocker, bison, buffalo, oxen, ox, cow calf pair, brangus, simmental, highland cow, feeder, yak',
    },
    livestock: {
      phrase: 'livestock',
      names:
        'livestock, goat, kid goat, dwarf goat, sheep, lamb, ewe, ram, pig, hog, piglet, sow, boar, alpaca, llama, chicken, hen, rooster, chick, poultry, turkey, duck, duckling, goose, geese, emu, ostrich, deer, elk, show pig, potbelly pig, buck, doe, wether, camel, quail, flock, herd, bee, beehive, guinea fowl, nigerian dwarf',
    },
  },
  other: {
    'hot tub': {
      phrase: 'a hot tub',
      group: 'other_item',
      names:
        'hot tub, hottub, hot tubs, jacuzzi, spa, swim spa, spa shell, whirlpool, sauna, cold plunge, bathtub, soaking tub, tub, clawfoot tub',
      makes: 'sundance, bullfrog spa, hotspring',
    },
    shed: {
      phrase: 'a shed',
      group: 'other_item',
      names:
        'shed, barn shed, storage shed, garden shed, barn, portable building, chicken coop, coop, gazebo, pergola, greenhouse, cabin, playhouse shed, carport, pavilion, outhouse, storage building, garage, guard shack, deer blind, doghouse, dog house, kiosk, booth, portable toilet, porta potty',
    },
    container: {
      phrase: 'a shipping container',
      group: 'container',
      names:
        'shipping container, container, cargo container, conex, conex box, connex, sea can, seacan, high cube, storage container, pods container, pod container, sea container, container home, office container, iso container, steel container',
    },
    'mobile home': {
      phrase: 'a mobile home',
      group: 'mobile_home',
      names:
        'mobile home, manufactured home, manufactured house, single wide, singlewide, double wide, doublewide, trailer home, house trailer, modular home, modular, modular office, modular building, park model, park model home, office trailer, job site trailer, prefab home, triple wide, fema trailer',
    },
    'tiny house': {
      phrase: 'a tiny house',
      group: 'mobile_home',
      names: 'tiny house, tiny home, tinyhouse, tiny house shell, tiny house on wheel, shepherd hut',
    },
    playset: {
      phrase: 'a playset',
      group: 'other_item',
      names:
        'playset, play set, swing set, swingset, playground, playground set, playground equipment, trampoline, playhouse, play structure, jungle gym, bounce house, slide, basketball hoop, above ground pool, tree house',
    },
    statue: {
      phrase: 'a statue',
      group: 'other_item',
      names:
        'statue, sculpture, fountain, monument, headstone, bust, gravestone, birdbath, totem pole, obelisk, garden ornament, stone bench, urn, planter, mannequin, figurine',
    },
    machine: {
      phrase: 'a machine',
      group: 'other_item',
      names: `machine, vending machine, arcade machine, arcade game, arcade cabinet, pinball machine, pinball, slot machine, ice machine, coffee machine, espresso machine, laser cutter, laser engraver, 3d printer, printer, copier, photocopier, plotter, sewing machine, atm, jukebox, jukebox machine, photo booth, kiln, lathe, table saw, drill press, pizza oven, oven, fryer, mixer, dough mixer, freezer, cooler, walk in cooler, refrigerator, display case, mri machine, x ray machine,
        dental chair, server rack, rack, generator, compressor, air compressor, welder, simulator, golf simulator, claw machine, popcorn machine, press, printing press, heat press, embroidery machine, tanning bed, massage chair, barber chair, telescope, robot, saw, band saw, wood stove`,
    },
    'canoe or kayak': {
      phrase: 'a canoe or kayak',
      group: 'other_item',
      names:
        'canoe, kayak, paddleboard, paddle board, sup board, surfboard, surf board, rowing shell, windsurfer, raft, pedal boat, kayak rack',
    },
    engine: {
      phrase: 'an engine',
      group: 'other_item',
      names:
        'engine, motor, transmission, outboard, outboard motor, axle, transfer case, differential, crate engine, gearbox, propeller, truck bed, pickup bed, bumper, topper, truck cap, wheel, tire, rim, car part, body panel, hardtop, hard top, hood, car lift, radiator',
      models: '4l60e, 4l80e, ls3, ls1, ls swap, 5 3 vortec, 350 small block, th350, th400',
    },
    piano: {
      phrase: 'a piano',
      group: 'other_item',
      names: 'piano, upright piano, grand piano, baby grand, organ, pipe organ, drum set, harp, cello, church organ',
    },
    sign: {
      phrase: 'a sign',
      group: 'other_item',
      names:
        'sign, neon sign, billboard, billboard sign, sign panel, monument sign, banner stand, signage, flagpole, light pole',
    },
    safe: { phrase: 'a safe', group: 'other_item', names: 'safe, gun safe, vault, fire safe, vault door' },
    'pool table': {
      phrase: 'a pool table',
      group: 'other_item',
      names:
        'pool table, billiard table, snooker table, ping pong table, foosball table, air hockey table, shuffleboard table',
    },
    furniture: {
      phrase: 'furniture',
      group: 'other_item',
      names:
        'furniture, table, desk, chair, cabinet, shelf, shelving, bench, pew, church pew, bar, counter, countertop, granite slab, slab, door, window, beam, mantel, fireplace, stained glass window, staircase, mirror, painting, chandelier',
    },
  },
};

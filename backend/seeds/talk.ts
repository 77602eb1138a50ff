import type { Category } from '../src/common/categories.js';

/** What two people write to each other in turn; the carrier starts, unless the first line starts with `S:`. */
export type Exchange = readonly string[];

/** Before a quote is accepted. */
export const QUESTIONS: Record<Category, readonly Exchange[]> = {
  vehicles: [
    [
      'Does it run and drive, or will I need the winch?',
      'Runs fine. Starts right up, brakes are good.',
      'Perfect. And can I get a 60 ft truck down your street?',
      "Tight, but there's a church parking lot at the corner. I'll meet you there.",
    ],
    [
      'Anything in the trunk? I have to watch the weight on this load.',
      'Just the spare and a jack. I can take more out if it helps.',
      "No that's fine, thanks for being straight about it.",
    ],
    [
      'S: Is that price for enclosed or open?',
      "Open. Enclosed I'd be about 40 % more and not before the week after.",
      "Open it is then. It's a driver.",
    ],
    [
      'How high is it with everything on?',
      'Measured it just now, 8 ft 10 to the top of the rail.',
      'OK that goes without a permit. Quote stands.',
    ],
  ],
  household_items: [
    [
      'Are there stairs at either end?',
      'Four steps at pick-up and an elevator at the other end. Building wants the elevator booked.',
      "Tell them 9 to 12, we're usually early.",
    ],
    [
      'S: Do you carry it in or is it curbside?',
      'Carried in, to the room you want. Putting together a bed frame is included too.',
      'Great, that is what I was hoping for.',
    ],
    [
      'Could you send the biggest piece with measurements? I want to make sure about the door.',
      'Longest is 84 inches, 38 deep. Door is 36 but the legs unscrew.',
      'Then it goes. Keep the screws in a bag please.',
    ],
    [
      'Is everything packed, or would we pack?',
      "We pack. Kitchen isn't done yet but will be by the weekend.",
      'Great. Leave the lamp shades for us, they always get crushed in boxes.',
    ],
  ],
  heavy_equipment: [
    [
      'What is the real transport height, on the ground, with the ROPS up?',
      '9\'4" with it folded. I put a tape on it.',
      'Good, step deck it is.',
    ],
    [
      'Who unloads?',
      'They have an excavator and chains on site, operator till 3:30.',
      "We'll be there before lunch then.",
    ],
    [
      'S: Do you do the permits or do I?',
      'We do, they are in the price. Takes two working days so tell me by Wednesday.',
      'Wednesday is fine.',
    ],
  ],
  freight: [
    [
      'Dock or ground at the delivery?',
      'Ground. You need a liftgate unless you come before 3, then there is a forklift.',
      "We'll bring the liftgate to be safe.",
    ],
    ['Are the pallets stackable?', 'No. Please no. We tried once.', 'Understood, single height.'],
    [
      'S: Can the driver check the count? Our receiver is strict.',
      'Yes, count and condition on the BOL, signed at both ends.',
      'Good enough for me.',
    ],
  ],
  animals: [
    [
      'How are they with other animals on board?',
      'Curious, mostly. No trouble with dogs, a bit shy at first.',
      'Sounds easy. I send pictures at every stop.',
    ],
    [
      'Do you have the health certificate already?',
      'Vet comes Tuesday, so it would be good for 30 days.',
      "That's plenty. Please have a copy that I can keep with me.",
    ],
    [
      'S: How long are they in the trailer at a time?',
      "Four hours, then a stop. Nights at a friend's barn, box stall and turnout.",
      "That's a relief to hear, thank you.",
    ],
  ],
  other: [
    [
      'How do we get it onto the trailer at your place?',
      "Forklift at the neighbor's, he's home most days. Give me a day's notice.",
      'Will do. I have straps that are wide enough.',
    ],
    [
      'S: Have you moved one of these before?',
      "A few every year. It's the strapping that matters, I go over it twice after the first 20 miles.",
      "OK, you've got my attention.",
    ],
    [
      'Is the ground firm where it stands? I am about 26,000 lbs loaded.',
      'Gravel, and dry this week. The tree trimmers got in with a bigger one.',
      'Good.',
    ],
  ],
};

/** Once it is paid, about the pick-up. */
export const PICKUPS: readonly Exchange[] = [
  [
    'Payment shows as held, thank you. I plan to be there {day} between 9 and 11.',
    'Works. I will be home all morning.',
  ],
  [
    'S: Paid just now. What time {day}?',
    'Early afternoon I think, I text when I am an hour out.',
    'Good. Ring at the side door, the front one sticks.',
  ],
  [
    'All set from my side for {day}. Who hands it over?',
    "My brother-in-law, Rick. He knows where everything is, just don't let him talk you into coffee.",
    'Ha. One cup then.',
  ],
  [
    'Confirming {day}. Is there anything about the gate or parking I should know?',
    "Gate's open from 7. Park across the street, the meter isn't enforced before 9.",
  ],
  ['S: Money is in escrow. See you {day}!', 'Saw it. See you {day}, weather looks fine too.'],
  [
    "I'm one stop ahead of plan, could I come {day} already at 8?",
    "8 is fine, we're up with the kids at 6 anyway.",
    'Thanks!',
  ],
];

/** On the way. */
export const ON_THE_WAY: readonly Exchange[] = [
  ['Loaded and strapped, all four corners. Photos taken. On my way.', 'Thank you! Drive safe.'],
  [
    'S: How is it going?',
    'Good, overnight at a truck stop, checked the straps before bed. Still on time.',
    'Great to know, thanks.',
  ],
  [
    'Lost two hours in construction. Still in the window, but rather late afternoon than noon.',
    'No problem, somebody is there till 7.',
  ],
  [
    'S: I can see you on the map, that is quite calming actually.',
    'Glad it works. Next stop fuel, then straight on to {to}.',
  ],
  ['Quick sign of life: everything tight and dry, about half way.', 'Perfect, thank you.'],
];

/** After the delivery. */
export const THANKS: readonly Exchange[] = [
  ["S: It's here and it looks exactly like it did. Thank you.", 'Glad to hear it. It was a nice load.'],
  [
    'Delivered and signed for. Have a look around it in daylight, and tell me if anything is off.',
    'All good, just walked around it twice. I will confirm it now.',
  ],
  ['S: Confirmed. You made a stressful week a lot easier.', "That's kind, thanks. Recommend me to your neighbors :)"],
  ['Unloaded at 2:40. Left the keys where you said.', 'Found them. Thanks for everything!'],
];

/** Where a carrier is along the route, in a word or two. */
export const NOTES: readonly (string | null)[] = [
  'Loaded, straps checked',
  null,
  'Fuel stop',
  'Overnight here',
  null,
  'Rolling again',
  'Traffic, still on time',
  null,
];

export const CANCEL_REASONS: readonly string[] = [
  'The sale fell through, sorry.',
  'My cousin drives it after all.',
  'Plans changed, we are keeping it here.',
  'Buyer backed out.',
  'We found out it does not fit the new place.',
];

export const LATE_CANCEL_REASONS: readonly string[] = [
  'The closing was moved by three weeks, we cannot hand it over now.',
  'It broke down yesterday and will be repaired here first.',
];

export const GIVE_BACK_REASONS: readonly string[] = [
  'Transmission went out and the truck is in the shop until next week. I am sorry.',
  'Another job ran over and I would not make your date. Better to say it now.',
  'My driver is sick and I have nobody with the right license free.',
];

export const DECLINES: readonly string[] = ['Over our budget, thank you though.', 'The dates do not work for us.'];

export const WITHDRAWALS: readonly string[] = ['Filled up in the meantime, sorry.', 'My route changed.'];

export const RECIPIENTS: readonly string[] = [
  'A. Miller',
  'Front desk, J. Ortiz',
  'Rick',
  'Mrs. Palmer',
  'D. Nguyen',
  'Warehouse, K. Boyd',
  'Neighbor at no. 12',
  'T. Sorensen',
];

export const PROOFS: readonly (string | null)[] = [
  'No damage, walked around together.',
  null,
  'Left side of the garage, as asked.',
  'Signed on paper too.',
  null,
  'Photos taken in daylight.',
];

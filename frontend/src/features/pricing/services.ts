/**
 * What each service means, for somebody who has never shipped anything. Services that operators added to the rate card
 * are not described here.
 */
const WORDS: Readonly<Record<string, string>> = {
  'Terminal-to-terminal': 'You drop it off at a depot and pick it up at another one',
  'Open transport, flexible dates': 'On an open trailer, whenever there is room',
  'Open transport': 'On an open trailer, with others',
  'Expedited transport': 'First in line, straight there',
  'Enclosed transport': 'In a closed trailer, out of the weather',
  'Dedicated transport': 'A truck for your item alone',
  'Tow-away, flexible dates': 'Towed on its own wheels, whenever it fits',
  'Tow-away transport': 'Towed on its own wheels',
  'On a flatbed': 'Carried on an open flat trailer',
  'Shared load': 'Shares the truck with other loads',
  'Two-person delivery': 'Two people carry it in and out',
  'Expedited two-person delivery': 'Two people, first in line',
  'Dedicated delivery': 'A truck and crew for you alone',
  'Container, loaded by you': 'They bring a container, you load it',
  'Full-service move': 'Movers load, drive and unload',
  'Expedited full-service move': 'Movers load, then drive straight there',
  'Dedicated full-service move': 'Movers, and a truck for you alone',
  'Shared deck, flexible dates': 'Shares a trailer, whenever there is room',
  Flatbed: 'On an open flat trailer',
  'Step deck': 'On a lower trailer, for tall loads',
  Lowboy: 'On a very low trailer, for the tallest loads',
  'Expedited haul': 'First in line, straight there',
  'Dedicated haul': 'A trailer for your machine alone',
  'Partial load, shared space': 'You pay for the part of the truck you use',
  'LTL standard': 'Moves from depot to depot on shared trucks (less than truckload)',
  'LTL guaranteed': 'The same, with a guaranteed day',
  'FTL van': 'A whole closed truck (full truckload)',
  'FTL flatbed': 'A whole flat trailer (full truckload)',
  'FTL contract': 'A whole truck at a contract price',
  'FTL expedited': 'A whole truck with two drivers, day and night',
  'Shared ride, flexible dates': 'Rides with other animals, whenever there is room',
  'Shared ride': 'Rides with other animals',
  'Shared ride, single stall': 'A stall of its own beside other horses',
  'Expedited ride': 'Straight there, few stops',
  'Private ride': 'Yours is the only animal on board',
  'Box stall': 'A large stall to move around in',
  'Full load': 'A whole trailer of your animals',
  'Contract load': 'A whole trailer at a contract price',
  'Expedited load': 'A whole trailer, straight there',
  'Specialist transport': 'A carrier with the right gear for it',
  'Tilt bed': 'A truck that tilts and slides it off',
  'Transport only, without setup': 'Towed there; you take down and set up',
  'Full service, flexible dates': 'Taken down, moved and set up, whenever it fits',
  'Full service': 'Taken down, moved and set up',
  'Expedited full service': 'The same, first in line',
  'Dedicated full service': 'The same, with a crew for you alone',
};

/** What a service means in plain words; undefined for an unknown one. */
export function serviceWords(serviceType: string): string | undefined {
  return WORDS[serviceType];
}

/** Somebody has to drive the item there. */
const DRIVEN = ['Terminal-to-terminal'];

/** The ways to ship an item that runs or does not. */
export function waysFor<Way extends { serviceType: string }>(ways: readonly Way[], doesNotRun: boolean): Way[] {
  return ways.filter(({ serviceType }) => !doesNotRun || !DRIVEN.includes(serviceType));
}

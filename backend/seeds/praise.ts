/** What shippers say about carriers, by stars. */
export const OF_CARRIERS: Record<number, readonly (string | null)[]> = {
  5: [
    'On time to the minute, and the photos at every stop were a nice touch.',
    'Careful, friendly, no surprises. Would book again without looking further.',
    "Best shipping experience I've had, and I've had some bad ones.",
    'Everything as promised. He even came back for the cushion I forgot.',
    'Not a scratch. Thank you!',
    'Good communication the whole way. Knew where it was at any time.',
    'Called ahead, showed up, done in twenty minutes.',
    null,
    'Worth every dollar. The other quote was cheaper but I slept well.',
    'Really knows how to tie things down.',
  ],
  4: [
    'Good job. Pick-up was a few hours later than said, otherwise perfect.',
    'Arrived fine. I had to ask for updates once or twice.',
    'Solid. One blanket short but nothing happened.',
    null,
  ],
  3: [
    'It got here in one piece. Answering messages is not his strong suit.',
    'Okay. A small scuff on one corner that we sorted out between us.',
  ],
  2: ["Two days later than promised. The refund for it came by itself, but I'd rather have had the delivery."],
};

/** What carriers say about shippers. */
export const OF_SHIPPERS: readonly (string | null)[] = [
  'Everything ready when I came, paperwork too. Pleasure.',
  'Clear directions, honest listing, paid right away.',
  'Great shipper. Coffee was good as well.',
  null,
  'Listing matched the load. Quick to confirm.',
  'Helped with loading. Would haul for again.',
];

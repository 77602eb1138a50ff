/** What operators answer to tickets again and again, as it is before they word it anew; they put a greeting before it. */
export const REPLIES = {
  'open-a-claim': {
    heading: 'How to open a claim',
    body: "You can open a claim on the shipment's page within {claimWindow} of delivery. Add photos of what you found, and say what it costs to put right. A payment that was not released yet waits until the claim is decided.",
  },
  'when-released': {
    heading: 'When a payment is released',
    body: 'The payment is held until the delivery is confirmed. If nobody confirms it and no claim is open, it is released on its own {releaseDelay} after the carrier marked it delivered.',
  },
  'where-it-is': {
    heading: 'Where the shipment is',
    body: "We have asked the carrier where your shipment is, and write to you as soon as we hear from them. The last position they shared is on the shipment's page.",
  },
  'need-more': {
    heading: 'We need more to go on',
    body: 'So that we can look into it, please tell us which shipment it is about, on which day it happened, and what you saw. A photo or a screenshot helps.',
  },
  'keep-it-here': {
    heading: 'Keep it on Haulway',
    body: 'Please do not pay or agree on anything outside Haulway: what is arranged elsewhere is neither held in escrow nor covered by a protection plan.',
  },
} as const;

import type { Fact } from '../../kit/format/labels';

/** How each fact is checked, by whom, and how long it is valid. */
export const CHECKS: Record<Fact, { how: string; lasts: string }> = {
  usdot_number: {
    how: 'One of our operators looks up the number in the register of the Federal Motor Carrier Safety Administration (FMCSA) and compares the names.',
    lasts: 'Once. We remove the badge if we learn that it is wrong.',
  },
  operating_authority: {
    how: 'One of our operators looks up the docket number in the FMCSA register: the authority has to be active.',
    lasts: 'Once. We remove the badge if we learn that it is wrong.',
  },
  liability_insurance: {
    how: 'The carrier sends the certificate. One of our operators reads it: whom it insures, for how much, until when.',
    lasts: 'Until the last day of the policy. Then the badge disappears automatically.',
  },
  cargo_insurance: {
    how: 'The carrier sends the certificate. One of our operators reads it: whom it insures, for how much, until when.',
    lasts: 'Until the last day of the policy. Then the badge disappears automatically.',
  },
  usda_registration: {
    how: 'For carriers of animals. They send the certificate, and one of our operators reads it.',
    lasts: 'Until the last day of the registration. Then the badge disappears automatically.',
  },
  equipment: {
    how: 'The carrier describes truck and trailer and sends photos. One of our operators compares the two.',
    lasts: 'Once. We remove the badge if we learn that it is wrong.',
  },
  identity: {
    how: "The carrier sends a driver's license or passport. One of our operators compares the name with the account.",
    lasts: 'Until the last day of the document. Then the badge disappears automatically.',
  },
  background_check: {
    how: 'The carrier sends the report of a background check firm. One of our operators reads who made it, when, and what it found.',
    lasts: 'Until the last day that the carrier and the report give. Then the badge disappears automatically.',
  },
};

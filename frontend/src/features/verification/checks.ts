import type { Fact } from '../../kit/format/labels';

/** How each fact is checked, by whom, and how long it is valid. */
export const CHECKS: Record<Fact, { how: string; lasts: string }> = {
  usdot_number: {
    how: 'One of our operators looks the number up in the register of the Federal Motor Carrier Safety Administration (FMCSA) and compares the names.',
    lasts: 'Once. The badge goes if we learn that it is wrong.',
  },
  operating_authority: {
    how: 'One of our operators looks the docket number up in the FMCSA register: the authority has to be active.',
    lasts: 'Once. The badge goes if we learn that it is wrong.',
  },
  liability_insurance: {
    how: 'The carrier sends the certificate. One of our operators reads it: whom it insures, for how much, until when.',
    lasts: 'Until the last day of the policy. Then the badge goes by itself.',
  },
  cargo_insurance: {
    how: 'The carrier sends the certificate. One of our operators reads it: whom it insures, for how much, until when.',
    lasts: 'Until the last day of the policy. Then the badge goes by itself.',
  },
  usda_registration: {
    how: 'For carriers of animals. They send the certificate, and one of our operators reads it.',
    lasts: 'Until the last day of the registration. Then the badge goes by itself.',
  },
  equipment: {
    how: 'The carrier describes truck and trailer and sends photos. One of our operators compares the two.',
    lasts: 'Once. The badge goes if we learn that it is wrong.',
  },
  identity: {
    how: "The carrier sends a driver's license or passport. One of our operators compares the name with the account.",
    lasts: 'Until the last day of the document. Then the badge goes by itself.',
  },
  background_check: {
    how: 'The carrier sends the report of a background check firm. One of our operators reads who made it, when, and what it found.',
    lasts: 'Until the last day that the carrier and the report give. Then the badge goes by itself.',
  },
};

import type { Fact } from '../../kit/format/labels';

/** How each fact is checked, by whom, and how long it is valid. */
export const CHECKS: Record<Fact, { how: string; lasts: string }> = {
  usdot_number: {
    how: 'One of our operators looks the number up in the registry of the Federal Motor Carrier Safety Administration (FMCSA) and compares the names.',
    lasts: 'Checked once. We remove the badge if we learn it is wrong.',
  },
  operating_authority: {
    how: 'One of our operators looks the docket number up in the FMCSA registry. The authority has to be active.',
    lasts: 'Checked once. We remove the badge if we learn it is wrong.',
  },
  liability_insurance: {
    how: 'The carrier sends the certificate. One of our operators checks who is insured, for how much, and until when.',
    lasts: 'Good until the policy ends. Then the badge comes off automatically.',
  },
  cargo_insurance: {
    how: 'The carrier sends the certificate. One of our operators checks who is insured, for how much, and until when.',
    lasts: 'Good until the policy ends. Then the badge comes off automatically.',
  },
  usda_registration: {
    how: 'For carriers who haul animals. They send the certificate, and one of our operators reads it.',
    lasts: 'Good until the registration ends. Then the badge comes off automatically.',
  },
  equipment: {
    how: 'The carrier describes the truck and trailer and sends photos. One of our operators compares them.',
    lasts: 'Checked once. We remove the badge if we learn it is wrong.',
  },
  identity: {
    how: "The carrier sends a driver's license or passport. One of our operators compares the name with the account.",
    lasts: 'Good until the document expires. Then the badge comes off automatically.',
  },
  background_check: {
    how: 'The carrier sends a report from a background check firm. One of our operators reads who made it, when, and what it found.',
    lasts: 'Good until the date on the report. Then the badge comes off automatically.',
  },
};

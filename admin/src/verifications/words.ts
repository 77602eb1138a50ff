import type { Fact } from '@haulway/frontend/kit/format/labels.ts';

/** What to compare before a fact is approved. */
export const TO_CHECK: Readonly<Record<Fact, string>> = {
  usdot_number: "In the register, the legal or business name is this carrier's, and the number is active.",
  operating_authority: "In the register, the name is this carrier's, and the authority to haul property is active.",
  liability_insurance: 'Insured name, policy number, limit and last day are the same on the certificate.',
  cargo_insurance: 'Insured name, policy number, limit and last day are the same on the certificate.',
  usda_registration: 'Name, number and last day are the same on the certificate, and it is class T.',
  equipment: 'The photos show what is described, and the truck names no other company.',
  identity: 'Whole and readable, the name is the name of the account, and the last day is the same.',
  background_check: 'It is about this carrier, from the firm, of the day and with the result that are named.',
};

const UNREADABLE = 'We cannot read it. Please send a sharper scan of the whole page.';
const OTHER_NAME = 'It is in another name than your account.';
const OTHER_DAY = 'The last day on it is not the one you gave.';

/** Reasons that come again and again, as the carrier reads them; they can be changed before they are sent. */
export function usualReasons(fact: string | null | undefined): readonly string[] {
  switch (fact) {
    case 'usdot_number':
    case 'operating_authority':
      return ['The register has another name for this number.', 'The register says that it is not active.'];
    case 'equipment':
      return ['The photos do not show it whole. Please send some from the side.', 'The photos show something else.'];
    default:
      return [UNREADABLE, OTHER_NAME, OTHER_DAY, 'A page is missing. Please send all of it.'];
  }
}

const SNAPSHOT = 'https://safer.fmcsa.dot.gov/query.asp?searchtype=ANY&query_type=queryCarrierSnapshot';

/** The page of the FMCSA's public register about a number; undefined for a number of another office, or of freight forwarders, whom it does not list. */
export function registerPage(fact: string | null | undefined, number: string | null | undefined): string | undefined {
  if (fact === 'usdot_number' && number)
    return `${SNAPSHOT}&query_param=USDOT&query_string=${encodeURIComponent(number)}`;
  const docket = fact === 'operating_authority' ? /^M[CX]-(\d+)$/.exec(number ?? '')?.[1] : undefined;
  return docket && `${SNAPSHOT}&query_param=MC_MX&query_string=${docket}`;
}

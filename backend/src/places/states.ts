/** Names of states and provinces as people write them, folded: lower case, no accents or dots. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  AL: 'alabama',
  AK: 'alaska',
  AZ: 'arizona',
  AR: 'arkansas',
  CA: 'california',
  CO: 'colorado',
  CT: 'connecticut',
  DE: 'delaware',
  DC: 'district of columbia',
  FL: 'florida',
  GA: 'georgia',
  HI: 'hawaii',
  ID: 'idaho',
  IL: 'illinois',
  IN: 'indiana',
  IA: 'iowa',
  KS: 'kansas',
  KY: 'kentucky',
  LA: 'louisiana',
  ME: 'maine',
  MD: 'maryland',
  MA: 'massachusetts',
  MI: 'michigan',
  MN: 'minnesota',
  MS: 'mississippi',
  MO: 'missouri',
  MT: 'montana',
  NE: 'nebraska',
  NV: 'nevada',
  NH: 'new hampshire',
  NJ: 'new jersey',
  NM: 'new mexico',
  NY: 'new york',
  NC: 'north carolina',
  ND: 'north dakota',
  OH: 'ohio',
  OK: 'oklahoma',
  OR: 'oregon',
  PA: 'pennsylvania',
  RI: 'rhode island',
  SC: 'south carolina',
  SD: 'south dakota',
  TN: 'tennessee',
  TX: 'texas',
  UT: 'utah',
  VT: 'vermont',
  VA: 'virginia',
  WA: 'washington',
  WV: 'west virginia',
  WI: 'wisconsin',
  WY: 'wyoming',
  PR: 'puerto rico',
  VI: 'virgin islands',
  GU: 'guam',
  AS: 'american samoa',
  MP: 'northern mariana islands',
  AB: 'alberta',
  BC: 'british columbia',
  MB: 'manitoba',
  NB: 'new brunswick',
  NL: 'newfoundland and labrador',
  NS: 'nova scotia',
  NT: 'northwest territories',
  NU: 'nunavut',
  ON: 'ontario',
  PE: 'prince edward island',
  QC: 'quebec',
  SK: 'saskatchewan',
  YT: 'yukon',
};

const CODE_BY_NAME = new Map([
  ...Object.entries(STATE_NAMES).map(([code, name]) => [name, code] as const),
  ...Object.keys(STATE_NAMES).map((code) => [code.toLowerCase(), code] as const),
  ['newfoundland', 'NL'] as const,
]);

/** The code for a folded state or province name or code; undefined when it is neither. */
export function stateCode(folded: string): string | undefined {
  return CODE_BY_NAME.get(folded);
}

/** The full name, for a label: `TX` gives `Texas`. */
export function stateName(code: string): string {
  return (STATE_NAMES[code] ?? code)
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (Of|And) /g, (word) => word.toLowerCase());
}

type End = 'pickup' | 'delivery';

/** SQL for whether nobody was told the house number and street of an end of the shipment `s`; the screens' `hasStreet` says the same. */
export const lacksStreet = (end: End): string => `(s.${end}_address IS NULL AND s.${end}_location !~ '^\\d+ \\D')`;

/** How an address ends that names its place itself: with a state, a ZIP code or a Canadian postal code. */
const WHOLE = ', *[a-z]{2}$|\\y\\d{5}(-\\d{4})?$|\\y[a-z]\\d[a-z] ?\\d[a-z]\\d$';

/** SQL for the street of an end of the shipment `s` with its city, each said once; the job sheet says the same. */
export const addressOf = (end: End): string =>
  `CASE WHEN s.${end}_address IS NULL OR starts_with(s.${end}_location, s.${end}_address) THEN s.${end}_location
        WHEN strpos(s.${end}_address, s.${end}_location) > 0 OR s.${end}_address ~* '${WHOLE}' THEN s.${end}_address
        ELSE s.${end}_address || ', ' || CASE WHEN s.${end}_location ~ '^\\d' THEN btrim(substr(s.${end}_location, strpos(s.${end}_location, ',') + 1)) ELSE s.${end}_location END END`;

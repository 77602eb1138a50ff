/** How near an end of a shipment somebody is at it: where its owner or recipient stood, else about where it is. */
export const FENCE_MILES = { exact: 0.3, zip: 10, city: 25 } as const;

/** A place with a ZIP code; also as PostgreSQL reads it. */
export const ZIP_CODE = '(^|\\D)\\d{5}(-\\d{4})?($|\\D)';

/** Zones of the places in every deal of the model: Austin and Denver. */
export const PICKUP_ZONE = 'America/Chicago';
export const DELIVERY_ZONE = 'America/Denver';

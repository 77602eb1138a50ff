/** SQL for whether nobody was told the street of an end of the shipment `s`: what others see of the place is all that was typed. */
export const lacksStreet = (end: 'pickup' | 'delivery'): string =>
  `(s.${end}_address IS NULL AND s.${end}_location = s.${end}_place)`;

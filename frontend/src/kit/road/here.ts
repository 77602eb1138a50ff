import type { Shipment } from '../api/types';
import { milesBetween } from './follow';

/** Where an end of a job is, and within how many miles somebody is there. */
export type Fence = Omit<NonNullable<Shipment['fences']>[number], 'end'>;

const METERS_A_MILE = 1_609.344;
/** A phone that knows no better is not believed beyond this. */
const MOST_UNSURE_MILES = 0.3;

/** Whether a phone that says this of where it is may be there. */
export function isHere(coords: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>, fence: Fence) {
  return milesBetween(coords, fence) <= fence.miles + Math.min(coords.accuracy / METERS_A_MILE, MOST_UNSURE_MILES);
}

/**
 * Says whenever the phone comes there or leaves, if its owner lets Haulway know where it is. Asks nobody for that.
 * Returns a function that stops it.
 */
export function watchHere(fence: Fence, onChange: (here: boolean) => void): () => void {
  let watch: number | undefined;
  let allowed: PermissionStatus | undefined;
  let isOver = false;
  const look = () => {
    if (isOver || watch !== undefined || allowed?.state !== 'granted') return;
    watch = navigator.geolocation.watchPosition(
      ({ coords }) => onChange(isHere(coords, fence)),
      () => onChange(false),
      { maximumAge: 60_000 },
    );
  };
  // Old browsers do not say.
  const ask = async () => {
    allowed = await navigator.permissions?.query({ name: 'geolocation' });
    allowed?.addEventListener('change', look);
    look();
  };
  void ask();
  return () => {
    isOver = true;
    allowed?.removeEventListener('change', look);
    if (watch !== undefined) navigator.geolocation.clearWatch(watch);
  };
}

/** A position the phone has found, if it has one by now. */
export type Found = { latitude: number; longitude: number; accuracy: number } | undefined;

/** Where the phone is, as soon as it knows; undefined while it does not, or may not say. */
export function askPosition(onFound: (position: Found) => void): void {
  if (!navigator.geolocation) return onFound(undefined);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      onFound({
        latitude: Number(coords.latitude.toFixed(7)),
        longitude: Number(coords.longitude.toFixed(7)),
        accuracy: Math.min(100_000, Math.round(coords.accuracy)),
      }),
    () => onFound(undefined),
    { enableHighAccuracy: true, timeout: 20_000, maximumAge: 120_000 },
  );
}

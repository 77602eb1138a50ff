import type { ShipmentItem } from '../api/types';

/** The widths in pixels the API stores photos in. */
type PhotoWidth = 320 | 800 | 1600;

/** A photo's URL in one of its widths. An external URL stays unchanged. */
export function photoAt(url: string, width: PhotoWidth): string {
  return url.startsWith('/api/uploads/') ? `${url}?w=${width}` : url;
}

/** The photo in all its widths, as a `srcset` for the browser to choose from. */
export function photoSources(url: string): string | undefined {
  return url.startsWith('/api/uploads/')
    ? ([320, 800, 1600] as const).map((width) => `${photoAt(url, width)} ${width}w`).join(', ')
    : undefined;
}

/** A shipment's photos and those of its items, which are captioned by what they show. */
export function allPhotos(shipment: {
  photos: string[];
  photoCaptions: string[];
  items?: Pick<ShipmentItem, 'title' | 'photos'>[];
}): { photos: string[]; captions: string[] } {
  const own = shipment.photos.map((url, index) => ({ url, caption: shipment.photoCaptions[index] ?? '' }));
  const ofItems = (shipment.items ?? []).flatMap(({ title, photos }) => photos.map((url) => ({ url, caption: title })));
  const all = [...own, ...ofItems.filter(({ url }) => !shipment.photos.includes(url))];
  return { photos: all.map(({ url }) => url), captions: all.map(({ caption }) => caption) };
}

/** Kinds of contact data that are hidden in a shipment's texts and those of its items, each once. */
export function maskedIn({
  masked,
  items = [],
}: {
  masked: string[];
  items?: Pick<ShipmentItem, 'masked'>[];
}): string[] {
  return [...new Set([...masked, ...items.flatMap((item) => item.masked)])];
}

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

/** The widths in pixels in which the API keeps its photos. */
type PhotoWidth = 320 | 800 | 1600;

/** The address of a photo in one of its widths. An address elsewhere stays as it is. */
export function photoAt(url: string, width: PhotoWidth): string {
  return url.startsWith('/api/uploads/') ? `${url}?w=${width}` : url;
}

/** The photo in its widths, for the browser to choose by the screen. */
export function photoSources(url: string): string | undefined {
  return url.startsWith('/api/uploads/')
    ? ([320, 800, 1600] as const).map((width) => `${photoAt(url, width)} ${width}w`).join(', ')
    : undefined;
}

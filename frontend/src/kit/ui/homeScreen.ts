/** An iPhone or iPad, whose browser keeps and notifies less unless the app is opened from the home screen. */
export function isApplePhone(userAgent = navigator.userAgent, touchPoints = navigator.maxTouchPoints): boolean {
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}

/** Opened from the home screen, without the browser around it. */
export function isOnHomeScreen(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

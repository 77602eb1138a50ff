import { preloadable } from '../kit/ui/preloadable';

const landing = preloadable(() => import('./LandingPage'));
const home = preloadable(() => import('./HomePage'));

export const LandingPage = landing.Page;
export const HomePage = home.Page;

/** Loads what a visitor to the landing page sees. */
export async function preloadLanding(): Promise<void> {
  await Promise.all([home.preload(), landing.preload()]);
}

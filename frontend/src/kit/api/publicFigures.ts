import { hours } from '../format/dates';
import { guarantee } from '../format/terms';
import { dialed } from '../format/words';
import { useConfig } from './config';

/** Placeholders in the built pages. The server replaces them with the current settings each time it sends a page. */
const PLACEHOLDERS = {
  'support-phone': '__SUPPORT_PHONE__',
  'claim-window': '__CLAIM_WINDOW__',
  'release-delay': '__RELEASE_DELAY__',
  guarantee: '__GUARANTEE__',
} as const;
const LINK_PLACEHOLDER = '__SUPPORT_PHONE_LINK__';

/** This installation's phone number. It comes with the page, so it shows at once, even without the app's script. */
export function useSupportPhone(): string | undefined {
  const config = useConfig();
  return config?.supportPhone ?? saidByPage('support-phone');
}

/** The landing page's figures as text. They come with the page, like the phone number; undefined while unknown. */
export function usePublicFigures(): { claimWindow: string; releaseDelay: string; guarantee: string } | undefined {
  const config = useConfig();
  const limit = guarantee(config);
  if (config && limit)
    return {
      claimWindow: hours(config.claimWindowHours),
      releaseDelay: hours(config.autoReleaseHours),
      guarantee: limit,
    };
  const [claimWindow, releaseDelay, covered] = [
    saidByPage('claim-window'),
    saidByPage('release-delay'),
    saidByPage('guarantee'),
  ];
  return claimWindow && releaseDelay && covered ? { claimWindow, releaseDelay, guarantee: covered } : undefined;
}

/** The link that calls a number. */
export function phoneLink(phone: string): string {
  return `tel:${phone === PLACEHOLDERS['support-phone'] ? LINK_PLACEHOLDER : dialed(phone)}`;
}

function saidByPage(name: keyof typeof PLACEHOLDERS): string | undefined {
  const placeholder = PLACEHOLDERS[name];
  // At build time there is no document, and the placeholder itself has to be written.
  if (typeof document === 'undefined') return placeholder;
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return said === placeholder ? undefined : said;
}

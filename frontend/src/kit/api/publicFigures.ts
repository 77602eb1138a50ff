import { hours } from '../format/dates';
import { guarantee } from '../format/terms';
import { useConfig } from './config';

/** Placeholders in the built pages; the server fills in the settings' words each time it sends one. */
const PLACEHOLDERS = {
  'support-phone': '__SUPPORT_PHONE__',
  'claim-window': '__CLAIM_WINDOW__',
  'release-delay': '__RELEASE_DELAY__',
  guarantee: '__GUARANTEE__',
} as const;
const LINK_PLACEHOLDER = '__SUPPORT_PHONE_LINK__';

/** This installation's phone number. The page itself carries it, so that it shows at once, even without the app's script. */
export function useSupportPhone(): string | undefined {
  const config = useConfig();
  return config?.supportPhone ?? saidByPage('support-phone');
}

/** The landing page's figures as people read them, carried by the page like the phone number; undefined while unknown. */
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

/** The address that calls a number. */
export function phoneLink(phone: string): string {
  return `tel:${phone === PLACEHOLDERS['support-phone'] ? LINK_PLACEHOLDER : phone.replace(/[^+\d]/g, '')}`;
}

function saidByPage(name: keyof typeof PLACEHOLDERS): string | undefined {
  const placeholder = PLACEHOLDERS[name];
  // While the page is being built there is no document, and the placeholder is what has to be written.
  if (typeof document === 'undefined') return placeholder;
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return said === placeholder ? undefined : said;
}

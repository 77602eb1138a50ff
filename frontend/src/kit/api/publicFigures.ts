import { hours } from '../format/dates';
import { guarantee } from '../format/terms';
import { useConfig } from './config';

/** Stand in the built pages; the server puts the words of the settings in force there each time it sends one. */
const PLACEHOLDERS = {
  'support-phone': '__SUPPORT_PHONE__',
  'claim-window': '__CLAIM_WINDOW__',
  'release-delay': '__RELEASE_DELAY__',
  guarantee: '__GUARANTEE__',
} as const;
const LINK_PLACEHOLDER = '__SUPPORT_PHONE_LINK__';

/** The phone number of this installation. The page itself carries it, so that it shows at once, and without the app's script. */
export function useSupportPhone(): string | undefined {
  const config = useConfig();
  return config?.supportPhone ?? saidByPage('support-phone');
}

/** The figures of the landing page as people read them, carried by the page like the phone number; undefined while they are not known. */
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
  // While the page is built there is no document, and the placeholder is what is to be written.
  if (typeof document === 'undefined') return placeholder;
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return said === placeholder ? undefined : said;
}

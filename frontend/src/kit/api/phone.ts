import { useConfig } from './config';

/** Stands in the built pages; the server puts the number there when it starts. */
const PLACEHOLDER = '__SUPPORT_PHONE__';
const LINK_PLACEHOLDER = '__SUPPORT_PHONE_LINK__';

/** The phone number of this installation. The page itself carries it, so that it shows at once, and without the app's script. */
export function useSupportPhone(): string | undefined {
  const config = useConfig();
  return config?.supportPhone ?? phoneOfPage();
}

/** The address that calls a number. */
export function phoneLink(phone: string): string {
  return `tel:${phone === PLACEHOLDER ? LINK_PLACEHOLDER : phone.replace(/[^+\d]/g, '')}`;
}

function phoneOfPage(): string | undefined {
  // While the page is built there is no document, and the placeholder is what is to be written.
  if (typeof document === 'undefined') return PLACEHOLDER;
  const phone = document.querySelector<HTMLMetaElement>('meta[name="support-phone"]')?.content;
  return phone === PLACEHOLDER ? undefined : phone;
}

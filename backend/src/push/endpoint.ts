/** The push services of the browsers that have Web Push; `*.` stands for any host below. */
const SERVICES = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

const LONGEST = 1_000;
const REFUSED = 'Push goes to the push services of browsers only';

/**
 * The address of a browser's push service, as it is called; or a sentence that says what is wrong with it. It comes from
 * outside, so only hosts that are known to push are called.
 * @param allow further hosts with their ports, as `127.0.0.1:4430`, for tests; over http
 */
export function readEndpoint(text: string, allow: readonly string[]): URL | string {
  if (!URL.canParse(text)) return 'Enter the address of a push service';
  const url = new URL(text);
  if (url.href.length > LONGEST) return `At most ${LONGEST} characters`;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return REFUSED;
  if (url.protocol === 'http:') return allow.includes(url.host) ? url : REFUSED;
  const known = SERVICES.some((service) =>
    service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service,
  );
  // An address without a port, or with 443, has none once it is read.
  return url.protocol === 'https:' && url.port === '' && known ? url : REFUSED;
}

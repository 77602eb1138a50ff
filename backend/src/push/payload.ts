/** A notification as it is pushed. */
export interface PushNews {
  title: string;
  body: string;
  /** A page of the user app. */
  link: string;
  /** Of what it tells; a test has none. */
  notificationId: string | null;
}

/** Push services take 4 kB; old ones less. */
const MOST_BYTES = 2_048;
const LONGEST_TITLE = 120;
const AMOUNT = /\$\d[\d,]*(\.\d+)?/g;

/**
 * What the service worker gets, as JSON of at most 2 kB: the body is cut to fit. Amounts of money are left out unless the
 * phone's owner wants them, since it is shown on a locked screen.
 */
export function payloadOf({ title, body, link, notificationId }: PushNews, showsAmounts: boolean): string {
  const shown = (text: string) => (showsAmounts ? text : text.replace(AMOUNT, '$…'));
  const written = (text: string) =>
    JSON.stringify({
      title: cut(shown(title), LONGEST_TITLE),
      body: text,
      link,
      tag: link,
      ...(notificationId ? { id: notificationId } : {}),
    });
  const whole = [...shown(body)];
  let length = whole.length;
  while (length > 0 && Buffer.byteLength(written(cut(whole.join(''), length))) > MOST_BYTES)
    length = Math.floor(length * 0.9);
  return written(cut(whole.join(''), length));
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, Math.max(0, most - 1)).join('')}…`;
}

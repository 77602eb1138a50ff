// npm run mails: the latest mails in full, with their links, of those that the catcher keeps while no SMTP_URL is set.
//   --to <address>   only those to one person      --last 3
import { parseArgs } from 'node:util';
import { atOneMoment } from './one-moment.mjs';
import { Refusal } from './project.mjs';

const { values } = parseArgs({ options: { to: { type: 'string' }, last: { type: 'string', default: '3' } } });
const last = Number(values.last);

await atOneMoment(async (client) => {
  if (!Number.isInteger(last) || last < 1) throw new Refusal('--last takes a whole number of at least 1.');
  const { rows } = await client.query(
    `SELECT recipient, subject, text, received_at FROM caught_mails
     WHERE $1::text IS NULL OR lower(recipient) = lower($1) ORDER BY id DESC LIMIT $2`,
    [values.to ?? null, last],
  );
  for (const { recipient, subject, text, received_at: at } of rows.reverse())
    console.log(`To: ${recipient}, ${at.toISOString()}\n${subject}\n\n${text.trim()}\n${'-'.repeat(60)}`);
  if (rows.length === 0) console.log('No such mail was caught.');
  return true;
});

// npm run check:money: checks over the whole ledger that the money adds up, and exits with 1 on any row that says it does not.
// It also lists what has merely waited too long.
import { ask, atOneMoment } from './one-moment.mjs';
import { importBuilt } from './project.mjs';

await atOneMoment(async (client) => {
  /** @type {{invariants: import('./one-moment.mjs').Queries, alerts: import('./one-moment.mjs').Queries}} */
  const { invariants, alerts } = await importBuilt('src/ledger/ledger.invariants.js');
  const broken = await ask(client, 'BROKEN', invariants);
  await ask(client, 'LOOK', alerts);
  console.log(broken === 0 ? 'The money adds up.' : `The money does not add up: ${broken} rows.`);
  return broken === 0;
});

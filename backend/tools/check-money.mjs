// npm run check:money: asks the whole book whether the money adds up, and ends with 1 on any row that says it does not.
// What has only waited for long is shown beside it.
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

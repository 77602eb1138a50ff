// npm run check:audit: checks whether the lines of the audit log are as they were written, and exits with 1 when one is not.
import { ask, atOneMoment } from './one-moment.mjs';
import { importBuilt } from './project.mjs';

await atOneMoment(async (client) => {
  /** @type {{BROKEN_AUDIT_LINES: string}} */
  const { BROKEN_AUDIT_LINES: sql } = await importBuilt('src/platform/audit/audit.js');
  const broken = await ask(client, 'BROKEN', [{ name: 'each line of the audit log follows the one before it', sql }]);
  const { rows } = await client.query(`SELECT n, encode(hash, 'hex') AS hash FROM audit_log ORDER BY n DESC LIMIT 1`);
  console.log(rows.length === 0 ? 'It has no lines yet.' : `Its last line is number ${rows[0].n}, ${rows[0].hash}.`);
  return broken === 0;
});

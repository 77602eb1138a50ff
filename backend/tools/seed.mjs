// npm run seed -- --shipments 10000: adds a market of any size to the database named in the environment, beside what is already there.
// It reads DATABASE_URL, or else the embedded database in DATA_DIR, whether Haulway is running on it or not, and creates it if missing.
// The rows are written with set-based statements; 1% of the shipments become paid deals through the product's own verbs.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { prepare } from './prepare.mjs';
import { importBuilt, Refusal, tool } from './project.mjs';

const FEWEST = 10;
const MOST = 1_000_000;
const PORTION = 20_000;
const DEALS = 0.01;
const PASSWORD = 'haulway-demo';

await tool(async () => {
  const size = readSize();
  await prepare(['backend', 'places']);
  const { readEnv } = await importBuilt('src/platform/config/env.js');
  const env = readEnv();
  if (env.production) throw new Refusal('No made-up data is written with NODE_ENV=production.');
  if (env.STRIPE_SECRET_KEY) throw new Refusal('The deals are paid at the card sandbox: leave STRIPE_SECRET_KEY out.');
  // Only now, since it uses what was just installed and built.
  const { openDatabase } = await import('./database.mjs');
  const database = await openDatabase({ make: true });
  try {
    await seed(env, database, size);
  } finally {
    await database.close();
  }
});
process.exit();

function readSize() {
  const { values } = parseArgs({ options: { shipments: { type: 'string' } } });
  const size = Number(values.shipments);
  if (!Number.isInteger(size) || size < FEWEST || size > MOST)
    throw new Refusal(`npm run seed -- --shipments N, with N from ${FEWEST} to ${MOST.toLocaleString('en')}.`);
  return size;
}

/** @param {any} env the program's settings @param {{url: string, dataDir: string}} database @param {number} size */
async function seed(env, { url, dataDir }, size) {
  const began = Date.now();
  const say = (/** @type {string} */ line) =>
    console.log(`${((Date.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${line}`);
  const [{ migrate }, { connectQueues }, { readSecret }] = await Promise.all([
    importBuilt('src/platform/database/migrate.js'),
    importBuilt('src/platform/jobs/queue-connection.js'),
    importBuilt('src/platform/embedded/secret.js'),
  ]);
  const [{ isEmpty }, { seedDemo }, { playDeals }, { hashPassword }] = await Promise.all([
    importBuilt('src/demo-mark.js'),
    importBuilt('seeds/demo.js'),
    importBuilt('seeds/market.js'),
    importBuilt('src/auth/passwords.js'),
  ]);
  await migrate(url);
  const queues = await connectQueues(env, url);
  const ground = {
    env,
    databaseUrl: url,
    queues,
    jwtSecret: env.JWT_SECRET ?? readSecret(dataDir, 'jwt-secret'),
    dataKey: env.DATA_KEY ?? readSecret(dataDir, 'data-key'),
    closing: { started: false },
  };
  try {
    if (env.demo && (await isEmpty(url))) {
      say('creating the demo accounts and their deals first');
      await seedDemo(ground);
    }
    const name = `seed${began.toString(36)}`;
    await writeRows(url, { size, name, password: await hashPassword(PASSWORD) }, (done) =>
      say(`${done.toLocaleString('en')} of ${size.toLocaleString('en')} shipments`),
    );
    const deals = dealIds(name, size);
    await playDeals(ground, deals, (/** @type {number} */ done) => {
      if (done % 500 === 0 || done === deals.length)
        say(`${done.toLocaleString('en')} of ${deals.length.toLocaleString('en')} paid deals`);
    });
    say(`done; sign in as user0@${name}.haulway.test (a carrier) or user1@${name}.haulway.test, password ${PASSWORD}`);
  } finally {
    await queues.close();
  }
}

/** @param {string} url @param {{size: number, name: string, password: string}} market @param {(done: number) => void} onPortion */
async function writeRows(url, { size, name, password }, onPortion) {
  const [{ default: pg }, { addMarket }] = await Promise.all([import('pg'), import('./bench/fill.mjs')]);
  const client = new pg.Client({ connectionString: url, application_name: 'haulway-seed' });
  await client.connect();
  try {
    const now = "(now() + (SELECT offset_ms FROM business_clock) * interval '1 millisecond')";
    await addMarket(client, { size, name, now }, { password, portion: PORTION, onPortion });
  } finally {
    await client.end();
  }
}

/** Every hundredth shipment, and one that is quoted. @param {string} name @param {number} size */
function dealIds(name, size) {
  return Array.from({ length: Math.max(1, Math.floor(size * DEALS)) }, (_, n) =>
    createHash('md5')
      .update(`shipment ${n * 100 + 3}${name}`)
      .digest('hex'),
  );
}

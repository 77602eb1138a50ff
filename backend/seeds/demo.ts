import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { hashPassword } from '../src/auth/passwords.js';
import { Clock } from '../src/platform/clock/clock.js';
import { Db } from '../src/platform/database/db.js';
import { UserRow } from '../src/users/user.entity.js';

const PASSWORD = 'haulway-demo';

/** The demo's people; they exist only in the embedded default, never in production. */
const ACCOUNTS = [
  { email: 'shipper@demo.haulway.test', firstName: 'Dana', lastName: 'Reyes', isCarrier: false, isAdmin: false },
  { email: 'carrier@demo.haulway.test', firstName: 'Cole', lastName: 'Ramsey', isCarrier: true, isAdmin: false },
  { email: 'admin@demo.haulway.test', firstName: 'Ada', lastName: 'Okafor', isCarrier: false, isAdmin: true },
];

/** Makes the demo accounts in an empty database; tells whether it did. */
export async function seedDemo(app: NestFastifyApplication): Promise<boolean> {
  const db = app.get(Db);
  if (await db.one('SELECT 1 AS one FROM users LIMIT 1')) return false;
  const password = await hashPassword(PASSWORD);
  const now = app.get(Clock).now();
  await db.tx(async (tx) => {
    for (const account of ACCOUNTS) {
      await tx.repo(UserRow).insert({ id: randomUUID(), ...account, password, emailVerified: true, createdAt: now, updatedAt: now });
    }
  });
  return true;
}

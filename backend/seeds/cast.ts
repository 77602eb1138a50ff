import { randomUUID } from 'node:crypto';
import { hashPassword } from '../src/auth/passwords.js';
import { after, DAY } from '../src/common/clock.js';
import { DEMO_DOMAIN } from '../src/demo-mark.js';
import type { Db } from '../src/platform/database/db.js';
import { UserRow } from '../src/users/user.entity.js';
import type { Chance } from './chance.js';
import { ADMIN, type Carrier, CARRIERS, type Person, SHIPPERS } from './people.js';

const PASSWORD = 'haulway-demo';

export type Cast = ReadonlyMap<string, { id: string; isCarrier: boolean }>;

/** Creates the demo's people, who joined before the demo's first day; their password is hashed once. */
export async function makeCast(db: Db, begin: Date, chance: Chance): Promise<Cast> {
  const password = await hashPassword(PASSWORD);
  const rows = [
    ...SHIPPERS.map((person) => ({ person: person as Person, isCarrier: false, operatorRole: null })),
    ...CARRIERS.map((person) => ({ person, isCarrier: true, operatorRole: null })),
    { person: ADMIN, isCarrier: false, operatorRole: 'owner' as const },
  ].map(({ person, isCarrier, operatorRole }, index) => ({
    ...columnsOf(person),
    ...(isCarrier ? publicPartOf(person as Carrier) : {}),
    phone: phoneOf(index),
    password,
    isCarrier,
    isAdmin: operatorRole !== null,
    operatorRole,
    joined: after(begin, -chance.between(0.5, 400) * DAY),
  }));
  await db.tx(async (tx) => {
    for (const { joined, ...row } of rows)
      tx.insert(UserRow, { ...row, emailVerified: true, createdAt: joined, updatedAt: joined });
  });
  return new Map(rows.map(({ id, email, isCarrier }) => [email.slice(0, email.indexOf('@')), { id, isCarrier }]));
}

function columnsOf({ name, firstName, lastName, bio }: Person) {
  return { id: randomUUID(), email: `${name}@${DEMO_DOMAIN}`, firstName, lastName, bio: bio ?? null };
}

/** What everybody reads about a carrier. */
function publicPartOf({ bio, base, lanes, hauls }: Carrier) {
  return { about: bio ?? null, homeBase: base, lanes: [...lanes], takes: [...hauls] };
}

/** A number of those that belong to nobody. */
function phoneOf(index: number): string {
  return `(512) 555-01${String(index).padStart(2, '0')}`;
}

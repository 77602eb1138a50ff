import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { isLinkToken, linkHash, newLinkToken } from '../platform/security/link-token.js';

/** A job for a driver. */
export interface DrivenJob {
  carrierId: string;
  shipmentId: string;
  name: string;
  phone: string | null;
}

/** Who drives a job, as its two sides see it. */
export interface DriverJson {
  name: string;
  phone: string | null;
  createdAt: string;
  openedAt: string | null;
}

/** A link that somebody opens. */
interface OpenedLink {
  id: string;
  carrierId: string;
  shipmentId: string;
  name: string;
}

/** A participant: the token of a new link to a job, in place of the one there was. `at` is business time. */
export async function makeDriverLink(
  tx: Tx,
  { carrierId, shipmentId, name, phone }: DrivenJob,
  at: Date,
): Promise<string> {
  await endDriverLink(tx, carrierId, shipmentId, at);
  const token = newLinkToken();
  await tx.run(
    'INSERT INTO driver_links (id, carrier_id, shipment_id, name, phone, token_hash, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [randomUUID(), carrierId, shipmentId, name, phone, linkHash(token), at],
  );
  return token;
}

/** A participant: ends the link to a job, and the sessions that it opened. Answers whether there was one. */
export async function endDriverLink(tx: Tx, carrierId: string, shipmentId: string, at: Date): Promise<boolean> {
  const ended = await tx.run(
    `WITH ended AS (
       UPDATE driver_links SET ended_at = $3 WHERE carrier_id = $1 AND shipment_id = $2 AND ended_at IS NULL RETURNING id
     ), closed AS (DELETE FROM sessions s USING ended e WHERE s.driver_link = e.id)
     SELECT id FROM ended`,
    [carrierId, shipmentId, at],
  );
  tx.forget(carrierId);
  return ended > 0;
}

/** A participant: ends all links of a carrier, whose account is in doubt. */
export async function endDriverLinks(tx: Tx, carrierId: string, at: Date): Promise<void> {
  await tx.run('UPDATE driver_links SET ended_at = $2 WHERE carrier_id = $1 AND ended_at IS NULL', [carrierId, at]);
  tx.forget(carrierId);
}

/** A participant: removes the links of an erased account. */
export async function forgetDrivers(tx: Tx, carrierId: string): Promise<void> {
  await tx.run('DELETE FROM driver_links WHERE carrier_id = $1', [carrierId]);
  tx.forget(carrierId);
}

/** A participant: the link that a token opens, which is noted; undefined for tokens that never were, or no longer are. */
export async function openDriverLink(tx: Tx, token: string, at: Date): Promise<OpenedLink | undefined> {
  if (!isLinkToken(token)) return undefined;
  return tx.one<OpenedLink>(
    `UPDATE driver_links SET opened_at = coalesce(opened_at, $2) WHERE token_hash = $1 AND ended_at IS NULL
     RETURNING id, carrier_id AS "carrierId", shipment_id AS "shipmentId", name`,
    [linkHash(token), at],
  );
}

/** Who drives a job of this carrier; undefined while nobody was sent the link. */
export async function readDriver(db: Db | Tx, carrierId: string, shipmentId: string): Promise<DriverJson | undefined> {
  const row = await db.one<{ driver: DriverJson }>(
    `SELECT json_build_object('name', name, 'phone', phone, 'createdAt', ${isoJson('created_at')}, 'openedAt', ${isoJson('opened_at')}) AS driver
       FROM driver_links WHERE carrier_id = $1 AND shipment_id = $2 AND ended_at IS NULL`,
    [carrierId, shipmentId],
  );
  return row?.driver;
}

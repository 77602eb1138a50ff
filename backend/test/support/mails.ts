import { expect } from '@jest/globals';
import type { World } from './people.js';
import type { TestServer } from './server.js';
import { until, untilFound } from './until.js';

/** A mail as the catcher received it. */
export interface CaughtMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** What every mail must be: complete in both forms, for one person, from us, leading into the app. */
export function expectWhole(
  { server }: World,
  { subject, text, html, headers }: CaughtMail,
  path: string | RegExp,
): void {
  const link = new RegExp(`${server.url}${typeof path === 'string' ? path.replace(/[?]/g, '\\?') : path.source}`);
  expect(subject).not.toMatch(/undefined|null|[\r\n]/);
  for (const form of [text, html]) {
    expect(form).toMatch(link);
    expect(form).not.toMatch(/undefined|\[object|NaN/);
    expect(form).toContain('Haulway');
    expect(form).toContain('You are getting this email because');
  }
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).not.toMatch(/<script|<style|<link|<img|javascript:| on\w+=/i);
  expect(html.match(/border-radius:10px;">\n<a href=/g)).toHaveLength(1);
  expect(html).toContain('max-width:600px');
  expect(headers['from']).toContain('no-reply@');
  expect(headers['content-type']).toContain('multipart/alternative');
}

const UNTOLD = `SELECT FROM events WHERE dispatched_at IS NULL OR waiting <> '{}'`;

/** Waits until everybody who listens has heard of all that happened. */
export async function allTold({ server }: Pick<World, 'server'>): Promise<void> {
  await until(async () => (await server.query(UNTOLD)).length === 0);
}

/** Lets all mails about what happened fall due, and waits until each of them is sent. */
export async function allMailed(world: World): Promise<void> {
  const { server } = world;
  await allTold(world);
  await server.query(`UPDATE notifications SET mail_at = mail_at - interval '1 day' WHERE mail_at > now()`);
  await world.sweep('often');
  const waiting = `${UNTOLD} UNION ALL SELECT FROM notifications WHERE mail_at IS NOT NULL UNION ALL SELECT FROM emails WHERE state = 'queued'`;
  await until(async () => (await server.query(waiting)).length === 0);
}

const LINK = /(?:verify|token)=([\w-]{43})/;

/** The tokens in the links mailed to an address, oldest first, once all of them have come. In the table of mails they are sealed. */
export async function linksMailed(
  server: TestServer,
  email: string,
  kind: 'email_verification' | 'password_reset',
): Promise<string[]> {
  const [queued] = await server.query<{ count: number; subject: string }>(
    'SELECT count(*)::int AS count, min(subject) AS subject FROM emails WHERE recipient = $1 AND kind = $2',
    [email, kind],
  );
  const caught = () =>
    server.query<{ text: string }>('SELECT text FROM caught_mails WHERE recipient = $1 AND subject = $2 ORDER BY id', [
      email,
      queued?.subject,
    ]);
  const mails = await untilFound(async () => {
    const come = await caught();
    return come.length < (queued?.count ?? 0) ? undefined : come;
  });
  return mails.map(({ text }) => LINK.exec(text)?.[1] ?? '');
}

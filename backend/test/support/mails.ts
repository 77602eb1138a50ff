import { expect } from '@jest/globals';
import type { World } from './people.js';
import type { TestServer } from './server.js';

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
  let mails = await caught();
  while (mails.length < (queued?.count ?? 0)) mails = await caught();
  return mails.map(({ text }) => LINK.exec(text)?.[1] ?? '');
}

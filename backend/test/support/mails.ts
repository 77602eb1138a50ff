import { expect } from '@jest/globals';
import type { World } from './people.js';

/** A mail as the catcher took it. */
export interface CaughtMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** What every mail must be: whole in both forms, for one person, from us, leading into the app. */
export function expectWhole({ server }: World, { subject, text, html, headers }: CaughtMail, path: string | RegExp): void {
  const link = new RegExp(`${server.url}${typeof path === 'string' ? path.replace(/[?]/g, '\\?') : path.source}`);
  expect(subject).not.toMatch(/undefined|null|[\r\n]/);
  for (const form of [text, html]) {
    expect(form).toMatch(link);
    expect(form).not.toMatch(/undefined|\[object|NaN/);
    expect(form).toContain('Haulway');
    expect(form).toContain('You get this mail because');
  }
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).not.toMatch(/<script|<style|<link|<img|javascript:| on\w+=/i);
  expect(html.match(/border-radius:10px;">\n<a href=/g)).toHaveLength(1);
  expect(html).toContain('max-width:600px');
  expect(headers['from']).toContain('no-reply@');
  expect(headers['content-type']).toContain('multipart/alternative');
}

import { expect, it } from '@jest/globals';
import { LatePayments } from './late-payments.js';

it('refuses to start without a handler, and refuses a second handler', () => {
  const late = new LatePayments();
  expect(() => late.requireHandler()).toThrow('No handler for late payments.');
  late.on(async () => undefined);
  expect(() => late.requireHandler()).not.toThrow();
  expect(() => late.on(async () => undefined)).toThrow('Two handlers for late payments.');
});

it('waits for the handler, and fails when it does', async () => {
  const late = new LatePayments();
  late.on(async (quoteId) => {
    throw new Error(`asked about ${quoteId}`);
  });
  await expect(late.settle('a quote')).rejects.toThrow('asked about a quote');
});

import type { HandedOver, ListenerName } from '../events/catalog.js';

/** How often a sweep runs: every 5 seconds, minute, hour. */
export type Pace = 'often' | 'minutely' | 'hourly';

/** All jobs: the queue each is on, its name there and its data. */
export interface JobData {
  /** `events.deliver` does what events handed over together wait for; what fails there gets a job of its own, named after its listener. */
  events: Record<ListenerName, { eventId: number }> & { 'events.deliver': { events: HandedOver[] } };
  prices: {
    'prices.compute': { shipmentId: string };
    'prices.correct': object;
  };
  /** Execute an operation at the provider, process a webhook, ask the provider about a quote's payment. */
  money: Record<'execute' | 'webhook' | 'settle', { id: string }>;
  imports: { 'imports.work': { id: string } };
  sweeps: Record<Pace, object>;
}

export type QueueName = keyof JobData;
export type JobName<Q extends QueueName> = keyof JobData[Q] & string;

/** Jobs running at once, per queue. */
export const CONCURRENCY: Record<QueueName, number> = { events: 4, prices: 4, money: 4, imports: 1, sweeps: 1 };
export const QUEUES = Object.keys(CONCURRENCY) as QueueName[];

/**
 * What a killed process was at work on is taken up again after 25 seconds at most, where people wait for it; by itself
 * BullMQ takes up to a minute. Taken up more often than that, a job fails: it may be what kills its process.
 */
export const SOON_AGAIN = { lockDuration: 15_000, stalledInterval: 10_000, maxStalledCount: 3 } as const;

/** The data a job of a queue is added with. */
export type NewJob<Q extends QueueName> = {
  [J in JobName<Q>]: { name: J; data: JobData[Q][J]; once?: string };
}[JobName<Q>];

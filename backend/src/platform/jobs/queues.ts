import type { ListenerName } from '../events/catalog.js';

/** How often something is looked for: every 5 seconds, minute, hour. */
export type Pace = 'often' | 'minutely' | 'hourly';

/** All jobs: the queue that each lies on, its name there and what it is given. */
export interface JobData {
  events: Record<ListenerName, { eventId: number }>;
  prices: {
    'prices.compute': { shipmentId: string };
    'prices.correct': object;
  };
  /** Execute an operation at the provider, look into a webhook, ask the provider how a quote's payment stands. */
  money: Record<'execute' | 'webhook' | 'settle', { id: string }>;
  sweeps: Record<Pace, object>;
}

export type QueueName = keyof JobData;
export type JobName<Q extends QueueName> = keyof JobData[Q] & string;

/** Jobs at work at once, a queue. */
export const CONCURRENCY: Record<QueueName, number> = { events: 4, prices: 4, money: 4, sweeps: 1 };
export const QUEUES = Object.keys(CONCURRENCY) as QueueName[];

/** What a job of a queue is put there with. */
export type NewJob<Q extends QueueName> = {
  [J in JobName<Q>]: { name: J; data: JobData[Q][J]; once?: string };
}[JobName<Q>];

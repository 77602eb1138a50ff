/** The few queues; within one, jobs are told apart by name. */
export const QUEUES = ['events', 'prices', 'money', 'sweeps'] as const;
export type QueueName = (typeof QUEUES)[number];

/** Jobs at work at once, a queue. */
export const CONCURRENCY: Record<QueueName, number> = { events: 4, prices: 4, money: 4, sweeps: 1 };

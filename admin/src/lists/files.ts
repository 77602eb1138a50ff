import { JOB_QUEUES, JOB_STATES } from './words';
import { TEXT_KIND_LABELS } from '../texts/words';
import type { Table } from '../ui/csvTable';

/** Short lists that the console writes as files itself, and whose filters nobody shares; of the others, the server does. */
export const OWN_FILES: Readonly<Record<string, Table>> = {
  jobs: { heads: { failedReason: 'Why' }, words: { queue: JOB_QUEUES, state: JOB_STATES } },
  'rate-cards': {
    heads: { createdAt: 'In effect since', createdBy: 'By', note: 'Why' },
    people: ['createdBy'],
  },
  settings: {
    heads: { createdAt: 'In effect since', createdBy: 'By' },
    people: ['createdBy'],
    without: ['id'],
  },
  texts: {
    heads: { name: 'Text', about: 'When or where', changedAt: 'Changed', changedBy: 'By', edited: 'Worded anew' },
    words: { kind: TEXT_KIND_LABELS },
    people: ['changedBy'],
    without: ['id', 'fields', 'values'],
  },
};

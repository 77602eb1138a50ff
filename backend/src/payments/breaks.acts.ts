import { Injectable } from '@nestjs/common';
import type { ActWord } from '../common/acts.js';
import { RecordActs } from '../platform/http/acts.js';

/** What operators can do about a difference; only they get them, and the record itself says how it stands. */
@Injectable()
export class BreakActs {
  constructor(acts: RecordActs) {
    acts.on('break', (_, records) =>
      Promise.resolve(new Map(records.map((record) => [record.id, { can: actsOf(record), next: null }]))),
    );
  }
}

function actsOf(record: Readonly<Record<string, unknown>>): ActWord[] {
  if (record['closedAt'] !== null) return [];
  return record['explained'] === null ? ['explain'] : ['explain', 'close'];
}

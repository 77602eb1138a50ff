import { Injectable } from '@nestjs/common';
import type { ActWord } from '../common/acts.js';
import { Clock } from '../platform/clock/clock.js';
import { RecordActs } from '../platform/http/acts.js';

/** Whoever asked can take it back, and others can approve it; the record itself says whether it still waits. */
@Injectable()
export class ApprovalActs {
  constructor(clock: Clock, acts: RecordActs) {
    acts.on('approval', (user, records) =>
      Promise.resolve(
        new Map(
          records.map((record) => {
            const { id, status, askedBy, until } = record as {
              id: string;
              status?: unknown;
              askedBy?: unknown;
              until?: unknown;
            };
            const waits = status === 'waiting' && typeof until === 'string' && new Date(until) > clock.now();
            const can: ActWord[] = waits ? [askedBy === user.id ? 'withdraw' : 'approve'] : [];
            return [id, { can, next: null }];
          }),
        ),
      ),
    );
  }
}

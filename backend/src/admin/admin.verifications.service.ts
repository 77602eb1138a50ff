import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Db } from '../platform/database/db.js';
import { VerificationsReview } from '../verifications/verifications.review.js';
import { AdminService } from './admin.service.js';

/** The review of carriers' facts, answered as the console's records. */
@Injectable()
export class AdminVerificationsService {
  constructor(
    private readonly db: Db,
    private readonly review: VerificationsReview,
    private readonly admin: AdminService,
  ) {}

  /** @throws 404; 403 for the operator's own; 409 */
  approve(operator: User, id: string, reason: string | null | undefined): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.review.approve(tx, operator, id, reason);
      return this.admin.record(tx, 'verifications', id);
    });
  }

  /** @throws 404; 403 for the operator's own; 409 */
  reject(operator: User, id: string, reason: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.review.reject(tx, operator, id, reason);
      return this.admin.record(tx, 'verifications', id);
    });
  }
}

import { FACTS } from '../common/facts.js';
import { CHECK_RESULTS, VERIFICATION_STATUSES } from '../verifications/verifications.rules.js';
import { shown } from './admin.columns.js';
import { filters } from './admin.filters.js';
import type { Resource } from './admin.queries.js';

const verifications: Resource = {
  acts: 'verification',
  from: 'verifications v',
  columns: {
    id: shown.uuid('v.id'),
    userId: shown.uuid('v.user_id'),
    fact: shown.word('v.fact', FACTS),
    status: shown.word('v.status', VERIFICATION_STATUSES),
    number: shown.text('v.number'),
    limit: shown.dollars('v."limit"'),
    expiresOn: shown.day('v.expires_on'),
    description: shown.text('v.description'),
    provider: shown.text('v.provider'),
    checkedOn: shown.day('v.checked_on'),
    result: shown.word('v.result', CHECK_RESULTS),
    documents: shown.links('v.documents'),
    verifiedOn: shown.day('v.verified_on'),
    reason: shown.text('v.reason'),
    decidedBy: shown.uuid('v.decided_by'),
    decidedAt: shown.instant('v.decided_at'),
    // One number given by several carriers is the sign of a borrowed identity.
    alsoGivenBy: shown.texts(
      'ARRAY(SELECT DISTINCT o.user_id::text FROM verifications o WHERE o.number = v.number AND o.fact = v.fact AND o.user_id <> v.user_id LIMIT 10)',
    ),
    createdAt: shown.instant('v.created_at'),
    updatedAt: shown.instant('v.updated_at'),
  },
  filters: {
    id: filters.uuid('v.id'),
    q: filters.named('v.id', ['v.user_id'], ['number'], { table: 'verifications', people: ['user_id'] }),
    status: filters.oneOf('v.status', VERIFICATION_STATUSES),
    fact: filters.oneOf('v.fact', FACTS),
    userId: filters.uuid('v.user_id'),
    createdSince: filters.since('v.created_at'),
    createdUntil: filters.until('v.created_at'),
  },
  sorts: {
    id: 'v.id',
    createdAt: 'v.created_at, v.id',
    expiresOn: 'v.expires_on, v.id',
    status: 'v.status, v.created_at, v.id',
  },
  defaultSort: ['createdAt', 'ASC'],
};

/** What carriers say about themselves: the queue for those who check it. */
export const VERIFICATION_RESOURCES: Record<string, Resource> = { verifications };

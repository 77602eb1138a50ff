import { personName, shown } from './admin.columns.js';
import { filters } from './admin.filters.js';
import type { Resource } from './admin.queries.js';

const sharedQueries: Resource = {
  from: 'shared_queries k',
  columns: {
    id: shown.uuid('k.id'),
    resource: shown.text('k.resource'),
    label: shown.text('k.label'),
    filter: shown.json('k.filter'),
    sort: shown.texts('k.sort'),
    sharedBy: shown.uuid('k.shared_by'),
    sharer: shown.text(personName('k.shared_by')),
    createdAt: shown.instant('k.created_at'),
  },
  filters: {
    id: filters.uuid('k.id'),
    q: filters.reference(['k.id', 'k.shared_by']),
    resource: filters.text('k.resource'),
  },
  sorts: { label: 'lower(k.label), k.id', createdAt: 'k.created_at, k.id' },
  defaultSort: ['createdAt', 'DESC'],
};

/** Filters of lists that operators share under a name. */
export const SHARED_QUERY_RESOURCES: Record<string, Resource> = { 'shared-queries': sharedQueries };

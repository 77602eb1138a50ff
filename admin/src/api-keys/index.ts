import { IconKey } from '@tabler/icons-react';
import type { Records } from '../records';
import { later } from '../ui/later';

export default {
  list: later(() => import('./ApiKeyList'), 'ApiKeyList'),
  show: later(() => import('./ApiKeyShow'), 'ApiKeyShow'),
  icon: IconKey,
  recordRepresentation: ({ name }: Records['api-keys']) => name ?? '',
  options: { label: 'API key |||| API keys' },
};

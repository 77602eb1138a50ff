import { type Identifier, useReference } from 'react-admin';
import type { Records } from '../records';
import { nameOf } from './names';

/** What the user of this id is called; `otherwise` until that is known. */
export function useName(id: Identifier | null | undefined, otherwise: string): string {
  const { referenceRecord } = useReference<Records['users']>({
    reference: 'users',
    id: id ?? '',
    options: { enabled: Boolean(id) },
  });
  return referenceRecord ? nameOf(referenceRecord) : otherwise;
}

import { type Identifier, useReference } from 'react-admin';
import type { Records } from '../records';
import { nameOf } from './names';

/** The name of the user with this id; `otherwise` until it is known. */
export function useName(id: Identifier | null | undefined, otherwise: string): string {
  const { referenceRecord } = useReference<Records['users']>({
    reference: 'users',
    id: id ?? '',
    options: { enabled: Boolean(id) },
  });
  return referenceRecord ? nameOf(referenceRecord) : otherwise;
}

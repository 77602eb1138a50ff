import { useRecordContext } from 'react-admin';
import { RecordLink } from './RecordLink';
import { useIsPhone } from './useIsPhone';

/** A record's version; at the head of a phone's card, where no column names it, with the word. */
export function Version({ leads = false }: { leads?: boolean }) {
  const version = useRecordContext<{ id: string; version?: number | null }>()?.version ?? '';
  const words = useIsPhone() ? `Version ${version}` : String(version);
  return leads ? <RecordLink words={words} /> : words;
}

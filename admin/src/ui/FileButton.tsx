import { saveFile } from '@haulway/frontend/kit/ui/saveFile.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useEndedSession } from '../session/call';
import { readFile } from '../session/file';
import { reasonOf } from './ReadFailed';
import { WordButton } from './WordButton';

interface FileButtonProps {
  label: string;
  icon: ReactNode;
  /** Where the server makes the file. */
  address: string;
  /** What the file is called once it is saved. */
  name: string;
}

/** Saves a file that the server makes; says so if it cannot. */
export function FileButton({ label, icon, address, name }: FileButtonProps) {
  const notify = useNotify();
  const read = useMutation({
    mutationFn: () => readFile(address),
    onSuccess: (file) => saveFile(name, file),
    onError: (error) => notify(reasonOf(error), { type: 'error' }),
  });
  useEndedSession(read.error);
  return (
    <WordButton label={read.isPending ? 'Being made' : label} disabled={read.isPending} onClick={() => read.mutate()}>
      {icon}
    </WordButton>
  );
}

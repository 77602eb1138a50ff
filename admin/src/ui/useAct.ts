import { newIdempotencyKey } from '@haulway/frontend/kit/api/client.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Act, ConsoleProvider } from '../dataProvider';
import { exactTime } from './zone';

/** Does something to a record. Once the server has done it, the screen refreshes and says so; retrying the same act reuses its idempotency key. */
export function useAct(said: string | ((act: Act) => string), onDone?: () => void) {
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const key = useRef({ of: '', key: '' });
  return useMutation({
    mutationFn: (act: Act) => {
      const of = JSON.stringify(act);
      if (key.current.of !== of) key.current = { of, key: newIdempotencyKey() };
      return provider.act({ ...act, key: key.current.key });
    },
    onSuccess: ({ data }, act) => {
      if (!data.done) return;
      key.current = { of: '', key: '' };
      if (data.waitsUntil)
        notify(`Another operator has to approve this by ${exactTime(data.waitsUntil)}.`, { type: 'info' });
      else notify(typeof said === 'string' ? said : said(act), { type: 'success' });
      refresh();
      onDone?.();
    },
  });
}

import { newIdempotencyKey } from '../../kit/api/client';
import { explain } from '../../kit/api/errors';
import type { Message } from '../../kit/api/types';
import { useSendMessage } from './conversations';
import { changeUnsent, useUnsent } from './unsent';

/** Sends messages of a conversation, and knows those that are on their way or were not sent. A message that is tried again keeps its key. */
export function usePost(
  conversation: string,
  to: { receiverId: string; shipmentId: string | null },
  onSent: (message: Message) => void,
) {
  const unsent = useUnsent(conversation);
  const send = useSendMessage();
  const post = (content: string, attachments: string[], key = newIdempotencyKey()) => {
    changeUnsent(conversation, (before) => [
      ...before.filter((entry) => entry.key !== key),
      { key, content, attachments },
    ]);
    send
      .mutateAsync(
        {
          key,
          receiverId: to.receiverId,
          content,
          attachments,
          ...(to.shipmentId ? { shipmentId: to.shipmentId } : {}),
        },
        // Not when another screen shows by then.
        { onSuccess: onSent },
      )
      .then(
        () => changeUnsent(conversation, (before) => before.filter((entry) => entry.key !== key)),
        (error: unknown) => {
          const failed = explain(error, 'This message was not sent.');
          changeUnsent(conversation, (before) =>
            before.map((entry) => (entry.key === key ? { ...entry, failed } : entry)),
          );
        },
      );
  };
  return { unsent, post };
}

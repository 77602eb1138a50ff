import { useLayoutEffect, useRef, useState } from 'react';

/** Being closer to the end than this counts as being at the end. */
const NEAR_PX = 80;

interface Talk {
  /** Keys of the first and the last message shown. */
  firstId: string | undefined;
  lastId: string | undefined;
  /** Whether the last one is the reader's own. */
  isOwnLast: boolean;
  /** How many are being sent. */
  unsent: number;
}

/**
 * The scroll position of a conversation. At the end, it follows new messages; where somebody is reading, it stays put
 * when messages are added before or after.
 */
export function useTalkScroll({ firstId, lastId, isOwnLast, unsent }: Talk) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ firstId, lastId, unsent, height: 0 });
  const [isNewBelow, setNewBelow] = useState(false);

  const toEnd = () => log.current?.scrollTo(0, log.current.scrollHeight);
  const onScroll = () => {
    if (!log.current) return;
    isAtEnd.current = log.current.scrollHeight - log.current.scrollTop - log.current.clientHeight < NEAR_PX;
    if (isAtEnd.current) setNewBelow(false);
  };
  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const { height, ...last } = before.current;
    before.current = { firstId, lastId, unsent, height: box.scrollHeight };
    const isNew = lastId !== last.lastId;
    if (isAtEnd.current || unsent > last.unsent || (isNew && isOwnLast)) box.scrollTo(0, box.scrollHeight);
    else if (firstId !== last.firstId) box.scrollTop += box.scrollHeight - height;
    else if (isNew) setNewBelow(true);
  }, [firstId, lastId, isOwnLast, unsent]);
  return { log, onScroll, isNewBelow, toEnd };
}

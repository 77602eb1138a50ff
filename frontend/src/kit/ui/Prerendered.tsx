import { type ReactNode, useEffect, useState } from 'react';

let isArriving = false;

/** The page came with its content, and the app takes it over now. */
export function beginArrival(): void {
  isArriving = true;
}

/**
 * Content without state and effects, whose links may load their pages anew. Where it came with the page it stays as it is: nothing of it is
 * computed, which on a slow phone is much of the work of taking the page over. Mounted later it is drawn as usual.
 */
export function Prerendered({ children }: { children: ReactNode }) {
  const [isKept] = useState(isArriving);
  useEffect(() => {
    isArriving = false;
  }, []);
  // The empty text is never written: taking a page over, React leaves what is inside alone.
  return isKept ? <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} /> : <div>{children}</div>;
}

import { lazy, useEffect, useState, type ComponentType } from 'react';

let isArriving = false;

/** The page came with its content, and the app is hydrating it now. */
export function beginArrival(): void {
  isArriving = true;
}

/**
 * Part of a page without state and effects, whose links may load their pages anew. Where it came with the page it stays as it is: nothing
 * of it is loaded or computed, which on a slow phone is much of the work of taking the page over. Mounted later it is drawn as usual.
 */
export function prerendered(load: () => Promise<ComponentType>): ComponentType {
  const Drawn = lazy(async () => ({ default: await load() }));
  return function Prerendered() {
    const [isKept] = useState(isArriving);
    useEffect(() => {
      isArriving = false;
    }, []);
    // The empty text is never written: during hydration, React leaves what is inside alone.
    if (isKept) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div>
        <Drawn />
      </div>
    );
  };
}

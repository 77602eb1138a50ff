import { useEffect, useState, type ComponentType } from 'react';
import { lazy } from './lazy';

let isArriving = false;

/** The page came with its content, and the app is hydrating it. */
export function beginArrival(): void {
  isArriving = true;
}

/**
 * A part of a page without state or effects, whose links may load a new page. If it came with the page, it stays as it
 * is: none of it is loaded or computed, which saves a slow phone much of the work of hydration. Mounted later, it
 * renders as usual.
 */
export function prerendered(load: () => Promise<ComponentType>): ComponentType {
  const Drawn = lazy(async () => ({ default: await load() }), Nothing);
  return function Prerendered() {
    const [isKept] = useState(isArriving);
    useEffect(() => {
      isArriving = false;
    }, []);
    // The empty text is never written: during hydration, React leaves the content alone.
    if (isKept) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div>
        <Drawn />
      </div>
    );
  };
}

/** A page that says once that there is no signal need not say it for each of its parts. */
const Nothing = () => null;

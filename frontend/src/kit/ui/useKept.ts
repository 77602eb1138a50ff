import { useState } from 'react';

/** A choice that this device remembers; if nothing can be stored, it lasts as long as the screen. */
export function useKept<Id extends string>(
  key: string,
  choices: readonly Id[],
  usual: NoInfer<Id>,
): [Id, (choice: Id) => void] {
  const [choice, setChoice] = useState(() => choices.find((each) => each === readKept(key)) ?? usual);
  return [
    choice,
    (next) => {
      setChoice(next);
      keep(key, next);
    },
  ];
}

/** The text kept under a key on this device; null if there is none. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device; null forgets it. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Then it is not kept.
  }
}

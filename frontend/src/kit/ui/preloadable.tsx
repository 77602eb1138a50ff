import type { ComponentType } from 'react';
import { lazyPage } from './lazy';

/** A lazily loaded component that, once preloaded, renders at once instead of suspending; hydration needs that. */
export function preloadable(load: () => Promise<{ default: ComponentType }>): {
  Page: ComponentType;
  preload: () => Promise<void>;
} {
  let Loaded: ComponentType | undefined;
  const Later = lazyPage(load);
  return {
    Page: () => (Loaded ? <Loaded /> : <Later />),
    preload: async () => {
      Loaded = (await load()).default;
    },
  };
}

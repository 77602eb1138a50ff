import { lazy, type ComponentType } from 'react';

/** A lazily loaded component that, once preloaded, is drawn at once instead of after a pause; hydration needs that. */
export function preloadable(load: () => Promise<{ default: ComponentType }>): {
  Page: ComponentType;
  preload: () => Promise<void>;
} {
  let Loaded: ComponentType | undefined;
  const Later = lazy(load);
  return {
    Page: () => (Loaded ? <Loaded /> : <Later />),
    preload: async () => {
      Loaded = (await load()).default;
    },
  };
}

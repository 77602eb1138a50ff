import { type ComponentType, lazy } from 'react';

/** A screen that is loaded when it is first opened. */
export const later = <Name extends string>(screens: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => screens().then((loaded) => ({ default: loaded[name] })));

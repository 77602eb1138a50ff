import { set } from 'react-hook-form';

/** What the server refuses in one field of a body: its path, such as `content.subject`. */
export interface Fault {
  path: string;
  message: string;
}

/** Faults as react-admin's forms look for them: by input, a path's parts inside each other; of each the first. */
export function byInput(faults: readonly Fault[]): Record<string, unknown> {
  const tree = {};
  for (const { path, message } of faults.toReversed()) set(tree, path, message);
  return tree;
}

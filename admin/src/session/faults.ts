import { set } from 'react-hook-form';

/** What the server refuses in one field of a body: its path, such as `content.subject`. */
export interface Fault {
  path: string;
  message: string;
}

/**
 * Faults as react-admin's forms look for them: by the name of the input, its parts inside each other; of each the first. A form sends some
 * of its inputs under shorter paths. What no input is about is left out, since a form with such a fault could not be saved again;
 * undefined when nothing is left.
 */
export function byInput(faults: readonly Fault[], inputs: readonly string[]): Record<string, unknown> | undefined {
  const tree = {};
  for (const { path, message } of faults.toReversed()) {
    const name = inputs.find((each) => each === path) ?? inputs.find((each) => each.endsWith(`.${path}`));
    if (name !== undefined) set(tree, name, message);
  }
  return Object.keys(tree).length > 0 ? tree : undefined;
}

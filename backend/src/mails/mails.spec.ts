import { faultsOf } from '../platform/texts/text.js';
import { GENERAL_VALUES } from '../platform/texts/general-values.js';
import { ALL_MAILS } from './mails.js';

describe('the mails as they are before operators word them anew', () => {
  it.each(Object.entries(ALL_MAILS))('%s names its own values, and all that it has to say', (_, { text, values }) => {
    const known = Object.fromEntries(
      Object.entries(values).map(([name, { says, required }]) => [name, { says, example: '', required }]),
    );
    expect(faultsOf({ kind: 'mail', values: known }, { ...text })).toEqual([]);
    expect(Object.keys(values).filter((name) => name in GENERAL_VALUES)).toEqual([]);
  });
});

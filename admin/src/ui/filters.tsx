import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { DateInput, SearchInput, SelectInput } from 'react-admin';

/** The search box, always there. */
export function search(placeholder: string) {
  return <SearchInput key="q" source="q" alwaysOn placeholder={placeholder} sx={{ minWidth: { sm: 300 } }} />;
}

/** From and to, by the day (UTC) on which something happened to the record. */
export function happened(source: string, label: string) {
  return [<DateInput key={`${source}.since`} source={`${source}.since`} label={`${label} from`} />, <DateInput key={`${source}.until`} source={`${source}.until`} label={`${label} to`} />];
}

/** A choice among words. */
export function choice(source: string, words: readonly string[], options: { label?: string; alwaysOn?: boolean; name?: (word: string) => string } = {}) {
  const { label, alwaysOn = false, name = sentence } = options;
  return <SelectInput key={source} source={source} label={label} alwaysOn={alwaysOn} choices={words.map((word) => ({ id: word, name: name(word) }))} />;
}

/** Yes or no, in words. */
export function either(source: string, label: string, whenTrue: string, whenFalse: string, alwaysOn = false) {
  return (
    <SelectInput
      key={source}
      source={source}
      label={label}
      alwaysOn={alwaysOn}
      choices={[
        { id: true, name: whenTrue },
        { id: false, name: whenFalse },
      ]}
    />
  );
}

/** From and to, by the day of making (UTC). */
export const made = [
  <DateInput key="createdSince" source="createdSince" label="Created from" />,
  <DateInput key="createdUntil" source="createdUntil" label="Created to" />,
];

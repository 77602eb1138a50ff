import { choicesOf, type Labels } from '@haulway/frontend/kit/format/labels.ts';
import { AutocompleteInput, DateInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin';
import type { Records } from '../records';
import { nameOf } from './names';

/** The search box, always shown. */
export function search(placeholder: string) {
  return <SearchInput key="q" source="q" alwaysOn placeholder={placeholder} sx={{ minWidth: { sm: 300 } }} />;
}

/** From and to, by the day (UTC) when something happened to the record. */
export function happened(source: string, label: string) {
  return [
    <DateInput key={`${source}.since`} source={`${source}.since`} label={`${label} from`} />,
    <DateInput key={`${source}.until`} source={`${source}.until`} label={`${label} to`} />,
  ];
}

/** A choice among the labels of an enum. */
export function choice(
  source: string,
  labels: Labels,
  { label, alwaysOn = false }: { label?: string; alwaysOn?: boolean } = {},
) {
  return (
    <SelectInput
      key={source}
      source={source}
      label={label}
      alwaysOn={alwaysOn}
      choices={choicesOf(labels).map(({ id, label: name }) => ({ id, name }))}
    />
  );
}

/** A person, chosen by name, email address or phone number. */
export function person(source: string, label: string) {
  return (
    <ReferenceInput key={source} source={source} label={label} reference="users" sort={NEWEST}>
      <AutocompleteInput label={label} optionText={whoIs} sx={WIDE} />
    </ReferenceInput>
  );
}

/** A shipment, chosen by its title or places. */
export function shipment(source = 'shipmentId') {
  return (
    <ReferenceInput key={source} source={source} label="Shipment" reference="shipments" sort={NEWEST}>
      <AutocompleteInput label="Shipment" optionText={whichIs} sx={WIDE} />
    </ReferenceInput>
  );
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const WIDE = { width: 260 };

/** Two people may have the same name. */
function whoIs(user: Records['users']): string {
  const name = nameOf(user);
  return name === user.email ? name : `${name}, ${user.email ?? ''}`;
}

function whichIs({ title, pickupPlace, deliveryPlace }: Records['shipments']): string {
  const route = [pickupPlace, deliveryPlace].filter(Boolean).join(' to ');
  return route ? `${title}, ${route}` : `${title}`;
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

/** From and to, by the day of creation (UTC). */
export const made = [
  <DateInput key="createdSince" source="createdSince" label="Created from" />,
  <DateInput key="createdUntil" source="createdUntil" label="Created to" />,
];

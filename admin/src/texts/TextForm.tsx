import { maxLength, required, SelectInput, TextInput } from 'react-admin';
import { BODY_HINTS, GROUP_CHOICES, PARTS, PARTS_OF, type TextField } from './words';

/** Empty is as good as not said. */
const MAY_BE_EMPTY: readonly TextField[] = ['closing', 'also'];

/** The inputs for a text's parts. */
export function TextForm({ kind, fields }: { kind: string; fields: readonly TextField[] }) {
  return fields.map((field) => {
    const { label, most, isLong = false, hint } = { ...PARTS[field], ...PARTS_OF[kind]?.[field] };
    const mayBeEmpty = MAY_BE_EMPTY.includes(field) || kind === 'announcement';
    const source = `content.${field}`;
    if (field === 'group')
      return (
        <SelectInput
          key={field}
          source={source}
          label={label}
          choices={GROUP_CHOICES}
          validate={required()}
          helperText={false}
        />
      );
    return (
      <TextInput
        key={field}
        source={source}
        label={label}
        multiline={isLong}
        minRows={field === 'body' || field === 'answer' ? 5 : undefined}
        parse={(typed: string) => typed}
        format={(value: string | undefined) => value ?? ''}
        validate={[...(mayBeEmpty ? [] : [required()]), maxLength(most)]}
        helperText={(field === 'body' ? BODY_HINTS[kind] : hint) ?? false}
      />
    );
  });
}

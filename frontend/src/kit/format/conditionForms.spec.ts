import { describe, expect, it } from '@jest/globals';
import { CONDITION_FORMS } from '../../../../backend/src/proofs/condition-forms';
import { FORMS, type FormName, formOf, isVin, valueWords } from './conditionForms';

describe('a vehicle number', () => {
  it.each([
    ['1M8GDM9AXKP042788', true],
    ['5GZCZ43D13S812715', true],
    ['1m8gdm9axkp042788', true],
    ['1M8GDM9A1KP042788', false],
    ['1M8GDM9AXKP04278', false],
    ['IM8GDM9AXKP042788', false],
  ])('%s: %s', (text, fits) => {
    expect(isVin(text)).toBe(fits);
  });
});

it.each([
  ['vehicles', null, 'car'],
  ['vehicles', 'motorcycle', 'motorcycle'],
  ['vehicles', 'boat', 'boat'],
  ['vehicles', 'trailer', 'trailer'],
  ['freight', 'forklift', 'machine'],
  ['heavy_equipment', null, 'machine'],
  ['household_items', 'piano', 'furniture'],
  ['freight', null, 'box'],
  ['animals', 'horse', 'horse'],
  ['animals', 'Pony', 'horse'],
  ['animals', 'cattle', 'livestock'],
  ['animals', 'livestock', 'livestock'],
  ['animals', 'dog', 'animal'],
  ['animals', null, 'animal'],
  [null, null, 'box'],
] as const)('an item of %s, %s has the form %s', (category, subcategory, form) => {
  expect(formOf({ category, subcategory })).toBe(form);
});

it.each(Object.entries(CONDITION_FORMS))(
  'asks for what the form of a %s has at the server, and nothing else',
  (name, form) => {
    const { views, fields } = FORMS[name as FormName];
    expect(views).toEqual(form.views);
    const asked = fields.map((field) => [field.name, field.choices ? Object.keys(field.choices) : field.kind]);
    const taken = Object.entries(form.values).map(([value, rule]) => [
      value,
      'words' in rule ? rule.words : 'whole' in rule ? 'number' : 'text',
    ]);
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(taken));
  },
);

it('says values in words', () => {
  expect([valueWords('car', 'fuel', 'three_quarters'), valueWords('car', 'odometer', '12')]).toEqual(['3/4', '12']);
});

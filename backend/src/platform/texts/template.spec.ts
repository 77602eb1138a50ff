import { fill, namesIn, paragraphs } from './template.js';

describe('a text with values', () => {
  it.each([
    ['Hello {name}, {name}.', ['name']],
    ['{a} { b } {}', ['a', ' b ', '']],
    ['no values }{', []],
  ])('%j names %j', (text, names) => expect(namesIn(text)).toEqual(names));

  it('says each value once, and reads none of them again', () => {
    expect(fill('{a} and {b}', { a: '{b}', b: 'x' })).toBe('{b} and x');
    expect(fill('{a}.', { a: ['One.', 'Two'] })).toBe('One. Two.');
    expect(fill('$& {a}', { a: '$1' })).toBe('$& $1');
  });

  it('is divided by empty lines; what is left empty is left out, and a list alone takes a paragraph each', () => {
    expect(paragraphs('One\nline\n \n\n{none}\n\n{list}\n\nso {list}', { none: '', list: ['a\n\nb', 'c'] })).toEqual([
      'One\nline',
      'a\n\nb',
      'c',
      'so a\n\nb c',
    ]);
  });
});

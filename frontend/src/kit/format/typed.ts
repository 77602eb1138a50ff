/** A number as Americans write it, without the commas: 6,500. */
export const withoutCommas = (typed: string): string => typed.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');

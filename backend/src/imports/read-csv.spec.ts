import { readTable } from './read-csv.js';

it.each<[name: string, text: string, why: string]>([
  [
    'a quote inside a cell',
    'title,n\nA,1\n\nBoat 22" long,3\nC,"ok"\n',
    'Line 4 has a quote inside a cell: write it twice, and put the cell in quotes, as "5"" pipe"',
  ],
  [
    'a quote inside a quoted cell, after one of two lines',
    'title,n\r\n"A\r\nB",1\r\n"Boat 22" long",3\r\n',
    'Line 4 has text after a closing quote: write a quote inside a cell twice, as "5"" pipe"',
  ],
  ['a quote that is not closed', 'title,n\nA,1\n\n\nB,"2\nC,3\nD,4', 'Line 5 has a quote that is not closed'],
  ['a quote that is not closed at the end', 'title\n"Boat', 'Line 2 has a quote that is not closed'],
  [
    'a quote left open in a long file',
    `title,n\nA,1\nB,"2\n${'C,3\n'.repeat(9_000)}`,
    'Line 3 is too long. Is a quote left open?',
  ],
])('says of a file with %s at which line', async (_name, text, why) => {
  await expect(readTable(Buffer.from(text))).rejects.toThrow(why);
});

import { decodeCursor } from './paging.js';

const ID = '087a653b-1fd6-4dba-82bc-891915d079d2';
const cursor = (at: string) => Buffer.from(`${at}|${ID}`).toString('base64url');
const DAY_KEY = /^\d{4}-\d\d-\d\d$/;

it.each(['2026-02-28 23:59:59.999999+00', '2028-02-29 00:00:00+00'])('a cursor at %s is read', (at) => {
  expect(decodeCursor(cursor(at))).toEqual({ at, id: ID });
});

it.each(['2026-02-30 00:00:00+00', '0000-01-01 00:00:00+00', '2026-11-30 23:59:60+00', '9999-99-99 99:99:99+00'])(
  'a cursor at %s, which never is, is refused here and not by the database',
  (at) => {
    expect(() => decodeCursor(cursor(at))).toThrow('not valid');
  },
);

it.each(['2026-02-30', '0000-00-00', '9999-99-99'])('and so is one at the day %s', (at) => {
  expect(() => decodeCursor(cursor(at), DAY_KEY)).toThrow('not valid');
  expect(decodeCursor(cursor('9999-12-31'), DAY_KEY)).toEqual({ at: '9999-12-31', id: ID });
});

import 'reflect-metadata';
import { readEnv } from './env.js';

describe('CORS_ORIGINS', () => {
  it('names none when it is left out', () => {
    expect(readEnv({}).corsOrigins).toEqual([]);
  });

  it('names origins as browsers write them', () => {
    expect(readEnv({ CORS_ORIGINS: 'https://App.Friend.example, http://localhost:5174 ,' }).corsOrigins).toEqual([
      'https://app.friend.example',
      'http://localhost:5174',
    ]);
  });

  it.each([
    '*',
    'null',
    'https://*.friend.example',
    'https://app.friend.example/',
    'https://app.friend.example:443',
    'app.friend.example',
    'ftp://friend.example',
    'https://friend.example:99999',
  ])('does not take %s', (origin) => {
    expect(() => readEnv({ CORS_ORIGINS: `http://localhost:5174,${origin}` })).toThrow(
      `CORS_ORIGINS: ${origin} is no origin`,
    );
  });
});

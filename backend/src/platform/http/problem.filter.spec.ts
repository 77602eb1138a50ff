import { expect, it } from '@jest/globals';
import { type ArgumentsHost, Logger } from '@nestjs/common';
import { problem } from '../../common/errors.js';
import { ProblemFilter } from './problem.filter.js';

/** What the filter answers, and what it writes to the log. */
function refuse(thrown: unknown) {
  const said: string[] = [];
  const silent = () => undefined;
  Logger.overrideLogger({ log: silent, error: silent, warn: (line: string) => void said.push(line) });
  let status = 0;
  let body = '';
  const reply = {
    raw: {},
    header: () => reply,
    status(given: number) {
      status = given;
      return reply;
    },
    send: (given: string) => void (body = given),
  };
  const http = { getRequest: () => ({ method: 'POST', url: '/api/shipments', id: 'r-1' }), getResponse: () => reply };
  new ProblemFilter({ publicUrl: 'https://haulway.example' }).catch(thrown, {
    switchToHttp: () => http,
  } as unknown as ArgumentsHost);
  Logger.overrideLogger(false);
  return { status, body, said };
}

it('says in the log why a call is refused for now, and to the caller only that it is', () => {
  const full = Object.assign(new Error('could not extend file "base/1/2": No space left on device'), { code: '53100' });
  const refused = refuse(full);
  expect(refused).toMatchObject({
    status: 503,
    said: ['POST refused for now: could not extend file "base/1/2": No space left on device'],
  });
  expect(refused.body).not.toContain('space');
});

it('says nothing of what was refused on purpose, as too many calls at once', () => {
  expect(refuse(problem('unavailable', { retryAfter: 1 }))).toMatchObject({ status: 503, said: [] });
});

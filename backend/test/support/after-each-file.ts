import { afterAll, expect, jest } from '@jest/globals';
import { note } from './noted.js';
import { stopLeftServers } from './server.js';

// A machine can be far slower than ours. This only ends what hangs; no test measures time by it.
jest.setTimeout(300_000);

afterAll(stopLeftServers);

// `sql/repeated-calls.spec.ts` asks for the whole run.
note(expect.getState().testPath ?? '');

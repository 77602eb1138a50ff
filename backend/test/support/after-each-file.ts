import { afterAll, jest } from '@jest/globals';
import { stopLeftServers } from './server.js';

// A machine can be far slower than ours. This only ends what hangs; no test measures time by it.
jest.setTimeout(300_000);

afterAll(stopLeftServers);

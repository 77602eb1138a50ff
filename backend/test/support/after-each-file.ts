import { afterAll, jest } from '@jest/globals';
import { stopLeftServers } from './server.js';

// Starting a program takes time on a busy machine; no test measures that.
jest.setTimeout(60_000);

afterAll(stopLeftServers);

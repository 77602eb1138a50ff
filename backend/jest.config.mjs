// Four kinds of tests: `unit` beside pure sources, `api`, which speak HTTP with the built program on a real PostgreSQL,
// `sql`, which looks at the statements that were sent to it, and `redis`, the same as `api` with the queues on Redis.
// Node must be started with --experimental-vm-modules, which `npm test` does.

/** @type {import('jest').Config} */
const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  // Sources name the compiled files they import; Jest reads the TypeScript beside them.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.ts$': ['ts-jest', { useESM: true, tsconfig: '<rootDir>/tsconfig.json', diagnostics: false }] },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
};

/** @type {import('jest').Config} */
const onServers = {
  ...shared,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/support/after-each-file.ts'],
};

/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  // One more than the cores of a small machine: many tests wait, for a deadline, a lock or a program that starts.
  maxWorkers: 3,
  testSequencer: '<rootDir>/test/support/longest-first.cjs',
  projects: [
    // What the apps reckon with and say is tested here too, as far as it is pure.
    {
      ...shared,
      displayName: 'unit',
      roots: ['<rootDir>/src', '<rootDir>/../frontend/src', '<rootDir>/../admin/src'],
      testMatch: ['**/*.spec.ts'],
    },
    {
      ...onServers,
      displayName: 'api',
      roots: ['<rootDir>/test', '<rootDir>/../sdk/test'],
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/redis/', '<rootDir>/test/sql/'],
    },
    { ...onServers, displayName: 'sql', testMatch: ['<rootDir>/test/sql/*.spec.ts'] },
    {
      ...onServers,
      displayName: 'redis',
      testMatch: [
        '<rootDir>/test/redis/*.spec.ts',
        ...(process.env.HAULWAY_TEST_ALL_ON_REDIS ? ['<rootDir>/test/*.spec.ts'] : []),
      ],
    },
  ],
};

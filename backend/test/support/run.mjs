// What the API tests' setup leaves for their teardown, which runs in the same process.

/** @type {{postgres: {stop(): Promise<void>} | null, hosts: {end(): void} | null, folder: string}} */
export const run = { postgres: null, hosts: null, folder: '' };

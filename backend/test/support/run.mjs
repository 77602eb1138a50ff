// What the API tests' setup leaves for their teardown, which runs in the same process.

/** @type {{postgres: {stop(): Promise<void>} | null, folder: string}} */
export const run = { postgres: null, folder: '' };

/** What the API tests' setup leaves for their teardown. */
declare global {
  var haulwayTest: { postgres: { url: string; stop(): Promise<void> }; folder: string } | undefined;
}

export {};

// After all API tests: nothing of theirs stays.
import { rmSync } from 'node:fs';

export default async function tearDown() {
  const test = globalThis.haulwayTest;
  if (test === undefined) return;
  await test.postgres.stop();
  rmSync(test.folder, { recursive: true, force: true });
}

// After all API tests: nothing of theirs is left.
import { rmSync } from 'node:fs';
import { run } from './run.mjs';

export default async function tearDown() {
  run.hosts?.end();
  await run.postgres?.stop();
  if (run.folder !== '') rmSync(run.folder, { recursive: true, force: true });
}

// npm run check: the static checks alone. Builds the backend first when it changed, since the API's description comes from it.
import { runChecks } from './checks.mjs';
import { endTogether, exitOf, Refusal, root, start, tool } from './project.mjs';

await tool(async () => {
  endTogether();
  const built = await exitOf(start(process.execPath, [`${root}/backend/tools/build.mjs`, '--only', 'backend']));
  if (built !== 0) throw new Refusal('The build failed.');
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
});

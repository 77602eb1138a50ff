// npm start: from a bare checkout to a running Haulway. Only Node's own modules are there when it begins.
import { checkLibrary, checkNode, checkPort, checkRootCanBeDropped } from './machine.mjs';
import { prepare } from './prepare.mjs';
import { endTogether, exitOf, mainFile, sparing, start, tool } from './project.mjs';

await tool(async () => {
  endTogether();
  checkNode();
  checkLibrary();
  checkRootCanBeDropped();
  await checkPort();
  await prepare();
  console.log('Starting ...');
  // The channel tells the program of our end, even when we are killed.
  const program = start(process.execPath, [mainFile], {
    env: { ...sparing, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const code = await exitOf(program);
  process.exit(code);
});

// npm start: from a bare checkout to a running Haulway. Only Node's own modules are available when it starts.
import { checkPort } from './machine.mjs';
import { prepare } from './prepare.mjs';
import { exitOf, mainFile, sparing, start, tool } from './project.mjs';

await tool(async () => {
  await checkPort();
  await prepare();
  console.log('Starting ...');
  // The channel tells the program when we end, even if we are killed.
  const program = start(process.execPath, [mainFile], {
    env: { ...sparing, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.exit(await exitOf(program));
});

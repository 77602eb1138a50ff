// Reads the SDK as npm would publish it: would everybody who installs it find its code and its types?
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'haulway-sdk-'));
process.exitCode = await check().finally(() => rmSync(folder, { recursive: true, force: true }));

async function check() {
  const sdk = join(root, 'sdk');
  if (run([join(root, 'node_modules/typescript/bin/tsc'), '-p', sdk, '--outDir', join(folder, 'dist')]) !== 0) return 1;
  copyFileSync(join(sdk, 'README.md'), join(folder, 'README.md'));
  // It is built already, and its own script would look for the sources.
  const { scripts: _scripts, ...manifest } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
  for (const message of messages) console.log(formatMessage(message, pkg));
  if (messages.length > 0) return 1;
  // It is for programs that load modules, so how those of the older kind would see it does not matter.
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  return run([attw, '--pack', folder, '--profile', 'esm-only', '--format', 'ascii', '--no-color']);
}

/** @param {string[]} words */
function run(words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status ?? 1;
}

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `jwt-secret` signs session tokens, `data-key` seals what is stored. */
type SecretName = 'jwt-secret' | 'data-key';

/** A secret created at the first start and kept beside the data, readable only by its owner. */
export function readSecret(dataDir: string, name: SecretName): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}

import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const failedWith = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Created once and readable by its owner only. Concurrent starts agree: the file appears whole, exactly once. */
export function keyringFromFile(dataDir: string): string {
  const path = join(dataDir, 'keyring');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (!failedWith(error, 'ENOENT')) throw error;
  }
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `k1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!failedWith(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}

import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockInstance } from './instance-lock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'vemoi-lock-'));

it('allows one Vemoi per data folder, and tells the second where the first runs', () => {
  const dataDir = folder();
  // Pid 1 runs on every machine; the lock is written as that process would have written it.
  const release = lockInstance(dataDir, 'http://localhost:3000');
  release();
  expect(existsSync(join(dataDir, 'vemoi.lock'))).toBe(false);
});

it('takes over the lock of a process that is gone or whose pid was reused', () => {
  const dataDir = folder();
  for (const left of [
    { pid: 2 ** 22 + 5, born: '', address: 'x' },
    { pid: process.ppid, born: 'an earlier boot/1', address: 'x' },
  ]) {
    writeFileSync(join(dataDir, 'vemoi.lock'), JSON.stringify(left));
    lockInstance(dataDir, 'http://localhost:3000')();
  }
  writeFileSync(join(dataDir, 'vemoi.lock'), '{"pid":');
  expect(lockInstance(dataDir, 'http://localhost:3000')).toBeTypeOf('function');
});

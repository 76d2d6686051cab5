import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockInstance } from './instance-lock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'vemoi-lock-'));

it('a data folder has one Vemoi, and the second is told where the first is', () => {
  const dataDir = folder();
  // Pid 1 runs on every machine; the lock is written as that process would have written it.
  const release = lockInstance(dataDir, 'http://localhost:3000');
  release();
  expect(existsSync(join(dataDir, 'vemoi.lock'))).toBe(false);
});

it('a lock of a process that is gone, or whose number came again, is taken over', () => {
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

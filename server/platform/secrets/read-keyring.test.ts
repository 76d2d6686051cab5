import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { keyringFromFile } from './keyring-file.ts';
import { readKeyring } from './read-keyring.ts';

const run = promisify(execFile);
const secret = () => randomBytes(32).toString('base64');

it('reads a keyring as a list or as JSON, newest key first', () => {
  const [newer, older] = [secret(), secret()];
  const asList = readKeyring(`k2:${newer}, k1:${older}`);
  expect(asList.ok && asList.value.map((key) => key.keyId)).toEqual(['k2', 'k1']);
  expect(
    readKeyring(
      JSON.stringify([
        { id: 'k2', key: newer },
        { id: 'k1', key: older },
      ]),
    ),
  ).toEqual(asList);
});

it.each([
  ['', 'a key id'],
  ['k1', '0 bytes'],
  ['k1:c2hvcnQ=', '5 bytes'],
  [`k1:${Buffer.alloc(32).toString('base64')}`, 'not random'],
  [`K 1:${secret()}`, 'a key id'],
  ['[{"id":', 'not JSON'],
  ['[]', 'empty'],
  [`k1:${secret()},k1:${secret()}`, 'twice'],
])('refuses an unusable keyring with a sentence (%#)', (setting, sentence) => {
  const read = readKeyring(setting);
  expect(read.ok ? '' : read.refusal).toContain(sentence);
});

it('does not repeat a bad key', () => {
  const given = secret();
  const read = readKeyring(`k1:${given},k1:${given}`);
  expect(read.ok ? given : read.refusal).not.toContain(given.slice(0, 12));
});

it('creates the demo’s keyring once, for its owner only, also under concurrent starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keyring-'));
  try {
    const start = `import { keyringFromFile } from ${JSON.stringify(join(import.meta.dirname, 'keyring-file.ts'))}; process.stdout.write(keyringFromFile(${JSON.stringify(join(folder, 'data'))}));`;
    const made = await Promise.all(
      Array.from(
        { length: 4 },
        async () => (await run(process.execPath, ['--input-type=module-typescript', '-e', start])).stdout,
      ),
    );
    expect(new Set(made).size).toBe(1);
    expect(readKeyring(made[0] ?? '').ok).toBe(true);
    expect((await stat(join(folder, 'data', 'keyring'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(folder, 'data', 'keyring'), 'utf8')).trim()).toBe(
      keyringFromFile(join(folder, 'data')),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

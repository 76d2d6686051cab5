import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isAlive, readPostmasterPid } from '#server/platform/postgres/embedded/postmaster-pid.ts';
import { freePort, linePages, nodesOf, type ServerProcess, serves, startProcess } from './server-process.ts';

const home = mkdtempSync(join(tmpdir(), 'vemoi-run-'));
chmodSync(home, 0o755);
const dist = linePages(home);
const runs: ServerProcess[] = [];

function run(env: Record<string, string>, file?: string): ServerProcess {
  const started = startProcess({ DIST: dist, ...env }, file);
  runs.push(started);
  return started;
}

afterAll(async () => {
  for (const { child, ended } of runs) {
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(home, { recursive: true, force: true });
});

// Whole processes on a machine that may be busy.
describe('the server', { timeout: 180_000 }, () => {
  it('starts with one line, serves, and leaves no process when it is told to stop', async () => {
    const PORT = String(await freePort());
    const DATA_DIR = join(home, 'one');
    const server = run({ PORT, DATA_DIR });
    await serves(server);
    expect(
      server
        .said()
        .trim()
        .split('\n')
        .filter((line) => !line.includes('PostgreSQL does not run as root')),
    ).toEqual([expect.stringMatching(/^Vemoi \(demo\) is ready at http:\/\/localhost:\d+ \(\d+ ms\)$/)]);
    const page = await fetch(`http://127.0.0.1:${PORT}/`);
    expect([page.status, await page.text()]).toEqual([200, '<p>{"categories":[]}']);
    const script = await fetch(`http://127.0.0.1:${PORT}/assets/app-12345678.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([script.status, script.headers.get('cache-control'), script.headers.get('content-encoding')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
    ]);

    const second = run({ PORT: String(await freePort()), DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.said()).toMatch(
      new RegExp(`Another Vemoi \\(process ${server.child.pid}\\) is running on .*one at http://localhost:${PORT}`),
    );
    const third = run({ PORT, DATA_DIR: join(home, 'two') });
    expect(await third.ended).toBe(1);
    expect(third.said()).toMatch(new RegExp(`^Port ${PORT} is in use by another program. Set PORT to a free one`));
    // A tool on the same database leaves it running.
    const looking = run({ PORT, DATA_DIR }, 'server/main/migrate.ts');
    expect([await looking.ended, looking.said()]).toEqual([0, expect.stringContaining('The database is up to date.')]);
    expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);

    const postgres = readPostmasterPid(join(DATA_DIR, 'postgres'))?.pid ?? 0;
    const told = Date.now();
    server.child.kill('SIGTERM');
    expect([await server.ended, Date.now() - told < 5_000]).toEqual([0, true]);
    expect([isAlive(postgres), existsSync(join(DATA_DIR, 'vemoi.lock'))]).toEqual([false, false]);
  });

  it('that was killed is started again on what it left, and then ends it', async () => {
    const PORT = String(await freePort());
    const DATA_DIR = join(home, 'killed');
    const first = run({ PORT, DATA_DIR });
    await serves(first);
    first.child.kill('SIGKILL');
    await first.ended;
    const orphan = readPostmasterPid(join(DATA_DIR, 'postgres'))?.pid ?? 0;
    expect(isAlive(orphan)).toBe(true);

    const second = run({ PORT, DATA_DIR });
    await serves(second);
    expect(readPostmasterPid(join(DATA_DIR, 'postgres'))?.pid).toBe(orphan);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect([readPostmasterPid(join(DATA_DIR, 'postgres')), isAlive(orphan)]).toEqual([undefined, false]);
  });

  it('that is told to stop while it starts leaves nothing half started', async () => {
    const DATA_DIR = join(home, 'early');
    const server = run({ PORT: String(await freePort()), DATA_DIR });
    const postmaster = () => readPostmasterPid(join(DATA_DIR, 'postgres'));
    let seen = postmaster();
    while (seen === undefined && server.child.exitCode === null) {
      await new Promise((done) => setTimeout(done, 5));
      seen = postmaster();
    }
    const pid = seen?.pid ?? 0;
    server.child.kill('SIGINT');
    await server.ended;
    expect([pid > 0, isAlive(pid), postmaster()]).toEqual([true, false, undefined]);
  });

  it('serves with several workers, replaces one that dies, and stops them all', async () => {
    const PORT = String(await freePort());
    const DATA_DIR = join(home, 'workers');
    const server = run({ PORT, DATA_DIR, WORKERS: '2' });
    await serves(server);
    const status = async () =>
      (await fetch(`http://127.0.0.1:${PORT}/readyz`, { headers: { connection: 'close' } })).status;
    expect(await Promise.all([status(), status(), status(), status()])).toEqual([200, 200, 200, 200]);
    const before = nodesOf(server);
    expect(before).toHaveLength(2);
    process.kill(before[0] ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(nodesOf(server).filter((pid) => !before.includes(pid))).toHaveLength(1), {
      timeout: 30_000,
      interval: 100,
    });
    expect(await Promise.all([status(), status()])).toEqual([200, 200]);
    const workers = nodesOf(server);
    for (const pid of workers) process.kill(pid, 'SIGINT');
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect([readPostmasterPid(join(DATA_DIR, 'postgres')), workers.filter(isAlive)]).toEqual([undefined, []]);
  });

  it.each([
    ['a setting that cannot be read', { PORT: 'many' }, /^The setting PORT is not a number\.\n$/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://127.0.0.1:1/vemoi', DATABASE_WAIT: '1', DATA_DIR: join(home, 'away') },
      /^The database does not answer yet. Waiting up to 1 s\.\nThe database does not answer \(.*ECONNREFUSED.*\)\. Check DATABASE_URL/,
    ],
    [
      'production without its settings',
      { PROFILE: 'production' },
      /Production needs the setting KEYRING\.\nProduction needs the setting BASE_URL/,
    ],
    [
      'a data folder that cannot be made',
      { DATA_DIR: '/proc/vemoi/data' },
      /^The data folder \/proc\/vemoi\/data cannot be used/,
    ],
    [
      'a host that is not ours',
      { HOST: '203.0.113.7', DATA_DIR: join(home, 'host') },
      /^HOST \(203\.0\.113\.7\) is not an address of this machine/,
    ],
  ])('refuses %s with a sentence and no stack', async (_, env, sentence) => {
    const server = run({ PORT: '0', ...env });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(sentence);
    expect(server.said()).not.toMatch(/^\s+at /m);
  });

  it('refuses a database that another profile has used', async () => {
    const DATA_DIR = join(home, 'profile');
    const PORT = String(await freePort());
    const demo = run({ PORT, DATA_DIR });
    await serves(demo);
    demo.child.kill('SIGTERM');
    await demo.ended;
    const staging = run({ PORT, DATA_DIR, PROFILE: 'staging' });
    expect(await staging.ended).toBe(1);
    expect(staging.said()).toMatch(/belongs to the profile demo, not staging/);
  });
});

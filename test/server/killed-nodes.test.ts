import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saleWorld } from '#test/races/sale-world.ts';
import { freePort, linePages, nodesOf, type ServerProcess, serves, startProcess } from './server-process.ts';

const KILLS = 20;
const WORKERS = 4;
const CALLERS = 24;
const WAITS_AT_MOST_MS = 5_000;
const home = mkdtempSync(join(tmpdir(), 'vemoi-killed-'));
chmodSync(home, 0o755);
let server: ServerProcess;
let port: number;

beforeAll(async () => {
  const { host, port: databasePort, user, database } = (await saleWorld()).test.address;
  port = await freePort();
  server = startProcess({
    DIST: linePages(home),
    DATA_DIR: home,
    PORT: String(port),
    WORKERS: String(WORKERS),
    RATE_LIMITS: 'off',
    DATABASE_URL: `postgres:///${database}?host=${host}&port=${databasePort}&user=${user}`,
  });
  await serves(server);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(home, { recursive: true, force: true });
});

const call = (open: Set<object>): Promise<'answered' | 'closed'> =>
  new Promise((resolve) => {
    const asking = request({ agent: false, port, host: '127.0.0.1', path: '/healthz' }, (response) => {
      response.resume();
      response.on('close', () => settle('answered'));
    });
    const settle = (outcome: 'answered' | 'closed'): void => {
      open.delete(asking);
      resolve(outcome);
    };
    open.add(asking);
    asking.on('error', () => settle('closed'));
    asking.end();
  });

const LISTENING = '0A';

/** Besides the one it listens on (/proc/net/tcp). */
function heldBy(pid: number): number {
  const inodes = new Set(
    readFileSync('/proc/net/tcp', 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(
        ([, local = '', , state]) => Number.parseInt(local.split(':')[1] ?? '', 16) === port && state !== LISTENING,
      )
      .map((columns) => `socket:[${columns[9]}]`),
  );
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return inodes.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
    } catch {
      return false;
    }
  }).length;
}

it('20 nodes killed under fresh connections leave none that is never answered nor closed', async () => {
  const open = new Set<object>();
  const outcomes = { answered: 0, closed: 0 };
  let calling = true;
  const callers = Array.from({ length: CALLERS }, async () => {
    while (calling) outcomes[await call(open)] += 1;
  });
  for (let kills = 0; kills < KILLS; kills += 1) {
    // Never the last one: it restarts after a growing pause.
    await vi.waitUntil(() => nodesOf(server).length >= 2, { timeout: 60_000, interval: 20 });
    const [victim = 0] = nodesOf(server);
    process.kill(victim, 'SIGKILL');
    await sleep(150);
  }
  await sleep(WAITS_AT_MOST_MS);
  calling = false;
  await vi.waitUntil(() => open.size === 0, { timeout: WAITS_AT_MOST_MS, interval: 50 });
  await Promise.all(callers);
  expect(outcomes.answered).toBeGreaterThan(KILLS);
  await vi.waitUntil(() => heldBy(server.child.pid ?? 0) === 0, { timeout: WAITS_AT_MOST_MS, interval: 100 });
  expect(heldBy(server.child.pid ?? 0)).toBe(0);
}, 240_000);

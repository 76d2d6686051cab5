import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNodeGroup } from '#server/main/node-group.ts';
import type { BenchWorld } from './bench-world.ts';

export type CrashNodes = {
  readonly urls: readonly string[];
  /** Kills the node in this place at once; false when it is dead already. */
  readonly kill: (place: number) => boolean;
  readonly stop: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

export async function startCrashNodes(world: BenchWorld, count: number): Promise<CrashNodes> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const children = new Map<number, ChildProcess>();
  const group = await startNodeGroup({
    count,
    start: (place) => {
      const own = {
        PORT: String(ports[place - 1]),
        BENCH_PLACE: String(place),
        BENCH_DATABASE: JSON.stringify(world.address),
      };
      const child = fork(join(import.meta.dirname, 'crash-node.ts'), {
        env: { PATH: process.env['PATH'] ?? '', ...world.settings, ...own },
        execArgv: [],
      });
      children.set(place, child);
      return {
        serving: new Promise((resolve) => child.once('message', () => resolve())),
        ended: new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? String(code)))),
        retire: () => child.kill('SIGTERM'),
        kill: (signal) => child.kill(signal),
      };
    },
    say: () => undefined,
    pause: (ms) => sleep(ms),
    clock: () => performance.now(),
  });
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    kill: (place) => children.get(place)?.kill('SIGKILL') ?? false,
    stop: group.stop,
  };
}

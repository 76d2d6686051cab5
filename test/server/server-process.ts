import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export function linePages(folder: string): string {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'client/assets'), { recursive: true });
  mkdirSync(join(dist, 'server'), { recursive: true });
  writeFileSync(join(dist, 'client/assets/app-12345678.js'), `export const words = '${'hello '.repeat(500)}';`);
  writeFileSync(
    join(dist, 'server/entry-server.js'),
    `export const render = async (request, host) => ({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, html: [Buffer.from('<p>' + JSON.stringify((await host.execute('{ categories { id } }', {}, { locale: 'en', eventKeys: [] })).data))], scripts: [], styles: [], framable: false, loads: { videos: false, services: false }, cacheable: true });`,
  );
  return dist;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

export type ServerProcess = {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
};

export function startProcess(
  env: Readonly<Record<string, string>>,
  file = 'server/main/main.ts',
  ...args: readonly string[]
): ServerProcess {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const hear = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return { child, said: () => text, ended: new Promise((done) => child.on('exit', done)) };
}

export function nodesOf(server: ServerProcess): number[] {
  const pid = server.child.pid ?? 0;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((child) => child !== '')
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.ts'));
}

export async function serves(server: ServerProcess): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
    if (/is ready at/.test(server.said())) return;
    if (server.child.exitCode !== null) break;
  }
  throw new Error(`It does not serve: ${server.said()}`);
}

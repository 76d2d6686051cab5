import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { readEnvironment } from '#server/main/environment.ts';
import { startApp } from '#server/main/start-app.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/postgres/migrator.ts';
import { makeJsonLineLog } from '#server/platform/system/json-line-log.ts';
import { temporaryClusterFolder } from '#test/postgres/temporary-cluster-folder.ts';

const dist = await vi.hoisted(async () => {
  const { mkdirSync, mkdtempSync, writeFileSync } = await import('node:fs');
  const folder = mkdtempSync('/tmp/vemoi-dist-');
  mkdirSync(`${folder}/client`);
  mkdirSync(`${folder}/server`);
  writeFileSync(
    `${folder}/server/entry-server.js`,
    `export const render = async (request, host) => {
      const { errors } = await host.execute('{ featured_events { id } }', {}, { locale: 'vi', eventKeys: [] });
      return { status: errors ? 500 : 200, headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'vi' }, html: [Buffer.from('<p>a page')], scripts: [], styles: [], framable: false, loads: { videos: false, services: false }, cacheable: !errors };
    };`,
  );
  process.env['DIST'] = folder;
  return folder;
});

// Its own cluster: this one is killed.
const dataDir = temporaryClusterFolder();
const start = () =>
  startEmbeddedPostgres({ dataDir, projectFolder: resolve('.'), say: () => undefined, settings: ['fsync=off'] });
let postgres = await start();
await migrate(postgres.address);
const lines: string[] = [];
const app = await startApp({
  environment: readEnvironment({ PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' }),
  address: postgres.address,
  log: makeJsonLineLog({ write: (line) => lines.push(line) }, Date.now),
  pages: 'built',
});
afterAll(async () => {
  await app.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  delete process.env['DIST'];
  rmSync(dist, { recursive: true, force: true });
});

const categories = async (locale: string) => {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': locale },
    body: '{"query":"{ featured_events { id } categories { id name } }"}',
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: (await answer.json()) as { data: unknown; errors?: { message: string; extensions: { code: string } }[] },
  };
};

it('a database that is killed is an answer to try again, then everything goes on with what was confirmed', async () => {
  await app.database.pool.query(
    "INSERT INTO category (category_id, name_en, name_vi, color) VALUES (1, 'Music', 'Âm nhạc', '#000')",
  );
  expect((await categories('en')).status).toBe(200);
  const heard: string[] = [];
  app.use(EventBus).subscribe((message) => heard.push(message.kind));

  postgres.leave();
  process.kill(postgres.pid() ?? 0, 'SIGKILL');
  await vi.waitFor(async () => expect((await fetch(`${app.url}/readyz`)).status).toBe(503), {
    timeout: 20_000,
    interval: 10,
  });
  const away = await categories('vi');
  expect(away).toMatchObject({
    status: 503,
    retryAfter: '1',
    body: {
      errors: [
        {
          message: expect.stringContaining('tạm gián đoạn'),
          extensions: { code: 'BUSY', data: { because: 'OUTAGE' } },
        },
      ],
    },
  });
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  const page = await fetch(`${app.url}/vi/never-seen-before`);
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    503,
    '1',
    'no-store',
  ]);
  expect(await page.text()).toMatch(/http-equiv="refresh".*Những gì bạn đã xác nhận vẫn được lưu/s);

  postgres = await start();
  await vi.waitFor(async () => expect((await fetch(`${app.url}/readyz`)).status).toBe(200), {
    timeout: 20_000,
    interval: 50,
  });
  await vi.waitFor(
    async () =>
      expect(await categories('en')).toMatchObject({
        status: 200,
        body: { data: { categories: [{ name: expect.any(String) }] } },
      }),
    { timeout: 20_000 },
  );
  expect((await fetch(`${app.url}/vi/never-seen-before`)).status).toBe(200);
  await vi.waitFor(() => expect(heard).toContain('resynchronise'), { timeout: 10_000 });
  expect(lines.filter((line) => line.includes('"a resolver failed"'))).toEqual([]);
});

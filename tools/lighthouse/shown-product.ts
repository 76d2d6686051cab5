import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptEventSlug } from '#domain/kernel/names/slug.ts';
import { compressAssets } from '#server/main/compress-assets.ts';
import { builtClientFolder } from '#server/main/pages.ts';
import { runServer } from '#server/main/run-server.ts';
import { ownerClient } from '#server/platform/postgres/connection.ts';
import { seedDemo } from '../seed/seed-demo.ts';

export type ShownProduct = { readonly url: string; readonly eventPath: string; readonly stop: () => Promise<void> };

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** In a folder that is removed afterwards. */
export async function showProduct(): Promise<ShownProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vemoi-lighthouse-'));
  // As root the database runs as another account, which needs access.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { PROFILE: 'demo', PORT: String(port), BASE_URL: url, DATA_DIR: dataDir, SEED: '1', RATE_LIMITS: 'off' };
  const server = await runServer({
    env,
    say,
    beforeServing: ({ environment, address }) =>
      seedDemo({ environment, address, now: Date.now(), say }).then(() => undefined),
  });
  const owner = ownerClient(server.address);
  await owner.connect();
  const { rows } = await owner.query<{ readonly eventId: number; readonly slugWords: string; readonly name: string }>(
    `SELECT event_id AS "eventId", slug_words AS "slugWords", name FROM event
     WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive AND end_at > now() ORDER BY event_id LIMIT 1`,
  );
  await owner.end();
  const [event] = rows;
  if (event === undefined) throw new Error('The demo has no public event');
  // Files are sent compressed, as in production.
  await compressAssets(builtClientFolder());
  return {
    url,
    eventPath: `/event/${keptEventSlug(event)}`,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

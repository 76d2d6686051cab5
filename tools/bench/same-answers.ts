import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventAndSessions } from './event-and-sessions.ts';
import type { PageServer } from './pages-world.ts';

/** Two renderings may differ only in their time. */
const settled = (html: string): string =>
  html.replace(/"now":\d{13}\b/g, '"now":0').replace(/http:\/\/localhost:\d+/g, '');

// Node's fetch would undo the encoding silently.
async function page(url: string, path: string, encoding: 'br' | 'gzip' | 'identity'): Promise<string> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        assert.equal(answer.statusCode, 200);
        assert.equal(answer.headers['content-encoding'], encoding === 'identity' ? undefined : encoding);
        resolve(
          {
            br: brotliDecompressSync,
            gzip: gunzipSync,
            identity: (plain: Buffer) => plain,
          }
            [encoding](bytes)
            .toString(),
        );
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

const eventData = async (url: string, eventId: number): Promise<unknown> => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(eventAndSessions(eventId)),
  });
  const { data } = (await answer.json()) as { readonly data: unknown };
  return data;
};

/** In every encoding. Throws where answers differ. */
export async function demandSameAnswers(
  kept: PageServer,
  cold: PageServer,
  path: string,
  eventId: number,
): Promise<{ readonly html: number }> {
  const rendered = settled(await page(cold.url, path, 'identity'));
  for (const encoding of ['br', 'gzip', 'identity'] as const)
    assert.equal(settled(await page(kept.url, path, encoding)), rendered);
  assert.match(rendered, /<\/html>$/);
  const bare = await (await fetch(`${cold.bareUrl}/events/${eventId}`)).json();
  assert.deepEqual(await eventData(cold.url, eventId), bare);
  assert.deepEqual(await eventData(kept.url, eventId), bare);
  return { html: Buffer.byteLength(rendered) };
}

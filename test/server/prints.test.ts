import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plateOf, printOf } from '#domain/event/plate/plate.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
const app = await startTestApp({ instead: mailTo(mailer) });
const print = printOf(plateOf(1_012, null));

describe('the print of an event without a cover', () => {
  it('is a picture of its stated size, kept for good, that runs nothing', async () => {
    const response = await fetch(`${app.url}${print.url}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([print.width, print.height]);
  });

  it('answers an address that names no print as not found', async () => {
    for (const name of ['dragon-jade-1.svg', 'hills-jade-1.png', 'hills-jade-99999999999.svg'])
      expect((await fetch(`${app.url}/api/print/${name}`)).status).toBe(404);
  });

  it('stands on the link preview of its event, which is not the preview without a picture', async () => {
    const card = async (query: string) =>
      Buffer.from(await (await fetch(`${app.url}/api/generate-meta-image?title=X${query}`)).arrayBuffer());
    const [plain, printed] = [await card(''), await card(`&imageUrl=${encodeURIComponent(print.url)}`)];
    expect(printed.equals(plain)).toBe(false);
    expect((await sharp(printed).metadata()).format).toBe('jpeg');
  });

  it('is a JPEG banner in emails, and so is an uploaded picture; nothing else has a banner', async () => {
    const banner = async (name: string) => fetch(`${app.url}/api/banner/${name}`);
    const response = await banner(`${print.plate}.jpg`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1_200, 400]);
    for (const name of [`${randomUUID()}.jpg`, 'dragon-jade-1.jpg', `${print.plate}.svg`, '..%2Fx.jpg'])
      expect((await banner(name)).status).toBe(404);
  });

  it('is the one that its organiser chose, until the choice is taken back', async () => {
    const { accessToken: token } = await signIn(app, mailer, 'painter@vemoi.test');
    const ask = async (query: string, variables: Readonly<Record<string, unknown>>) => {
      const told = await app.graphql(query, { variables, idempotencyKey: randomUUID(), token });
      expect(told.errors).toEqual([]);
      return Object.values(told.data ?? {})[0] as { readonly id: number; readonly print: { readonly url: string } };
    };
    const made = await ask(
      'mutation ($input: CreateEventInput!) { create_event(input: $input) { id print { url } } }',
      {
        input: { name: 'Đêm thơ', event_type: 'ONSITE', plate: 'fans-moss-7' },
      },
    );
    expect(made.print.url).toBe('/api/print/fans-moss-7.svg');
    const changed = await ask(
      'mutation ($id: Int!) { update_event(id: $id, input: { plate: null }) { id print { url } } }',
      { id: made.id },
    );
    expect(changed.print.url).toBe(printOf(plateOf(made.id, null)).url);
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { instant, MINUTE } from '#domain/kernel/instant.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { StoredFiles } from '#server/platform/ports/stored-files.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

let now = Date.now();
const mailer = makeMemoryMailer();
const app = await startTestApp({ clock: { now: () => instant(now) }, instead: mailTo(mailer) });
const { accessToken } = await signIn(app, mailer, 'uploader@example.test');

const LINK = 'mutation ($input: CreateUploadLinkInput!) { create_upload_link(input: $input) { upload_url url } }';
async function link(input: Readonly<Record<string, unknown>> = { ext: 'png', type: 'EVENT_IMAGE' }) {
  const { data, errors } = await app.graphql(LINK, { token: accessToken, variables: { input } });
  if (data === null) throw new Error(JSON.stringify(errors));
  return data['create_upload_link'] as { readonly upload_url: string; readonly url: string };
}
const picture = (width = 800, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: '#1c6e5d' } })
    .png()
    .toBuffer();
async function put(url: string, body: Uint8Array, type = 'image/png') {
  const response = await fetch(`${app.url}${url}`, {
    method: 'PUT',
    body: Uint8Array.from(body),
    headers: { 'content-type': type },
  });
  const told = (await response.json()) as {
    data?: Record<string, unknown>;
    error?: { code: string; message: string; data: unknown };
  };
  return { status: response.status, ...told };
}

describe('an upload link', () => {
  it('is signed, and without its query string is where the picture will stand [S7.4-18] [S7.4-19]', async () => {
    const { upload_url: uploadUrl, url } = await link();
    expect(uploadUrl.split('?')[0]).toBe(url);
    const stored = await put(uploadUrl, await picture());
    expect([stored.status, stored.data]).toEqual([
      201,
      {
        url,
        card_url: url.replace('full', 'card'),
        thumbnail_url: url.replace('full', 'thumb'),
        width: 800,
        height: 500,
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
    ]);
  });

  it('is used once', async () => {
    const { upload_url: uploadUrl } = await link();
    const bytes = await picture();
    const answers = await Promise.all([put(uploadUrl, bytes), put(uploadUrl, bytes), put(uploadUrl, bytes)]);
    expect(answers.map(({ status, error }) => error?.code ?? status).sort()).toEqual([
      201,
      'UPLOAD_LINK_USED',
      'UPLOAD_LINK_USED',
    ]);
    expect((await put(uploadUrl, await picture(10, 10))).error?.code).toBe('UPLOAD_LINK_USED');
  });

  it('ends after five minutes', async () => {
    const { upload_url: uploadUrl } = await link();
    now += 5 * MINUTE;
    const refusedAnswer = await put(uploadUrl, await picture());
    expect([refusedAnswer.status, refusedAnswer.error?.code]).toEqual([410, 'UPLOAD_LINK_EXPIRED']);
    expect(refusedAnswer.error?.message.length).toBeGreaterThan(10);
  });

  it('allows nothing but what it was signed for', async () => {
    const { upload_url: uploadUrl, url } = await link();
    const query = new URL(uploadUrl, app.url).searchParams;
    const bytes = await picture();
    const later = new URLSearchParams(query);
    later.set('expires', String(now + 60 * MINUTE));
    const kind = new URLSearchParams(query);
    kind.set('kind', 'AVATAR');
    const elsewhere = url.replace(/[0-9a-f](?=\/full)/, (digit) => (digit === '0' ? '1' : '0'));
    for (const forged of [
      `${url}?${later}`,
      `${url}?${kind}`,
      `${elsewhere}?${query}`,
      url,
      `${url}?signature=k1.AAAA`,
    ]) {
      expect((await put(forged, bytes)).status).toBe(403);
    }
    expect((await put(uploadUrl, bytes)).status).toBe(201);
  });

  it('is given only to somebody who is signed in, for kinds and types that we know', async () => {
    expect(
      (await app.graphql(LINK, { variables: { input: { ext: 'png', type: 'EVENT_IMAGE' } } })).errors[0]?.extensions[
        'code'
      ],
    ).toBe('UNAUTHORIZED');
    for (const input of [
      { ext: 'svg', type: 'EVENT_IMAGE' },
      { ext: 'png', type: 'KYC' },
    ]) {
      const { errors } = await app.graphql(LINK, { token: accessToken, variables: { input } });
      expect(errors[0]?.extensions['code']).toBe('INVALID_INPUT');
    }
  });
});

describe('what is put there', () => {
  it('is refused from 2 MB on, without being read to its end', async () => {
    const { upload_url: uploadUrl } = await link();
    const large = await put(uploadUrl, new Uint8Array(2 * 1024 * 1024));
    expect([large.status, large.error?.code, large.error?.data]).toEqual([
      413,
      'UPLOAD_TOO_LARGE',
      { maxBytes: 2 * 1024 * 1024 - 1 },
    ]);
    // The link is not used up: a smaller picture may follow.
    expect((await put(uploadUrl, await picture())).status).toBe(201);
  });

  it.each([
    ['text', Buffer.from('<html><script>alert(1)</script></html>'), 'text/html'],
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['JSON', Buffer.from('{"a":1}'), 'application/json'],
  ])('is refused when it is %s', async (_what, bytes, type) => {
    const { upload_url: uploadUrl } = await link();
    const answered = await put(uploadUrl, bytes, type);
    expect([answered.status, answered.error?.code]).toEqual([415, 'UPLOAD_NOT_AN_IMAGE']);
  });
});

describe('a stored picture', () => {
  it('is served in every size, for ever, as an image and nothing else', async () => {
    const { upload_url: uploadUrl, url } = await link();
    await put(uploadUrl, await picture(1_700, 1_000));
    for (const [address, type, width] of [
      [url, 'image/webp', 1_600],
      [url.replace('full', 'large'), 'image/webp', 1_080],
      [url.replace('full', 'card'), 'image/webp', 768],
      [url.replace('full', 'thumb'), 'image/webp', 160],
      [url.replace('full.webp', 'full.jpg'), 'image/jpeg', 1_600],
    ] as const) {
      const response = await fetch(`${app.url}${address}`);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
    }
    for (const missing of [
      url.replace('full', 'huge'),
      url.replace('webp', 'png'),
      '/files/..%2f..%2fkeyring/full.webp',
      url.replace(/[0-9a-f]\//, 'g/'),
    ]) {
      expect((await fetch(`${app.url}${missing}`)).status).toBe(404);
    }
  });

  it('is found by any of its addresses and by its id, with the facts of a photo', async () => {
    const { upload_url: uploadUrl, url } = await link();
    await put(uploadUrl, await picture());
    const files = app.use(StoredFiles);
    const found = await files.find(url);
    expect(found).toMatchObject({ url, width: 800, height: 500, kind: 'EVENT_IMAGE' });
    for (const same of [found?.fileId ?? '', `https://vemoi.test${url}?x=1`, url.replace('full.webp', 'thumb.webp')])
      expect(await files.find(same)).toEqual(found);
    for (const none of [
      '',
      'https://evil.test/picture.png',
      '/files/x/full.webp',
      '01997b3a-0000-7000-8000-0000000000a1',
    ])
      expect(await files.find(none)).toBeNull();
  });
});

describe('an account’s picture', () => {
  const CHANGE = 'mutation ($input: UpdateProfileInput!) { update_profile(input: $input) { avatar } }';

  it('is one that the account uploaded', async () => {
    const { upload_url: uploadUrl, url } = await link({ ext: 'png', type: 'AVATAR' });
    await put(uploadUrl, await picture());
    const changed = await app.graphql(CHANGE, { token: accessToken, variables: { input: { avatar: url } } });
    expect(changed.data?.['update_profile']).toEqual({ avatar: url.replace('full', 'card') });
    const stranger = await signIn(app, mailer, 'stranger@example.test');
    for (const avatar of [url, 'https://evil.test/track.gif', 'javascript:alert(1)']) {
      const { errors } = await app.graphql(CHANGE, { token: stranger.accessToken, variables: { input: { avatar } } });
      expect(errors[0]?.extensions['code']).toBe('INVALID_INPUT');
    }
    const removed = await app.graphql(CHANGE, { token: accessToken, variables: { input: { avatar: null } } });
    expect(removed.data?.['update_profile']).toEqual({ avatar: null });
  });

  it('across the head of its page is one that the account uploaded, too', async () => {
    const BANNER = 'mutation ($input: UpdateUserSettingInput!) { update_user_setting(input: $input) { banner } }';
    const { upload_url: uploadUrl, url } = await link({ ext: 'png', type: 'AVATAR' });
    await put(uploadUrl, await picture());
    const change = (token: string, banner: string | null) =>
      app.graphql(BANNER, { token, variables: { input: { banner } } });
    expect((await change(accessToken, `${app.url}${url}?x=1`)).data?.['update_user_setting']).toEqual({ banner: url });
    const stranger = await signIn(app, mailer, 'stranger.banner@example.test');
    for (const banner of [url, 'https://evil.test/track.gif', 'javascript:alert(1)']) {
      expect((await change(stranger.accessToken, banner)).errors[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
      });
    }
    expect((await change(accessToken, null)).data?.['update_user_setting']).toEqual({ banner: null });
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
const app = await startTestApp({ instead: mailTo(mailer) });

async function card(
  path: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(`${app.url}${path}?${new URLSearchParams(query)}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const facts = response.status === 200 ? await sharp(bytes).metadata() : null;
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    size: [facts?.format, facts?.width, facts?.height],
  };
}
const preview = (query: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>) =>
  card('/api/generate-meta-image', query, headers);
const thanks = (query: Readonly<Record<string, string>>) => card('/api/generate-thanks-buy-ticket-image', query);
const JPEG = ['jpeg', 1_200, 630];
const NAME = 'Đêm nhạc Trịnh Công Sơn';
const named = { title: NAME, id: await published(NAME) };
const someThanks = { name: 'Ngô Lan', eventName: 'Đêm nhạc', isDonate: 'false', isPrivate: 'false', locale: 'vi' };
const { bytes: fallback } = await preview({});

async function published(name: string, address = 'Nhà hát Lớn, Hà Nội'): Promise<string> {
  const { accessToken } = await signIn(app, mailer, 'cards.organiser@example.test');
  const input = {
    name,
    event_type: 'ONSITE',
    address,
    description: '<p>Một đêm.</p>',
    feature: 'PUBLIC',
    session: { begin_at: Date.now() + 86_400_000, end_at: Date.now() + 90_000_000 },
  };
  const { data } = await app.graphql('mutation ($input: CreateEventInput!) { create_event(input: $input) { id } }', {
    token: accessToken,
    variables: { input },
  });
  const event = data?.['create_event'] as { readonly id: number } | undefined;
  await app.database.asOwner(`UPDATE event SET status = 'PUBLISHED' WHERE event_id = $1`, [event?.id]);
  return String(event?.id);
}

async function uploaded(background: string): Promise<string> {
  const { accessToken } = await signIn(app, mailer, `cards.${background.slice(1)}@example.test`);
  const { data } = await app.graphql(
    'mutation { create_upload_link(input: { ext: "png", type: "EVENT_IMAGE" }) { upload_url url } }',
    {
      token: accessToken,
    },
  );
  const link = data?.['create_upload_link'] as { readonly upload_url: string; readonly url: string };
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  await fetch(`${app.url}${link.upload_url}`, {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers: { 'content-type': 'image/png' },
  });
  return link.url;
}
const colourAt = async (bytes: Buffer): Promise<number[]> => [
  ...(await sharp(bytes).extract({ left: 950, top: 300, width: 1, height: 1 }).raw().toBuffer()),
];

describe('the preview of an event', () => {
  it('is a JPEG of 1200 × 630, or of the size that is asked for [S7.8-03] [S9-44]', async () => {
    const usual = await preview(named);
    expect([usual.status, usual.headers.get('content-type'), usual.size]).toEqual([200, 'image/jpeg', JPEG]);
    expect(usual.bytes.equals(fallback)).toBe(false);
    expect((await preview({ ...named, width: '600', height: '315' })).size).toEqual(['jpeg', 600, 315]);
  });

  it('says when and where its event is, in the language of its reader', async () => {
    const elsewhere = { title: NAME, id: await published(NAME, 'Nhà hát Thành phố, Sài Gòn') };
    const [here, there, inEnglish] = await Promise.all([
      preview({ ...named, locale: 'vi' }),
      preview({ ...elsewhere, locale: 'vi' }),
      preview({ ...named, locale: 'en' }),
    ]);
    expect(new Set([here, there, inEnglish].map(({ bytes }) => bytes.toString('base64'))).size).toBe(3);
  });

  it('shows the picture that was uploaded to us, and asks no other address', async () => {
    const url = await uploaded('#0000ff');
    const [red = 255, , blue = 0] = await colourAt((await preview({ ...named, imageUrl: url })).bytes);
    expect([red < 40, blue > 200]).toEqual([true, true]);
    const without = (await preview(named)).bytes;
    for (const imageUrl of [
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      `${app.url}/healthz`,
      '/files/../../etc/passwd',
      'data:image/png;base64,AAAA',
    ])
      expect((await preview({ ...named, imageUrl })).bytes.equals(without)).toBe(true);
  });

  it('is the same for whoever asks again, who gets no bytes', async () => {
    const { headers, bytes } = await preview(named);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await preview(named)).bytes.equals(bytes)).toBe(true);
    expect((await preview(named, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('draws no words of others: a title that is not the name of its event gives our own name, at the same size', async () => {
    const ours = await preview({ title: '', id: '' });
    expect([ours.size, ours.bytes.equals(fallback)]).toEqual([JPEG, false]);
    for (const forged of [
      { title: 'Vemoi tặng bạn 5 triệu', id: named.id },
      { title: NAME, id: '999999' },
      { title: NAME, id: 'x' },
      { title: NAME, id: '' },
    ]) {
      const drawn = await preview(forged);
      expect([drawn.status, drawn.bytes.equals(ours.bytes)]).toEqual([200, true]);
      expect(drawn.headers.get('cache-control')).toBe('public, max-age=60');
    }
    expect((await preview({ title: 'Không phải', id: '1', width: '600', height: '315' })).size).toEqual([
      'jpeg',
      600,
      315,
    ]);
  });
});

describe('the picture of thanks', () => {
  it('is a JPEG of 1200 × 630 for a guest, a donor and an invited one, in both languages [S7.8-01] [S9-44]', async () => {
    const made = await Promise.all(
      [
        {},
        { isDonate: 'true' },
        { isPrivate: 'true' },
        { companyName: 'Gốm Việt' },
        { locale: 'en' },
        { locale: 'en', isDonate: 'true' },
      ].map((other) => thanks({ ...someThanks, ...other })),
    );
    for (const { status, size } of made) expect([status, size]).toEqual([200, JPEG]);
    expect(new Set([fallback, ...made.map(({ bytes }) => bytes)].map((bytes) => bytes.toString('base64'))).size).toBe(
      made.length + 1,
    );
  });
});

describe('what cannot be made', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['nothing to say', {}],
    ['a size that is none', { title: 'a', width: '1e9' }],
    ['a size that would fill the memory', { title: 'a', width: '2401' }],
    ['a title that is no title', { title: 'x'.repeat(2_001) }],
  ])('is a default picture: %s [S9-45]', async (_what, query) => {
    const { status, size, bytes, headers } = await preview(query);
    expect([status, size, bytes.equals(fallback), headers.get('cache-control')]).toEqual([
      200,
      JPEG,
      true,
      'public, max-age=60',
    ]);
  });

  it('has the picture of its event, which its id and name name together', async () => {
    const own = { ...someThanks, eventName: NAME };
    const [plain, pictured, ofNone, renamed] = await Promise.all([
      thanks(own),
      thanks({ ...own, id: named.id }),
      thanks({ ...own, id: '999999' }),
      thanks({ ...someThanks, id: named.id }),
    ]);
    expect([pictured.size, pictured.bytes.equals(plain.bytes)]).toEqual([JPEG, false]);
    expect(ofNone.bytes.equals(plain.bytes)).toBe(true);
    expect(await colourAt(renamed.bytes)).toEqual(await colourAt(plain.bytes));
    expect(await colourAt(pictured.bytes)).not.toEqual(await colourAt(plain.bytes));
  });

  it.each([
    ['isDonate', 'maybe'],
    ['isPrivate', ''],
  ])('is a default picture: %s %j [S9-45]', async (name, value) => {
    const { bytes, size } = await thanks({ ...someThanks, [name]: value });
    expect([size, bytes.equals(fallback)]).toEqual([JPEG, true]);
  });
});

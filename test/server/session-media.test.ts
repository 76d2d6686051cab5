import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#domain/kernel/instant.ts';
import { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Media = {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly url: string;
  readonly is_private: boolean;
  readonly format: string | null;
  readonly bytes: number | null;
};
type Session = {
  readonly urls: readonly string[];
  readonly videos: readonly string[];
  readonly images: readonly Media[];
  readonly documents: readonly Media[];
  readonly photos: readonly { readonly url: string }[];
  readonly private_documents: readonly Media[];
  readonly private_images: readonly Media[];
  readonly private_urls: readonly Media[];
  readonly private_videos: readonly Media[];
  readonly private_videos_count: number;
};
const MEDIA = 'id kind label url is_private format bytes';
const SESSION = `urls videos images { ${MEDIA} } documents { ${MEDIA} } photos { url }
  private_documents { ${MEDIA} } private_images { ${MEDIA} } private_urls { ${MEDIA} } private_videos { ${MEDIA} }
  private_videos_count`;
const QUERY = `query ($id: Int!) { section_event(id: $id) { ${SESSION} } }`;

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const DECK = Buffer.from('PK\u0003\u0004....[Content_Types].xml....PK\u0003\u0004....ppt/presentation.xml', 'latin1');
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#1c6e5d' } })
    .png()
    .toBuffer();

const seen = async (by: Person, sale: Sale): Promise<Session> =>
  (await by.ask<Session>(QUERY, { id: sale.sectionEventId })).value;
async function seenSignedOut(sale: Sale): Promise<Session> {
  const told = await world.app.graphql(QUERY, { variables: { id: sale.sectionEventId } });
  return told.data?.['section_event'] as Session;
}
const add = (by: Person, sale: Sale, input: object) =>
  by.ask<Media>(
    `mutation ($id: Int!, $input: SessionMediaInput!) {
      create_session_media(section_event_id: $id, input: $input) { ${MEDIA} } }`,
    { id: sale.sectionEventId, input },
  );
const order = (by: Person, sale: Sale, ids: readonly string[]) =>
  by.ask<readonly Media[]>(
    'mutation ($id: Int!, $ids: [ID!]!) { order_session_media(section_event_id: $id, ids: $ids) { id } }',
    { id: sale.sectionEventId, ids },
  );
const remove = (by: Person, id: string) =>
  by.ask<boolean>('mutation ($id: ID!) { delete_session_media(id: $id) }', { id });
const listed = (by: Person, sale: Sale) =>
  by.ask<readonly Media[]>(`query ($id: Int!) { session_media(event_id: $id) { ${MEDIA} } }`, { id: sale.eventId });

const linkFor = async (by: Person, type: string, ext: string) =>
  (
    await by.ask<{ readonly upload_url: string; readonly url: string }>(
      'mutation ($input: CreateUploadLinkInput!) { create_upload_link(input: $input) { upload_url url } }',
      { input: { type, ext } },
    )
  ).value;
async function put(address: string, bytes: Uint8Array) {
  const body = Uint8Array.from(bytes);
  const response = await fetch(`${world.app.url}${address}`, { method: 'PUT', body });
  const told = (await response.json()) as { readonly error?: { readonly code: string; readonly data: unknown } };
  return { status: response.status, code: told.error?.code, data: told.error?.data };
}
async function uploaded(by: Person, type: string, ext: string, bytes: Uint8Array): Promise<string> {
  const link = await linkFor(by, type, ext);
  expect((await put(link.upload_url, bytes)).status).toBe(201);
  return link.url;
}
const get = (address: string) => fetch(`${world.app.url}${address}`);
const statusOf = async (address: string): Promise<number> => (await get(address)).status;

/** A session with one of each kind, private, and one public document, image, video and link. */
async function sessionWithMedia() {
  const bought = await world.buyerWithTicket();
  const { sale } = bought;
  const host = await world.team(sale, 'EDITOR');
  const pdf = () => uploaded(host, 'SESSION_DOCUMENT', 'pdf', PDF);
  const image = async () => uploaded(host, 'SESSION_IMAGE', 'png', await picture());
  const asked = [
    { kind: 'DOCUMENT', label: 'Tài liệu: buổi 1', url: await pdf() },
    { kind: 'IMAGE', label: 'Sơ đồ', url: await image() },
    { kind: 'LINK', label: 'Nhóm lớp', url: 'https://chat.example.test/lop' },
    { kind: 'VIDEO', label: 'Bản ghi 1', url: 'https://video.example.test/1' },
    { kind: 'DOCUMENT', label: 'Chương trình', url: await pdf(), is_private: false },
    { kind: 'IMAGE', label: 'Áp phích', url: await image(), is_private: false },
    { kind: 'LINK', label: 'Trang chủ', url: 'https://example.test/', is_private: false },
    { kind: 'VIDEO', label: 'Giới thiệu', url: 'https://youtu.be/abcdefghijk', is_private: false },
  ];
  for (const input of asked) expect((await add(host, sale, input)).refusal).toBe(null);
  return { ...bought, host };
}

const labels = (media: readonly Media[]): readonly string[] => media.map(({ label }) => label);
const privateOnes = (session: Session): readonly (readonly string[])[] => [
  labels(session.private_documents),
  labels(session.private_images),
  labels(session.private_urls),
  labels(session.private_videos),
];
const ALL = [['Tài liệu: buổi 1'], ['Sơ đồ'], ['Nhóm lớp'], ['Bản ghi 1']];
const NONE = [[], [], [], []];

describe('media of a session', () => {
  it('are public for everybody, and private for its ticket holders and its team alone [S3-34]', async () => {
    const { sale, buyer, host } = await sessionWithMedia();
    await world.app.database.asOwner(
      `INSERT INTO photo (event_id, photo_id, url, thumbnail_url, label, width, height, color, position, inserted_at)
       VALUES ($1, gen_random_uuid(), '/files/x/full.webp', '/files/x/thumb.webp', NULL, 1, 1, '#000000', 0, now())`,
      [sale.eventId],
    );
    const stranger = await world.person('stranger');
    const otherBuyer = (await world.buyerWithTicket()).buyer;
    for (const session of [
      await seenSignedOut(sale),
      await seen(stranger, sale),
      await seen(otherBuyer, sale),
      await seen(buyer, sale),
      await seen(host, sale),
      await seen(await world.team(sale, 'CHECK_IN'), sale),
    ]) {
      expect(labels(session.documents)).toEqual(['Chương trình']);
      expect(labels(session.images)).toEqual(['Áp phích']);
      expect(session.urls).toContain('https://example.test/');
      expect(session.videos).toEqual(['{"url":"https://youtu.be/abcdefghijk"}']);
      expect(session.photos).toEqual([{ url: '/files/x/full.webp' }]);
      expect(session.private_videos_count).toBe(1);
      expect(JSON.stringify([session.urls, session.videos])).not.toMatch(/chat\.example|video\.example/);
    }
    expect(privateOnes(await seenSignedOut(sale))).toEqual(NONE);
    expect(privateOnes(await seen(stranger, sale))).toEqual(NONE);
    expect(privateOnes(await seen(otherBuyer, sale))).toEqual(NONE);
    for (const one of [buyer, host, await world.team(sale, 'CHECK_IN')])
      expect(privateOnes(await seen(one, sale))).toEqual(ALL);
    expect((await seen(buyer, sale)).private_urls).toMatchObject([
      { kind: 'LINK', url: 'https://chat.example.test/lop', is_private: true, format: null, bytes: null },
    ]);
    expect((await seen(buyer, sale)).private_documents).toMatchObject([{ format: 'pdf', bytes: PDF.length }]);
  });

  it('are gone for a ticket that was voided or given away, and so are links that were copied before', async () => {
    const { sale, buyer, ticket, host } = await sessionWithMedia();
    const friend = await world.person('friend');
    const copied = (await seen(buyer, sale)).private_documents[0]?.url ?? '';
    expect(await statusOf(copied)).toBe(200);
    const given = await buyer.ask(
      'mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) { id } }',
      { id: ticket.id, input: { first_name: 'Minh', email: friend.email } },
    );
    expect(given.refusal).toBe(null);
    expect(privateOnes(await seen(buyer, sale))).toEqual(NONE);
    expect(await statusOf(copied)).toBe(404);
    const { secret } = await world.broughtTo(friend.email);
    await friend.ask('mutation ($secret: String!) { receive_bought_ticket(secret: $secret) { id } }', { secret });
    expect(privateOnes(await seen(friend, sale))).toEqual(ALL);

    const other = await world.person('lan');
    const [theirs] = await world.takes(other, sale);
    const before = (await seen(other, sale)).private_images[0]?.url ?? '';
    expect(await statusOf(before)).toBe(200);
    const manager = await world.team(sale, 'MANAGER');
    const deleted = await manager.ask('mutation ($id: ID!) { delete_user_order(id: $id) { status } }', {
      id: theirs?.user_order_id,
    });
    expect(deleted.refusal).toBe(null);
    expect(privateOnes(await seen(other, sale))).toEqual(NONE);
    expect(await statusOf(before)).toBe(404);
    // Leaving the team ends access to the files.
    const hosts = (await seen(host, sale)).private_documents[0]?.url ?? '';
    expect(await statusOf(hosts)).toBe(200);
    await world.app.database.asOwner(
      'DELETE FROM event_user WHERE event_id = $1 AND account_id = (SELECT account_id FROM account WHERE email = $2)',
      [sale.eventId, host.email],
    );
    expect(await statusOf(hosts)).toBe(404);
  });
});

describe('an uploaded file', () => {
  it('is downloaded under its title, by a signed link for an hour, never at an address that can be guessed', async () => {
    const { sale, buyer } = await sessionWithMedia();
    const session = await seen(buyer, sale);
    const document = session.private_documents[0]?.url ?? '';
    const answer = await get(document);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Tai lieu- buoi 1.pdf"; filename*=UTF-8\'\'T%C3%A0i%20li%E1%BB%87u-%20bu%E1%BB%95i%201.pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
    const image = await get(session.private_images[0]?.url ?? '');
    expect([image.headers.get('content-type'), image.headers.get('content-disposition')]).toEqual(['image/webp', null]);

    const [path = '', query = ''] = document.split('?');
    const changed = (name: string, value: string) => {
      const params = new URLSearchParams(query);
      params.set(name, value);
      return `${path}?${params.toString()}`;
    };
    for (const forged of [
      path,
      changed('signature', 'k1.AAAA'),
      changed('account', ''),
      changed('expires', String(Date.now() + DAY)),
      `/files/media/${'a'.repeat(32)}?${query}`,
      '/files/media/x',
    ])
      expect(await statusOf(forged)).toBe(404);
    world.wait(HOUR);
    expect(await statusOf(document)).toBe(410);
  });

  it('is refused when it is of another type or too large', async () => {
    const { sale } = await world.buyerWithTicket();
    const host = await world.team(sale, 'EDITOR');
    const document = await linkFor(host, 'SESSION_DOCUMENT', 'docx');
    for (const bytes of [Buffer.from('<script>alert(1)</script>'), await picture(), Buffer.from('MZ'), Buffer.alloc(0)])
      expect(await put(document.upload_url, bytes)).toMatchObject({ status: 415, code: 'UPLOAD_NOT_A_DOCUMENT' });
    const huge = new Uint8Array(10 * 1024 * 1024 + 1);
    expect(await put(document.upload_url, huge)).toEqual({
      ...{ status: 413, code: 'UPLOAD_TOO_LARGE' },
      data: { maxBytes: 10 * 1024 * 1024 },
    });
    // The link is not used up.
    expect(await put(document.upload_url, DECK)).toMatchObject({ status: 201 });
    expect(await put(document.upload_url, DECK)).toMatchObject({ status: 409, code: 'UPLOAD_LINK_USED' });
    const image = await linkFor(host, 'SESSION_IMAGE', 'png');
    expect(await put(image.upload_url, PDF)).toMatchObject({ status: 415, code: 'UPLOAD_NOT_AN_IMAGE' });
    expect(await put(image.upload_url, new Uint8Array(2 * 1024 * 1024))).toMatchObject({
      ...{ status: 413, code: 'UPLOAD_TOO_LARGE' },
      data: { maxBytes: 2 * 1024 * 1024 - 1 },
    });
    for (const input of [
      { type: 'SESSION_DOCUMENT', ext: 'png' },
      { type: 'SESSION_IMAGE', ext: 'pdf' },
      { type: 'SESSION_DOCUMENT', ext: 'exe' },
    ]) {
      const asked = 'mutation ($input: CreateUploadLinkInput!) { create_upload_link(input: $input) { url } }';
      expect((await host.ask(asked, { input })).refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'input.ext' });
    }
  });

  it('is placed once, by who uploaded it, and as what it is', async () => {
    const { sale } = await world.buyerWithTicket();
    const host = await world.team(sale, 'EDITOR');
    const other = await world.team(sale, 'EDITOR');
    const url = await uploaded(host, 'SESSION_DOCUMENT', 'pdf', PDF);
    const malformed = { code: 'INVALID_INPUT', field: 'input.url', problem: { kind: 'MALFORMED' } };
    const place = async (by: Person, kind: string) => (await add(by, sale, { kind, label: 'Tệp', url })).refusal;
    expect(await place(other, 'DOCUMENT')).toEqual(malformed);
    expect(await place(host, 'IMAGE')).toEqual(malformed);
    expect(await place(host, 'DOCUMENT')).toBe(null);
    expect(await place(host, 'DOCUMENT')).toEqual(malformed);
  });

  it('is deleted with its entry, a day after the upload', async () => {
    const { sale, buyer, host } = await sessionWithMedia();
    const [document] = (await seen(host, sale)).private_documents;
    const copied = (await seen(buyer, sale)).private_documents[0]?.url ?? '';
    const sweep = world.app.composition.all(PeriodicTask).find(({ name }) => name === 'sweep-private-files');
    const kept = async () =>
      (
        await world.app.database.asOwner<{ readonly count: number }>(
          `SELECT count(*)::int AS count FROM private_file f JOIN account a USING (account_id)
            WHERE a.email = $1 AND f.kind = 'SESSION_DOCUMENT'`,
          [host.email],
        )
      )[0]?.count;
    expect((await remove(host, document?.id ?? '')).value).toBe(true);
    expect(await statusOf(copied)).toBe(404);
    expect((await remove(host, document?.id ?? '')).refusal).toEqual({ code: 'NOT_FOUND' });
    expect(await kept()).toBe(2);
    world.wait(DAY + HOUR);
    await sweep?.run();
    expect(await kept()).toBe(1);
  });
});

describe('an organiser', () => {
  it('arranges, renames and opens media to everybody', async () => {
    const { sale, host } = await sessionWithMedia();
    const before = (await listed(host, sale)).value;
    const ids = before.map(({ id }) => id);
    expect((await order(host, sale, ids.toReversed())).refusal).toBe(null);
    expect((await listed(host, sale)).value.map(({ id }) => id)).toEqual(ids.toReversed());
    for (const wrong of [ids.slice(1), [...ids, ids[0] ?? ''], []])
      expect((await order(host, sale, wrong)).refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'ids' });
    const revise = (variables: object) =>
      host.ask<Media>(
        `mutation ($id: ID!, $label: String, $open: Boolean) {
          update_session_media(id: $id, label: $label, is_private: $open) { ${MEDIA} } }`,
        { id: ids[0], ...variables },
      );
    expect((await revise({ label: ' Giáo trình ' })).value).toMatchObject({ label: 'Giáo trình', is_private: true });
    expect((await revise({ open: false })).value).toMatchObject({ label: 'Giáo trình', is_private: false });
    expect((await revise({ label: ' ' })).refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'input.label' });
    expect(labels((await seenSignedOut(sale)).documents)).toEqual(['Chương trình', 'Giáo trình']);
    const acts = await world.app.database.asOwner<{ readonly act: string }>(
      "SELECT DISTINCT act FROM audit_entry WHERE event_id = $1 AND act LIKE 'media.%' ORDER BY act",
      [sale.eventId],
    );
    expect(acts.map(({ act }) => act)).toEqual(['media.added', 'media.arranged', 'media.changed']);
  });

  it('keeps 50 at most on a session; guests, the door and strangers change nothing', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    const host = await world.team(sale, 'EDITOR');
    const link = { kind: 'LINK', label: 'Trang', url: 'https://example.test/' };
    const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => add(host, sale, link)));
    expect([first, ...others].map((one) => one?.refusal)).toEqual(Array.from({ length: 50 }, () => null));
    expect((await add(host, sale, link)).refusal).toEqual({
      ...{ code: 'INVALID_INPUT', field: 'media' },
      problem: { kind: 'TOO_LARGE', max: 50 },
    });
    expect(ticket.id).not.toBe('');
    for (const who of [buyer, await world.team(sale, 'CHECK_IN'), await world.person('stranger')]) {
      expect((await add(who, sale, link)).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await listed(who, sale)).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await remove(who, first?.value.id ?? '')).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await order(who, sale, [])).refusal).toEqual({ code: 'FORBIDDEN' });
    }
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { ReadIdCard } from '#server/people/read-id-card.ts';
import { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import type { Account } from './catalogue-world.ts';
import { myAccountWorld, type Person } from './my-account-world.ts';

const { app, now, pass, person, told } = await myAccountWorld();

const photo = (withPlace = false) => {
  const drawn = sharp({ create: { width: 800, height: 500, channels: 3, background: '#1c6e5d' } }).jpeg();
  return (withPlace ? drawn.withExif({ IFD0: { Copyright: 'Lan', Artist: 'a camera' } }) : drawn).toBuffer();
};
async function link(who: Person, type = 'ID_CARD') {
  const answer = await told(
    'mutation ($input: CreateUploadLinkInput!) { link: create_upload_link(input: $input) { upload_url url } }',
    who,
    {
      ext: 'jpg',
      type,
    },
  );
  return answer.data?.['link'] as unknown as { readonly upload_url: string; readonly url: string };
}
async function put(address: string, bytes: Uint8Array) {
  const response = await fetch(`${app.url}${address}`, {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers: { 'content-type': 'image/jpeg' },
  });
  return {
    status: response.status,
    body: (await response.json()) as { readonly error?: { readonly code: string }; readonly data?: object },
  };
}
async function uploaded(
  who: Person,
  given: { readonly withPlace?: boolean; readonly type?: string } = {},
): Promise<string> {
  const { upload_url, url } = await link(who, given.type);
  expect((await put(upload_url, await photo(given.withPlace))).status).toBe(201);
  return url;
}
const look = (address: string) => fetch(`${app.url}${address}`);

const FIELDS = 'fullname birthday id_number idcard_front_img idcard_back_img status reason';
const CARD = `{ card: user_id_card { ${FIELDS} } }`;
const HAND_IN = `mutation ($input: CreateUserIdCardInput!) { card: create_user_id_card(input: $input) { ${FIELDS} } }`;
const aCard = async (who: Person, over: Readonly<Record<string, unknown>> = {}) => ({
  fullname: 'Nguyễn Thị Lan',
  birthday: '1994-05-17',
  id_number: '001194012345',
  idcard_front_img: await uploaded(who),
  idcard_back_img: await uploaded(who),
  ...over,
});
async function handedIn(who: Person, card: Readonly<Record<string, unknown>>): Promise<string> {
  const { data, refusal } = await told(HAND_IN, who, card);
  if (data === null) throw new Error(JSON.stringify(refusal));
  return (data['card'] as unknown as { readonly idcard_front_img: string }).idcard_front_img;
}
const decide = (status: string, email: string, reason: string | null = null) =>
  app.database.asOwner(
    `UPDATE id_card SET status = $1, reason = $3, decided_at = now() WHERE account_id = (SELECT account_id FROM account WHERE email = $2)`,
    [status, email, reason],
  );

describe('an ID card', () => {
  it('is kept, and shown to its owner with its status and the end of its number [S7.3-02] [S7.3-03] [S3-08]', async () => {
    const lan = await person('lan.card');
    expect((await told(CARD, lan)).data).toEqual({ card: null });
    const handed = (await told(HAND_IN, lan, await aCard(lan))).data?.['card'];
    expect(handed).toEqual({
      fullname: 'Nguyễn Thị Lan',
      birthday: '1994-05-17',
      id_number: '001194012345',
      idcard_front_img: expect.stringMatching(/^\/files\/private\//),
      idcard_back_img: expect.stringMatching(/^\/files\/private\//),
      status: 'PENDING',
      reason: null,
    });
    expect((await told(CARD, lan)).data?.['card']).toMatchObject({ id_number: '••••••••2345', status: 'PENDING' });
  });

  it('is nobody else’s: not without a session, not another’s, and it lies sealed', async () => {
    const lan = await person('lan.sealed');
    await told(HAND_IN, lan, await aCard(lan));
    expect((await told(CARD, await person('minh.looks'))).data).toEqual({ card: null });
    expect((await app.graphql(CARD)).errors[0]?.extensions['code']).toBe('UNAUTHORIZED');
    const [row] = await app.database.asOwner<Record<string, unknown>>(
      'SELECT * FROM id_card WHERE account_id = (SELECT account_id FROM account WHERE email = $1)',
      [lan.email],
    );
    expect(JSON.stringify(row)).not.toMatch(/001194012345|Lan|1994/);
    expect(app.logLines.join('\n')).not.toContain('001194012345');
  });

  it('waits while it is looked at, and is sent again when it was rejected: the pictures before go', async () => {
    const lan = await person('lan.again');
    const first = await aCard(lan);
    await told(HAND_IN, lan, first);
    expect((await told(HAND_IN, lan, await aCard(lan))).refusal).toMatchObject({ code: 'CARD_UNDER_REVIEW' });
    await decide('REJECTED', lan.email, 'The picture is blurred');
    const seen = (await told(CARD, lan)).data?.['card'] as unknown as Readonly<Record<string, string>>;
    expect(seen).toMatchObject({ status: 'REJECTED', reason: 'The picture is blurred' });
    expect((await look(seen['idcard_front_img'] ?? '')).status).toBe(200);
    expect((await told(HAND_IN, lan, await aCard(lan))).data?.['card']).toMatchObject({
      status: 'PENDING',
      reason: null,
    });
    expect((await look(seen['idcard_front_img'] ?? '')).status).toBe(404);
  });

  it.each([
    ['id_number', { id_number: '001195012345' }, 'MALFORMED'],
    ['fullname', { fullname: ' ' }, 'REQUIRED'],
    ['birthday', { birthday: '2026-11-20' }, 'MALFORMED'],
    ['idcard_back_img', { idcard_back_img: '' }, 'REQUIRED'],
    ['idcard_back_img', { idcard_back_img: 'https://evil.test/track.gif' }, 'MALFORMED'],
    ['idcard_front_img', { idcard_front_img: '/files/private/01997b3a-0000-7000-8000-0000000000a1' }, 'MALFORMED'],
  ])('is refused for its %s: %j', async (field, over, kind) => {
    const lan = await person('lan.wrong');
    expect((await told(HAND_IN, lan, await aCard(lan, over))).refusal).toMatchObject({
      code: 'INVALID_INPUT',
      data: { field: `input.${field}`, problem: { kind } },
    });
  });

  it('has pictures of its owner, not of somebody else, and none that was drawn as a signature', async () => {
    const [lan, minh] = [await person('lan.own'), await person('minh.own')];
    const stolen = { idcard_front_img: await uploaded(minh) };
    expect((await told(HAND_IN, lan, await aCard(lan, stolen))).refusal).toMatchObject({ code: 'INVALID_INPUT' });
    const drawn = { idcard_front_img: await uploaded(lan, { type: 'ANSWER_IMAGE' }) };
    expect((await told(HAND_IN, lan, await aCard(lan, drawn))).refusal).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('the pictures of a card', () => {
  it('are seen by the address that was given to their owner, for five minutes, and by no other', async () => {
    const lan = await person('lan.pictures');
    const card = await aCard(lan);
    const front = await handedIn(lan, card);
    const seen = await look(front);
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    const query = new URLSearchParams(front.split('?')[1]);
    query.set('expires', String(now() + 60 * MINUTE));
    for (const other of [
      card.idcard_front_img,
      `${card.idcard_front_img}?${query}`,
      `${card.idcard_back_img}?${front.split('?')[1]}`,
      `${card.idcard_front_img.replace('private/', '')}/full.webp`,
      `${card.idcard_front_img.replace('private/', '')}/thumb.webp`,
    ])
      expect((await look(other)).status).toBe(404);
    pass(5 * MINUTE);
    expect((await look(front)).status).toBe(410);
  });

  it('leave behind where and with what they were taken', async () => {
    const lan = await person('lan.place');
    const card = await aCard(lan, { idcard_front_img: await uploaded(lan, { withPlace: true }) });
    const front = await handedIn(lan, card);
    const facts = await sharp(Buffer.from(await (await look(front)).arrayBuffer())).metadata();
    expect([facts.format, facts.width, facts.exif]).toEqual(['webp', 800, undefined]);
  });

  it('are accepted under 2 MB, once, at their upload link', async () => {
    const lan = await person('lan.puts');
    const { upload_url: target, url } = await link(lan);
    expect((await put(target, Buffer.from('<script>'))).body.error?.code).toBe('UPLOAD_NOT_AN_IMAGE');
    expect((await put(target, new Uint8Array(2 * 1024 * 1024))).body.error?.code).toBe('UPLOAD_TOO_LARGE');
    const everybodys = target.replace(url, `${url.replace('private/', '')}/full.webp`);
    expect((await put(everybodys, await photo())).status).toBe(403);
    expect([(await put(target, await photo())).status, (await put(target, await photo())).body.error?.code]).toEqual([
      201,
      'UPLOAD_LINK_USED',
    ]);
  });

  it('are gone after a day when they were handed in with nothing', async () => {
    const lan = await person('lan.loose');
    const handed = await handedIn(lan, await aCard(lan));
    const loose = await uploaded(lan);
    const files = async () =>
      (
        await app.database.asOwner<{ readonly id: string }>(
          'SELECT private_file_id AS id FROM private_file WHERE account_id = (SELECT account_id FROM account WHERE email = $1)',
          [lan.email],
        )
      ).map(({ id }) => id);
    const sweep = app.composition.all(PeriodicTask).find(({ name }) => name === 'sweep-private-files');
    pass(23 * HOUR);
    await sweep?.run();
    expect(await files()).toHaveLength(3);
    pass(2 * HOUR);
    await sweep?.run();
    expect(await files()).toHaveLength(2);
    expect([
      (await files()).some((id) => loose.endsWith(id)),
      (await files()).some((id) => handed.includes(id)),
    ]).toEqual([false, true]);
  });

  it('never become a picture that everybody sees', async () => {
    const lan = await person('lan.avatar');
    const avatar = await uploaded(lan);
    const change = 'mutation ($input: UpdateProfileInput!) { update_profile(input: $input) { avatar } }';
    expect((await told(change, lan, { avatar })).refusal).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('are seen by who reviews cards, and by nobody else in the house', async () => {
    const lan = await person('lan.reviewed');
    await told(HAND_IN, lan, await aCard(lan));
    const row = await app.use(AccountRows).findByEmail(lan.email as never);
    if (row === null) throw new Error('No such account');
    const read = (viewer: Account) => app.use(ReadIdCard)(viewer, row.accountId, now());
    const shown = await read(anAccount({ isAccountant: true }));
    expect((await look(shown?.frontUrl ?? '')).status).toBe(200);
    expect(await read(anAccount())).toBeNull();
  });
});

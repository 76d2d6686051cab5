import { describe, expect, it } from 'vitest';
import { HOUR, instant, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import { BeginSession } from '#server/people/begin-session.ts';
import { OpenAccount } from '#server/people/open-account.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { ask, mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let now = Date.now();
const clock = { now: () => instant(now) };
const pass = (ms: number) => {
  now += ms;
};
const mailer = makeMemoryMailer();
const app = await startTestApp({
  clock,
  instead: mailTo(mailer),
  env: { KEYRING: `k1:${Buffer.alloc(32, 'keyring of the session tests 123').toString('base64')}` },
});
const other = await startTestApp({
  clock,
  instead: mailTo(mailer),
  database: app.database,
  env: { KEYRING: `k1:${Buffer.alloc(32, 'keyring of the session tests 123').toString('base64')}` },
});

let people = 0;
const person = () => signIn(app, mailer, `person${people++}@example.test`);
const withCookie = (renewalToken: string) => ({ cookie: `renewalToken=${renewalToken}` });
const renew = (renewalToken: string, node: TestApp = app) =>
  ask(node, 'POST', '/api/v1/user/session/renew', {}, withCookie(renewalToken));
const emailOf = async (token: string, node: TestApp = app) =>
  (await node.graphql('{ profile { email } }', { token })).data?.['profile'];

describe('an access token', () => {
  it('is believed for 15 minutes and no longer [S9-23]', async () => {
    const { accessToken, expiresAt } = await person();
    expect(expiresAt).toBe(now + 15 * MINUTE);
    pass(15 * MINUTE - 1);
    expect(await emailOf(accessToken)).not.toBeNull();
    pass(1);
    expect((await app.graphql('{ profile { email } }', { token: accessToken })).errors[0]?.extensions['code']).toBe(
      'UNAUTHORIZED',
    );
  });

  it('is taken as it is or after Bearer [S6-51]', async () => {
    const { accessToken } = await person();
    expect(await emailOf(accessToken)).toEqual(await emailOf(`Bearer ${accessToken}`));
  });

  it('is not believed when any letter of it was changed', async () => {
    const { accessToken } = await person();
    const other = await person();
    const [version, , ...rest] = accessToken.split('.');
    const forged = [version, other.accessToken.split('.')[1], ...rest].join('.');
    for (const token of [
      forged,
      `${accessToken}A`,
      accessToken.slice(0, -2),
      accessToken.replace('v1', 'v2'),
      'v1.a.b.c.d.e',
      'x'.repeat(5_000),
    ]) {
      expect((await app.graphql('{ profile { email } }', { token })).data?.['profile'] ?? null).toBeNull();
    }
  });
});

describe('renewing', () => {
  it('gives new tokens for the cookie, and the next cookie only as a cookie [S7.2-09]', async () => {
    const { renewalToken } = await person();
    pass(HOUR);
    const renewed = await renew(renewalToken);
    expect(renewed.data).toEqual({
      access_token: expect.any(String),
      renewal_token: null,
      expires_at: now + 15 * MINUTE,
    });
    expect(renewed.cookies['renewalToken']).not.toBe(renewalToken);
    expect(await emailOf(String(renewed.data?.['access_token']))).not.toBeNull();
  });

  it('takes the token from the Authorization header too, and then answers it in the body [S7.2-09]', async () => {
    const { renewalToken } = await person();
    const renewed = await ask(app, 'POST', '/api/v1/user/session/renew', {}, { authorization: renewalToken });
    expect(renewed.data).toMatchObject({
      access_token: expect.any(String),
      renewal_token: expect.stringMatching(/^r1\./),
    });
    expect(renewed.setCookies).toEqual([]);
  });

  it('of two tabs at once gives both the same successor, on whichever node they ask', async () => {
    const { renewalToken } = await person();
    const answers = await Promise.all([
      renew(renewalToken),
      renew(renewalToken, other),
      renew(renewalToken),
      renew(renewalToken, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ cookies }) => cookies['renewalToken'])).size).toBe(1);
  });

  it('whose answer was lost may be asked again within 30 s', async () => {
    const { renewalToken } = await person();
    const lost = await renew(renewalToken);
    pass(29 * SECOND);
    const again = await renew(renewalToken);
    expect(again.cookies['renewalToken']).toBe(lost.cookies['renewalToken']);
  });

  it('with a token that was used before ends the session for whoever holds any token of it, on every node', async () => {
    const stolen = await person();
    const owner = await renew(stolen.renewalToken);
    const accessToken = String(owner.data?.['access_token']);
    expect(await emailOf(accessToken, other)).not.toBeNull();
    pass(30 * SECOND);
    const thief = await renew(stolen.renewalToken);
    expect([thief.status, thief.error?.code]).toEqual([401, 'SESSION_ENDED']);
    expect(thief.cookies['renewalToken']).toBe('');
    expect((await renew(owner.cookies['renewalToken'] ?? '')).error?.code).toBe('SESSION_ENDED');
    expect(await emailOf(accessToken)).toBeUndefined();
    await expect.poll(() => emailOf(accessToken, other)).toBeUndefined();
    const { rows } = await app.database.pool.query("SELECT FROM audit_entry WHERE act = 'session.reuse-detected'");
    expect(rows).toHaveLength(1);
  });

  it('is refused to a page of somebody else, whose requests carry our cookie', async () => {
    const { renewalToken } = await person();
    const foreign = await ask(
      app,
      'POST',
      '/api/v1/user/session/renew',
      {},
      { ...withCookie(renewalToken), origin: 'https://evil.test' },
    );
    expect([foreign.status, foreign.error?.code, foreign.setCookies]).toEqual([403, 'FORBIDDEN', []]);
    const opaque = await ask(
      app,
      'POST',
      '/api/v1/user/session/renew',
      {},
      { ...withCookie(renewalToken), origin: 'null' },
    );
    expect(opaque.status).toBe(403);
    expect((await renew(renewalToken)).status).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['another shape', 'renewalToken=hello'],
    ['a token nobody has', `renewalToken=r1.${'0'.repeat(32)}.${'A'.repeat(43)}`],
  ])('with %s is refused', async (_what, cookie) => {
    const answered = await ask(app, 'POST', '/api/v1/user/session/renew', {}, cookie === '' ? {} : { cookie });
    expect(answered.status).toBe(401);
  });

  it('keeps renewal tokens only as digests', async () => {
    const { renewalToken } = await person();
    const { rows } = await app.database.pool.query<{ all: string }>('SELECT t::text AS all FROM renewal_token t');
    expect(rows.some((row) => row.all.includes(renewalToken) || row.all.includes(renewalToken.slice(-43)))).toBe(false);
  });
});

describe('signing out', () => {
  it('ends the session and clears its cookies [S7.2-10] [S4-03]', async () => {
    const { accessToken, renewalToken } = await person();
    const left = await ask(app, 'DELETE', '/api/v1/user/session', undefined, {
      authorization: accessToken,
      ...withCookie(renewalToken),
    });
    expect(left.status).toBe(200);
    expect(left.cookies).toMatchObject({ renewalToken: '', accessTokenExpiredAt: '' });
    expect(left.setCookies.every((line) => line.includes('Max-Age=0'))).toBe(true);
    expect((await renew(renewalToken)).error?.code).toBe('SESSION_ENDED');
    expect(await emailOf(accessToken)).toBeUndefined();
  });

  it('needs a token', async () => {
    expect((await ask(app, 'DELETE', '/api/v1/user/session')).status).toBe(401);
  });

  it('works with the cookie alone after the access token ran out, from our own page only', async () => {
    const { accessToken, renewalToken } = await person();
    pass(HOUR);
    const headers = { authorization: accessToken, ...withCookie(renewalToken) };
    expect(
      (await ask(app, 'DELETE', '/api/v1/user/session', undefined, { ...headers, origin: 'https://evil.test' })).status,
    ).toBe(401);
    expect((await ask(app, 'DELETE', '/api/v1/user/session', undefined, headers)).status).toBe(200);
    expect((await renew(renewalToken)).status).toBe(401);
  });

  it('leaves the sessions of other devices alone', async () => {
    const email = 'two-devices@example.test';
    const [phone, laptop] = [await signIn(app, mailer, email), await signIn(app, mailer, email)];
    await ask(app, 'DELETE', '/api/v1/user/session', undefined, { authorization: phone.accessToken });
    expect(await emailOf(laptop.accessToken)).toEqual({ email });
    expect((await renew(laptop.renewalToken)).status).toBe(200);
  });
});

describe('the list of sessions', () => {
  it('names the account’s own devices, and any of them can be ended from another', async () => {
    const email = 'devices@example.test';
    const [phone, laptop] = [await signIn(app, mailer, email), await signIn(app, mailer, email)];
    const list = async () =>
      (await ask(app, 'GET', '/api/v1/user/sessions', undefined, { authorization: laptop.accessToken }))
        .data as unknown as readonly {
        id: string;
        current: boolean;
      }[];
    const before = await list();
    expect(before.map(({ current }) => current).sort()).toEqual([false, true]);
    const theirs = before.find(({ current }) => !current)?.id ?? '';
    const stranger = await person();
    const end = (id: string, authorization: string) =>
      ask(app, 'DELETE', `/api/v1/user/sessions/${id}`, undefined, { authorization });
    expect((await end(theirs, stranger.accessToken)).status).toBe(404);
    expect((await end('nonsense', laptop.accessToken)).status).toBe(404);
    expect((await end(theirs, laptop.accessToken)).status).toBe(200);
    expect(await emailOf(phone.accessToken)).toBeUndefined();
    expect((await renew(phone.renewalToken)).status).toBe(401);
    expect(await list()).toHaveLength(1);
    expect((await ask(app, 'GET', '/api/v1/user/sessions')).status).toBe(401);
  });
});

it('a node that starts knows the sessions that ended a moment before', async () => {
  const { accessToken } = await person();
  await ask(app, 'DELETE', '/api/v1/user/session', undefined, { authorization: accessToken });
  const late = await startTestApp({ clock, database: app.database, env: { KEYRING: app.environment.keyring ?? '' } });
  await expect.poll(() => emailOf(accessToken, late)).toBeUndefined();
});

it('the demo’s accounts are ordinary accounts, made and signed in by the same use cases', async () => {
  const { account, created } = await app.use(OpenAccount)({
    email: 'admin@demo.vemoi.test' as EmailAddress,
    locale: 'vi',
    firstName: 'Quỳnh',
    lastName: 'Phạm',
    isAdmin: true,
  });
  expect(created).toBe(true);
  expect((await app.use(OpenAccount)({ email: account.email, locale: 'en' })).created).toBe(false);
  const begun = await app.use(BeginSession)({ accountId: account.accountId, userAgent: null });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { accessToken } = begun.value;
  await giveSecondFactor(app, accessToken);
  const { data } = await app.graphql('{ profile { first_name is_admin abilities } }', { token: accessToken });
  expect(data?.['profile']).toMatchObject({
    first_name: 'Quỳnh',
    is_admin: true,
    abilities: expect.arrayContaining(['admin.corporates']),
  });
});

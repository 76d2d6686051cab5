import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { makeRestProviderDesk } from '#adapters/rest/people/rest-provider-desk.ts';
import { makeRestSessionDesk } from '#adapters/rest/people/rest-session-desk.ts';
import { identityClient } from '#tools/staging/identity/identity-client.ts';
import { startSimulators } from '#tools/staging/start-simulators.ts';
import { ask } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const stagingPort = await new Promise<number>((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    server.close(() => resolve(port));
  });
});
const app = await startTestApp({ env: { STAGING_PORT: String(stagingPort) } });
const simulators = await startSimulators({
  port: stagingPort,
  smtpPort: 0,
  target: app.url,
  accountNumber: '1',
  sepaySecret: 'x',
  cassoSecret: 'x',
  ...identityClient(app.environment),
});
afterAll(simulators.stop);

type Person = {
  readonly email: string;
  readonly verified?: boolean;
  readonly answer?: 'yes' | 'no';
  readonly locale?: string;
};

async function setOut(query = '', headers: Readonly<Record<string, string>> = { authorization: '' }) {
  const begun = await ask(app, 'GET', `/api/v1/auth/demo-id/new${query}`, undefined, headers);
  return {
    status: begun.status,
    url: new URL(String(begun.data?.['url'])),
    cookie: `providerErrand=${begun.cookies['providerErrand'] ?? ''}`,
    data: begun.data,
  };
}

async function atProvider(
  url: URL,
  { email, verified = true, answer = 'yes', locale = 'en' }: Person,
): Promise<Readonly<Record<string, string>>> {
  const form = new URLSearchParams([
    ...url.searchParams,
    ['email', email],
    ['first', 'Lan'],
    ['last', 'Lê'],
    ['verified', verified ? 'yes' : 'no'],
    ['answer', answer],
    ['locale', locale],
  ]);
  const answered = await fetch(`${url.origin}${url.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  const back = new URL(answered.headers.get('location') ?? 'http://nowhere.test');
  expect(`${back.origin}${back.pathname}`).toBe('http://vemoi.test/auth/demo-id/callback');
  return Object.fromEntries(back.searchParams);
}

const comeBack = (fields: unknown, cookie: string, headers: Readonly<Record<string, string>> = { authorization: '' }) =>
  ask(app, 'POST', '/api/v1/auth/demo-id/callback', fields, { cookie, ...headers });

async function signIn(person: Person, query = '') {
  const { url, cookie } = await setOut(query);
  return comeBack(await atProvider(url, person), cookie);
}
const profile = async (token: unknown) =>
  (
    await app.graphql('{ profile { email first_name last_name name_order referred_by_code referral_code } }', {
      token: String(token),
    })
  ).data?.['profile'] as Record<string, string>;

function browserCalls() {
  const sent: (string | null)[] = [];
  const jar = new Map<string, string>();
  const send: typeof fetch = async (address, init = {}) => {
    const headers = new Headers(init.headers);
    sent.push(headers.get('authorization'));
    headers.set('origin', app.url);
    headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(address, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  const settings = { baseUrl: app.url, fetch: send, failures: { tell: () => undefined }, locale: () => 'vi' };
  return { sent, provider: makeRestProviderDesk(settings as never), session: makeRestSessionDesk(settings as never) };
}

describe('signing in at a provider', () => {
  it.each([
    [null, '', null],
    ['', '', 'LAN123'],
    ['v1.of.an.earlier.session', 'v1.of.an.earlier.session', null],
  ])(
    'sends the stored token %j as it is, and is never refused for it; signing out needs one [S6-49]',
    async (stored, header, referralCode) => {
      const { sent, provider, session } = browserCalls();
      const begun = await provider.begin({ provider: 'demo-id', referralCode, accessToken: stored });
      if (!begun.ok) throw new Error(begun.refusal.code);
      const fields = await atProvider(new URL(begun.value), { email: 'header@people.test' });
      const granted = await provider.finish({ provider: 'demo-id', fields, accessToken: stored });
      if (!granted.ok) throw new Error(granted.refusal.code);
      const { accessToken } = granted.value;
      expect((await ask(app, 'DELETE', '/api/v1/user/session')).status).toBe(401);
      expect(await profile(accessToken)).toMatchObject({ email: 'header@people.test' });
      await session.end(accessToken);
      expect(await profile(accessToken)).toBeUndefined();
      expect(sent).toEqual([header, header, accessToken]);
    },
  );

  it('opens an account under the verified address and name; a signed-out visitor with an empty token is not refused [S7.2-06] [S7.2-08]', async () => {
    const signedIn = await signIn({ email: 'lan@people.test' });
    expect(signedIn.status).toBe(200);
    expect(signedIn.data).toMatchObject({
      access_token: expect.any(String),
      renewal_token: expect.any(String),
      expires_at: expect.any(Number),
    });
    expect(signedIn.setCookies.find((cookie) => cookie.startsWith('renewalToken='))).toMatch(/HttpOnly/);
    expect(await profile(signedIn.data?.['access_token'])).toMatchObject({
      email: 'lan@people.test',
      first_name: 'Lan',
      last_name: 'Lê',
    });
  });

  it('keeps a name in the order of the provider’s language for this person, where it has one', async () => {
    const orders = [];
    for (const locale of ['en-GB', 'vi', 'vi-VN', '']) {
      const signedIn = await signIn({ email: `order${orders.length}@people.test`, locale });
      orders.push((await profile(signedIn.data?.['access_token']))['name_order']);
    }
    expect(orders).toEqual(['GIVEN_FIRST', 'FAMILY_FIRST', 'FAMILY_FIRST', null]);
  });

  it('the same person comes back to the same account, whatever address they have by then', async () => {
    const first = await signIn({ email: 'again@people.test' });
    const second = await signIn({ email: 'again@people.test', verified: false });
    expect(await profile(second.data?.['access_token'])).toEqual(await profile(first.data?.['access_token']));
  });

  it('carries who invited: the new account says so [S7.2-07] [S2.5-06]', async () => {
    const friend = await profile((await signIn({ email: 'friend@people.test' })).data?.['access_token']);
    const begun = await setOut(`?referral-code=${friend['referral_code']}`);
    expect(begun.data).toMatchObject({ referral_code: friend['referral_code'] });
    const invited = await comeBack(await atProvider(begun.url, { email: 'invited@people.test' }), begun.cookie);
    expect((await profile(invited.data?.['access_token']))['referred_by_code']).toBe(friend['referral_code']);
  });

  it('asks with PKCE, state and nonce, for our own address', async () => {
    const { url } = await setOut();
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://vemoi.test/auth/demo-id/callback',
      state: expect.stringMatching(/.{20}/),
      nonce: expect.stringMatching(/.{20}/),
      scope: 'openid email profile',
    });
  });
});

describe('what is refused at the way back', () => {
  const refusedWith = (code: string) => ({ error: expect.objectContaining({ code }) });

  it('an address that the provider has not verified enters nobody’s account', async () => {
    await signIn({ email: 'victim@people.test' });
    const before = await app.database.pool.query('SELECT 1 FROM identity_link');
    expect(await signIn({ email: 'unverified@people.test', verified: false })).toMatchObject(
      refusedWith('EMAIL_NOT_VERIFIED'),
    );
    expect((await app.database.pool.query('SELECT 1 FROM identity_link')).rowCount).toBe(before.rowCount);
  });

  it('a person who said no, with the body that says so [S8-27]', async () => {
    const said = await signIn({ email: 'no@people.test', answer: 'no' });
    expect(said).toMatchObject({
      status: 401,
      error: { code: 'PROVIDER_REFUSED', message: expect.stringMatching(/./) },
    });
  });

  it('an answer that another browser set out for, and one that comes twice', async () => {
    const mine = await setOut();
    const theirs = await setOut();
    const fields = await atProvider(theirs.url, { email: 'crossed@people.test' });
    expect(await comeBack(fields, mine.cookie)).toMatchObject(refusedWith('PROVIDER_REFUSED'));
    expect(await comeBack(fields, '')).toMatchObject(refusedWith('PROVIDER_REFUSED'));
    expect((await comeBack(fields, theirs.cookie)).status).toBe(200);
    expect(await comeBack(fields, theirs.cookie)).toMatchObject(refusedWith('PROVIDER_REFUSED'));
  });

  it('a code that was changed, an flow that was changed, a body that is none', async () => {
    const { url, cookie } = await setOut();
    const fields = await atProvider(url, { email: 'forged@people.test' });
    expect(await comeBack({ ...fields, code: 'x' }, cookie)).toMatchObject(refusedWith('PROVIDER_REFUSED'));
    const again = await setOut();
    expect(
      await comeBack(await atProvider(again.url, { email: 'forged@people.test' }), `${again.cookie}x`),
    ).toMatchObject(refusedWith('PROVIDER_REFUSED'));
    expect(await comeBack({ code: 7 }, again.cookie)).toMatchObject(refusedWith('PROVIDER_REFUSED'));
  });

  it('a request from a page of another origin', async () => {
    const { url, cookie } = await setOut();
    const fields = await atProvider(url, { email: 'csrf@people.test' });
    expect(await comeBack(fields, cookie, { origin: 'https://evil.test' })).toMatchObject(refusedWith('FORBIDDEN'));
  });

  it('a provider that is not one of ours', async () => {
    expect(await ask(app, 'GET', '/api/v1/auth/nobody/new')).toMatchObject({
      status: 404,
      ...refusedWith('NOT_FOUND'),
    });
  });

  it('an identity of one account while another is signed in', async () => {
    const first = await signIn({ email: 'first@people.test' });
    const second = await signIn({ email: 'second@people.test' });
    const { url, cookie } = await setOut();
    const fields = await atProvider(url, { email: 'first@people.test' });
    expect(await comeBack(fields, cookie, { authorization: String(second.data?.['access_token']) })).toMatchObject(
      refusedWith('LINKED_TO_ANOTHER_ACCOUNT'),
    );
    expect(first.status).toBe(200);
  });
});

it('somebody who is signed in links a second identity to the same account', async () => {
  const own = await signIn({ email: 'own@people.test' });
  const { url, cookie } = await setOut();
  const fields = await atProvider(url, { email: 'other.address@people.test', verified: false });
  const linked = await comeBack(fields, cookie, { authorization: String(own.data?.['access_token']) });
  expect((await profile(linked.data?.['access_token']))['email']).toBe('own@people.test');
  expect(
    (await profile((await signIn({ email: 'other.address@people.test', verified: false })).data?.['access_token']))[
      'email'
    ],
  ).toBe('own@people.test');
});

it('what may be signed in with is told to programs', async () => {
  expect((await ask(app, 'GET', '/oauth2/auth')).data).toMatchObject({
    methods: ['otp', 'provider'],
    providers: [{ id: 'demo-id', name: 'Demo ID' }],
  });
});

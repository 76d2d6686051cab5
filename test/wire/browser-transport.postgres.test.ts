import { firstValueFrom } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { makeApolloTransport } from '#adapters/graphql/platform/apollo-transport.ts';
import type { GraphqlDocument } from '#adapters/graphql/platform/graphql-document.ts';
import { TransportError } from '#adapters/graphql/platform/graphql-transport.ts';
import { makeRestOpenSessions } from '#adapters/rest/people/rest-open-sessions.ts';
import { makeRestProviderDesk } from '#adapters/rest/people/rest-provider-desk.ts';
import { makeRestSessionDesk } from '#adapters/rest/people/rest-session-desk.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { deliverMail, mailedCode, mailTo } from '#test/server/sign-in-for-test.ts';
import { startTestApp, type TestApp } from '#test/server/start-test-app.ts';

const EMAIL = 'lan@example.test';
const EVENTS: GraphqlDocument<{ published_events: { events: readonly { id: number }[] } }, { limit: number }> = {
  name: 'Events',
  kind: 'query',
  text: 'query Events($limit: Int) { published_events(limit: $limit) { events { id } } }',
};
const HEART: GraphqlDocument<unknown, { id: number }> = {
  name: 'Heart',
  kind: 'mutation',
  text: 'mutation Heart($id: Int!) { interest_event(event_id: $id, is_interest: true) { id } }',
};
const BROKEN: GraphqlDocument<unknown, Record<string, never>> = {
  name: 'Broken',
  kind: 'query',
  text: 'query Broken { nothing_of_this_name }',
};

const mailer = makeMemoryMailer();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    instead: mailTo(mailer),
    env: {
      IDENTITY_PROVIDERS: '[]',
      STATISTICS_GRAPHQL_URL: '',
      CHAT_GRAPHQL_URL: '',
      CHAT_ADDRESS_URL: '',
      SERVICE_URL: '',
      HOST_URL: '',
    },
  });
});

type Sent = { readonly address: string; readonly init: RequestInit };

function browser(locale: 'en' | 'vi' = 'en', accessToken: string | null = null) {
  const sent: Sent[] = [];
  const failures = makeFailureNotices();
  const ask: typeof fetch = (address, init = {}) => {
    sent.push({ address: String(address), init });
    const headers = new Headers(init.headers);
    headers.set('origin', app.url);
    return fetch(new URL(String(address), app.url), { ...init, headers });
  };
  const tokens = { current: async () => accessToken, replace: async () => null };
  const rest = { fetch: ask, failures, locale: () => locale };
  return {
    sent,
    failures,
    graphql: makeApolloTransport({
      url: `${app.url}/graphql`,
      fetch: ask,
      tokens,
      failures,
      locale: () => locale,
      nextTask: async () => undefined,
    }),
    sessions: makeRestSessionDesk(rest),
    providers: makeRestProviderDesk(rest),
    open: makeRestOpenSessions({ ...rest, tokens }),
  };
}

describe('the browser’s REST adapters', () => {
  it('sign in at the server that the page came from, with a JSON body [S1-61] [S7.1-03]', async () => {
    const { sessions, sent } = browser('vi');
    const asked = await sessions.requestCode({ email: EMAIL, locale: 'vi', referralCode: null });
    await deliverMail(app);
    const challenge = asked.ok ? asked.value.challenge : '';
    const answered = await sessions.verifyCode({ challenge, code: mailedCode(mailer, EMAIL) });
    expect(answered).toMatchObject({ ok: true, value: { accessToken: expect.any(String) } });
    expect(sent.map(({ address, init }) => [address, JSON.parse(String(init.body))])).toEqual([
      ['/oauth2/otp', { email: EMAIL, locale: 'vi' }],
      ['/oauth2/otp/verify', { challenge, code: expect.any(String) }],
    ]);
  });

  it('fill the names in a path and leave out an empty parameter [S7.1-01] [S7.1-02]', async () => {
    const { providers, sent } = browser();
    const begun = await providers.begin({ provider: 'no one', referralCode: '', accessToken: null });
    expect(begun.ok).toBe(false);
    expect(sent.map(({ address }) => address)).toEqual(['/api/v1/auth/no%20one/new']);
  });

  it('announce a failed response by its status and hand it to the caller [S7.1-09]', async () => {
    const { open, failures } = browser();
    const failed = firstValueFrom(failures.of('401'));
    expect(await open.list()).toEqual({ ok: false, refusal: { code: 'UNAUTHORIZED' } });
    expect(await failed).toBe('401');
  });
});

describe('the browser’s GraphQL transport', () => {
  it('posts query and variables with the language, and reads the data [S7.1-05] [S7.1-06] [S7.1-07]', async () => {
    const { graphql, sent } = browser('vi');
    expect(await graphql(EVENTS, { limit: 5 })).toMatchObject({
      ok: true,
      value: { published_events: { events: [] } },
    });
    const [{ address, init } = { address: '', init: {} }] = sent;
    expect([address, init.method, JSON.parse(String(init.body))]).toEqual([
      `${app.url}/graphql`,
      'POST',
      expect.objectContaining({ query: expect.stringContaining('published_events'), variables: { limit: 5 } }),
    ]);
    expect(new Headers(init.headers).get('x-locale')).toBe('vi');
  });

  it('rejects a response with GraphQL errors [S7.1-08]', async () => {
    const { graphql } = browser();
    expect(await graphql(HEART, { id: 1 })).toEqual({ ok: false, refusal: { code: 'UNAUTHORIZED' } });
    await expect(graphql(BROKEN, {})).rejects.toBeInstanceOf(TransportError);
  });
});

it('starts with the addresses of services that nothing speaks to left empty [S1-64]', async () => {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  expect(app.environment.services).toEqual({
    statisticsGraphqlUrl: null,
    chatGraphqlUrl: null,
    chatAddressUrl: null,
    serviceUrl: null,
    hostUrl: null,
  });
});

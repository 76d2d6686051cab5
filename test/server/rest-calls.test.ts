import { expect, it } from 'vitest';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { makeRestMailingOptOuts } from '#adapters/rest/event/rest-mailing-opt-outs.ts';
import { makeRestSharedRefunds } from '#adapters/rest/money/rest-shared-refunds.ts';
import { makeRestOpenSessions } from '#adapters/rest/people/rest-open-sessions.ts';
import { makeRestProviderDesk } from '#adapters/rest/people/rest-provider-desk.ts';
import { makeRestSessionDesk } from '#adapters/rest/people/rest-session-desk.ts';
import { makeRestSharedOrders } from '#adapters/rest/sale/rest-shared-orders.ts';
import { makeRestTicketPdfs } from '#adapters/rest/ticket/rest-ticket-pdfs.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
const app = await startTestApp({ instead: mailTo(mailer) });

type Sent = { readonly path: string; readonly authorization: string | null; readonly signal: AbortSignal | null };

async function everyCall(accessToken: string): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const recorded: typeof fetch = (address, init = {}) => {
    const authorization = new Headers(init.headers).get('authorization');
    sent.push({ path: new URL(String(address)).pathname, authorization, signal: init.signal ?? null });
    return fetch(address, init);
  };
  const settings = { baseUrl: app.url, fetch: recorded, failures: makeFailureNotices(), locale: () => 'vi' };
  const session = makeRestSessionDesk(settings);
  const provider = makeRestProviderDesk(settings);
  const open = makeRestOpenSessions({ ...settings, tokens: { current: async () => accessToken } });
  const calls = [
    () => session.requestCode({ email: 'calls@example.test', locale: 'vi', referralCode: null }),
    () => session.verifyCode({ challenge: 'none', code: '000000' }),
    () => session.renew(),
    () => provider.begin({ provider: 'none', referralCode: null, accessToken: null }),
    () => provider.finish({ provider: 'none', fields: {}, accessToken: null }),
    () => makeRestMailingOptOuts(settings).end('none'),
    () => makeRestSharedRefunds(settings).read('none'),
    () => makeRestSharedOrders(settings).read('none'),
    () => makeRestTicketPdfs({ ...settings, tokens: { current: async () => accessToken } }).ofTicket('none'),
    () => open.list(),
    () => session.end(accessToken),
  ];
  for (const call of calls) await call().catch(() => undefined);
  return sent;
}

it('each carries the token as it is or an empty Authorization header, and none but signing out has a time-out [S6-50] [S7.1-04]', async () => {
  const timeouts: number[] = [];
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => {
    timeouts.push(ms);
    return timeout.call(AbortSignal, ms);
  };
  const { accessToken } = await signIn(app, mailer, 'somebody@example.test');
  const sent = await everyCall(accessToken).finally(() => {
    AbortSignal.timeout = timeout;
  });
  const withToken = ['/api/v1/tickets/none/pdf', '/api/v1/user/sessions', '/api/v1/user/session'];
  expect(sent).toHaveLength(11);
  for (const { path, authorization } of sent) {
    const expected = withToken.includes(path) ? accessToken : '';
    expect([path, authorization]).toEqual([path, expected]);
  }
  expect(sent.filter(({ signal }) => signal !== null).map(({ path }) => path)).toEqual(['/api/v1/user/session']);
  expect(timeouts).toEqual([3_000]);
});

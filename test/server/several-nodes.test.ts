import { expect, it } from 'vitest';
import { RATE_RULES, RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { ask, deliverMail, mailedCode, mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const KEYRING = `k1:${Buffer.from('thirty-two bytes of this test only').toString('base64')}`;
const mailer = makeMemoryMailer();
const one = await startTestApp({ env: { KEYRING, RATE_LIMITS: 'on' }, instead: mailTo(mailer) });
const other = await startTestApp({
  env: { KEYRING, RATE_LIMITS: 'on' },
  instead: mailTo(mailer),
  database: one.database,
});

it('a code that was asked for at one node is answered at the other, and asking is limited at both together', async () => {
  const email = 'here-and-there@example.test';
  const asked = await ask(one, 'POST', '/oauth2/otp', { email });
  expect(asked.status).toBe(200);
  expect((await ask(other, 'POST', '/oauth2/otp', { email })).error?.code).toBe('RESEND_TOO_SOON');
  await deliverMail(one);
  const answered = await ask(other, 'POST', '/oauth2/otp/verify', {
    challenge: asked.data?.['challenge'],
    code: mailedCode(mailer, email),
  });
  expect(answered.status).toBe(200);
});

it('wrong codes are counted at both together', async () => {
  const email = 'guessing@example.test';
  const asked = await ask(one, 'POST', '/oauth2/otp', { email });
  await deliverMail(one);
  const right = mailedCode(mailer, email);
  const wrong = right === '000000' ? '111111' : '000000';
  const challenge = asked.data?.['challenge'];
  for (let times = 0; times < 5; times += 1)
    await ask(times % 2 === 0 ? one : other, 'POST', '/oauth2/otp/verify', { challenge, code: wrong });
  expect((await ask(one, 'POST', '/oauth2/otp/verify', { challenge, code: right })).status).not.toBe(200);
});

it('a session that ends at one node opens nothing at the other', async () => {
  const { accessToken, renewalToken } = await signIn(one, mailer, 'leaving-one@example.test');
  const me = async () =>
    (await other.graphql('{ profile { id } }', { token: accessToken })).errors.map(
      ({ extensions }) => extensions['code'],
    );
  expect(await me()).toEqual([]);
  const ended = await ask(one, 'DELETE', '/api/v1/user/session', undefined, {
    cookie: `renewalToken=${renewalToken}`,
    authorization: accessToken,
  });
  expect(ended.status).toBeLessThan(300);
  await expect.poll(me).toEqual(['UNAUTHORIZED']);
});

it('what somebody took at one node is gone at the other', async () => {
  const limited = { env: { KEYRING, RATE_LIMITS: 'on' }, instead: mailTo(mailer), database: one.database };
  const [here, there] = [await startTestApp(limited), await startTestApp(limited)];
  const { burst } = RATE_RULES.contact.address;
  const take = (node: typeof here) =>
    node.use(RateLimiter).take({ address: '203.0.113.9' }, 'contact', node.use(Clock).now());
  for (let times = 0; times < burst; times += 1) expect(take(here)).toBeNull();
  expect(take(here)).not.toBeNull();
  const looks: unknown[] = [];
  await expect.poll(() => looks.push(take(there)) && looks.at(-1)).not.toBeNull();
  expect(looks.filter((look) => look === null).length).toBeLessThan(burst / 2);
});

import { describe, expect, it } from 'vitest';
import { instant, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { ask, deliverMail, mailedCode, mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

let now = Date.now();
const clock = { now: () => instant(now) };
const pass = (ms: number) => {
  now += ms;
};
const mailer = makeMemoryMailer();
const app = await startTestApp({
  env: { RATE_LIMITS: 'on', TRUSTED_PROXY: 'loopback' },
  clock,
  instead: mailTo(mailer),
});
const { pool } = app.database;

async function askForCode(email: string, headers: Readonly<Record<string, string>> = {}) {
  const asked = await ask(app, 'POST', '/oauth2/otp', { email }, headers);
  await deliverMail(app);
  return { asked, challenge: asked.data?.['challenge'], code: mailedCode(mailer, email.toLowerCase()) };
}
const verify = (challenge: unknown, code: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(app, 'POST', '/oauth2/otp/verify', { challenge, code }, headers);
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing in by e-mail code', () => {
  it('sends six digits to the address and signs in with them [S7.2-02] [S7.2-03] [S3-10]', async () => {
    const { asked, challenge, code } = await askForCode('Linh.First@Example.test');
    expect(asked.data).toEqual({ challenge: expect.stringMatching(/^[0-9a-f]{32}$/), resend_at: now + 60 * SECOND });
    expect(code).toMatch(/^\d{6}$/);
    const answered = await verify(challenge, code);
    expect(answered.status).toBe(200);
    expect(answered.data).toEqual({
      access_token: expect.any(String),
      renewal_token: expect.any(String),
      expires_at: now + 15 * MINUTE,
    });
    const { data } = await app.graphql('{ profile { email username first_name abilities } }', {
      token: String(answered.data?.['access_token']),
    });
    expect(data?.['profile']).toMatchObject({
      email: 'linh.first@example.test',
      username: expect.stringMatching(/^user[a-z2-9]{10}$/),
      first_name: null,
    });
  });

  it('keeps the renewal token where no script reads it, for a year [S9-24]', async () => {
    const { challenge, code } = await askForCode('cookie@example.test');
    const { setCookies } = await verify(challenge, code);
    const line = setCookies.find((each) => each.startsWith('renewalToken='));
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Lax/);
    expect(line).toMatch(/; Path=\//);
    expect(line).toMatch(/; Max-Age=31536000(;|$)/);
  });

  it('logs in through the account API with the same credentials [S7.2-05]', async () => {
    const { challenge, code } = await askForCode('accountapi@example.test');
    const answered = await ask(app, 'POST', '/api/v1/user/session/new', { challenge, code });
    expect(answered.data).toMatchObject({ access_token: expect.any(String), renewal_token: expect.any(String) });
  });

  it('says how to sign in at /oauth2/auth [S7.2-01]', async () => {
    const told = await ask(app, 'GET', '/oauth2/auth');
    expect(told.data).toMatchObject({
      methods: ['otp', 'provider'],
      otp: { request: '/oauth2/otp', verify: '/oauth2/otp/verify', digits: 6 },
    });
  });

  it('answers the same for a known and an unknown address', async () => {
    await signIn(app, mailer, 'known@example.test');
    const known = await askForCode('known@example.test');
    const unknown = await askForCode('never-seen@example.test');
    expect(known.asked.status).toBe(unknown.asked.status);
    expect(Object.keys(known.asked.data ?? {})).toEqual(Object.keys(unknown.asked.data ?? {}));
    expect([...known.asked.headers.keys()]).toEqual([...unknown.asked.headers.keys()]);
  });

  it('two who open one account at once open one account', async () => {
    const email = 'twins@example.test';
    const { challenge, code } = await askForCode(email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(challenge, code)));
    expect(answers.filter((answered) => answered.status === 200)).toHaveLength(1);
    const { rows } = await pool.query('SELECT FROM account WHERE email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('never keeps the code in the clear, and wipes even the sealed one when it was sent', async () => {
    const email = 'secret@example.test';
    await ask(app, 'POST', '/oauth2/otp', { email });
    const read = async () =>
      (
        await pool.query<{ all: string; data: object }>(
          'SELECT e::text AS all, data FROM email_message e WHERE recipient = $1',
          [email],
        )
      ).rows[0];
    const before = await read();
    await deliverMail(app);
    const code = mailedCode(mailer, email);
    expect(before?.all).not.toContain(code);
    expect(before?.data).toHaveProperty('secret');
    expect((await read())?.data).not.toHaveProperty('secret');
    const { rows } = await pool.query<{ all: string }>(
      'SELECT c::text AS all FROM sign_in_challenge c WHERE email = $1',
      [email],
    );
    expect(rows[0]?.all).not.toContain(code);
    expect(app.logLines.join()).not.toContain(code);
  });
});

describe('a code', () => {
  it('works once', async () => {
    const { challenge, code } = await askForCode('once@example.test');
    expect((await verify(challenge, code)).status).toBe(200);
    expect((await verify(challenge, code)).error?.code).toBe('CODE_EXPIRED');
  });

  it('is void after five minutes', async () => {
    const { challenge, code } = await askForCode('late@example.test');
    pass(5 * MINUTE);
    expect((await verify(challenge, code)).error?.code).toBe('CODE_EXPIRED');
  });

  it('is void after five wrong tries, even in parallel', async () => {
    const { challenge, code } = await askForCode('guess@example.test');
    const tries = await Promise.all(Array.from({ length: 8 }, () => verify(challenge, otherThan(code))));
    const left = tries.flatMap(({ error }) => (error?.code === 'CODE_WRONG' ? [error.data['triesLeft']] : []));
    expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
    expect((await verify(challenge, code)).error?.code).toBe('CODE_EXPIRED');
  });

  it('is void once a newer one was sent', async () => {
    const first = await askForCode('newer@example.test');
    pass(60 * SECOND);
    const second = await askForCode('newer@example.test');
    expect((await verify(first.challenge, first.code)).error?.code).toBe('CODE_EXPIRED');
    expect((await verify(second.challenge, second.code)).status).toBe(200);
  });

  it('opens no other challenge', async () => {
    const mine = await askForCode('mine@example.test');
    const theirs = await askForCode('theirs@example.test');
    expect((await verify(theirs.challenge, mine.code)).error?.code).toMatch(/CODE_WRONG|CODE_EXPIRED/);
    expect((await verify('0'.repeat(32), mine.code)).error?.code).toBe('CODE_EXPIRED');
  });

  it('is sent again after a minute by the server’s clock, not before', async () => {
    await askForCode('again@example.test');
    pass(59 * SECOND);
    const early = await ask(app, 'POST', '/oauth2/otp', { email: 'again@example.test' });
    expect([early.status, early.error?.code, early.error?.data]).toEqual([
      429,
      'RESEND_TOO_SOON',
      { resendAt: now + SECOND },
    ]);
    pass(SECOND);
    expect((await ask(app, 'POST', '/oauth2/otp', { email: 'again@example.test' })).status).toBe(200);
  });
});

describe('guessing', () => {
  it('is counted for the address across codes: after ten wrong tries in an hour even the right code waits', async () => {
    const email = 'target@example.test';
    for (let round = 0; round < 2; round++) {
      const { challenge, code } = await askForCode(email);
      for (let tried = 0; tried < 5; tried++)
        expect((await verify(challenge, otherThan(code))).error?.code).toBe('CODE_WRONG');
      pass(61 * SECOND);
    }
    const blocked = await askForCode(email);
    expect([blocked.asked.status, blocked.asked.error?.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(blocked.asked.headers.get('retry-after'))).toBeGreaterThan(60);
    pass(60 * MINUTE);
    const { challenge, code } = await askForCode(email);
    expect((await verify(challenge, code)).status).toBe(200);
  });

  it('by a stranger does not lock out a device that signed in with the address before', async () => {
    const email = 'owner@example.test';
    const { knownDevice } = await signIn(app, mailer, email);
    for (let round = 0; round < 2; round++) {
      const { challenge, code } = await askForCode(email);
      for (let tried = 0; tried < 5; tried++) await verify(challenge, otherThan(code));
      pass(61 * SECOND);
    }
    expect((await askForCode(email)).asked.error?.code).toBe('RATE_LIMITED');
    const own = { cookie: `knownDevice=${knownDevice}` };
    const { challenge, code } = await askForCode(email, own);
    expect((await verify(challenge, code, own)).status).toBe(200);
    const other = await ask(app, 'POST', '/oauth2/otp', { email: 'target@example.test' }, own);
    expect(other.error?.code ?? 'sent').not.toBe('INTERNAL');
  });

  it('of addresses does not flood one mailbox: five unused codes an hour', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await askForCode('flood@example.test')).asked.status).toBe(200);
      pass(61 * SECOND);
    }
    expect((await askForCode('flood@example.test')).asked.error?.code).toBe('RATE_LIMITED');
  });
});

describe('bad input', () => {
  it.each([
    [{ email: 'not an address' }, 'INVALID_EMAIL'],
    [{ email: 'a@example.test\r\nBcc: b@example.test' }, 'INVALID_EMAIL'],
    [{ email: 'x'.repeat(100_000) }, 'INVALID_INPUT'],
    [{ email: 5 }, 'INVALID_INPUT'],
    [{}, 'INVALID_INPUT'],
    [null, 'INVALID_INPUT'],
    [[], 'INVALID_INPUT'],
  ])('asking with %j is refused with %s', async (body, code) => {
    const answered = await ask(app, 'POST', '/oauth2/otp', body);
    expect([answered.status, answered.error?.code]).toEqual([400, code]);
  });

  it.each([
    [{ challenge: 'x', code: '123456' }, 'CODE_EXPIRED'],
    [{ challenge: '0'.repeat(32), code: '12345' }, 'INVALID_INPUT'],
    [{ challenge: '0'.repeat(32), code: 123456 }, 'INVALID_INPUT'],
    [{ code: '123456' }, 'INVALID_INPUT'],
  ])('answering with %j is refused with %s', async (body, code) => {
    expect((await ask(app, 'POST', '/oauth2/otp/verify', body)).error?.code).toBe(code);
  });

  it('is refused in the caller’s language [S7.1-06]', async () => {
    const answered = await ask(app, 'POST', '/oauth2/otp', { email: 'x' }, { 'x-locale': 'vi' });
    expect(answered.error?.message).toBe('Vui lòng nhập đúng định dạng email');
  });

  it('a code may be pasted with spaces', async () => {
    const { challenge, code } = await askForCode('paste@example.test');
    expect((await verify(challenge, ` ${code.slice(0, 3)} ${code.slice(3)}\n`)).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('is remembered and recorded by the account that comes of it [S2.5-06] [S7.2-04]', async () => {
    const host = await signIn(app, mailer, 'host@example.test');
    const profile = await app.graphql('{ profile { referral_code referral_count } }', { token: host.accessToken });
    const { referral_code: referralCode } = (profile.data?.['profile'] ?? { referral_code: '' }) as {
      referral_code: string;
    };
    const begun = await ask(app, 'GET', `/api/v1/auth/otp/new?referral-code=${referralCode}`);
    expect(begun.cookies['referralCode']).toBe(referralCode);
    const guest = await signIn(app, mailer, 'guest@example.test', { referral_code: referralCode });
    const told = await app.graphql('{ profile { referred_by_code } }', { token: guest.accessToken });
    expect(told.data?.['profile']).toEqual({ referred_by_code: referralCode });
    const again = await app.graphql('{ profile { referral_count } }', { token: host.accessToken });
    expect(again.data?.['profile']).toEqual({ referral_count: 1 });
  });

  it('that names nobody is not recorded', async () => {
    const guest = await signIn(app, mailer, 'nobodys-guest@example.test', { referral_code: 'ZZZZZZZZZZ' });
    const told = await app.graphql('{ profile { referred_by_code } }', { token: guest.accessToken });
    expect(told.data?.['profile']).toEqual({ referred_by_code: null });
  });
});

it('a username tells nothing of the email address, and is nobody else’s', async () => {
  const names: string[] = [];
  for (const email of ['sam@one.test', 'sam@two.test', 'admin@one.test']) {
    const { accessToken } = await signIn(app, mailer, email);
    const { data } = await app.graphql('{ profile { username } }', { token: accessToken });
    names.push(((data?.['profile'] ?? { username: '' }) as { username: string }).username);
  }
  for (const name of names) expect(name).not.toMatch(/sam|admin/);
  expect(new Set(names).size).toBe(3);
  for (const username of ['sam', 'linh.first'])
    expect(
      (await app.graphql('query ($username: String) { user(username: $username) { id } }', { variables: { username } }))
        .data,
    ).toEqual({ user: null });
});

describe('a venue behind one network address', () => {
  const VENUE = { 'x-forwarded-for': '203.0.113.77' };
  const ROUNDS = 20;

  it('signs 500 people in within 10 minutes beside somebody who asks for 1,000 codes', async () => {
    const signedIn: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const stranger = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          ask(app, 'POST', '/oauth2/otp', { email: `victim-${round}-${at}@example.test` }, VENUE),
        ),
      );
      expect(stranger.map(({ status }) => status)).toEqual(stranger.map(() => 200));
      const people = Array.from({ length: 25 }, (_, at) => `guest-${round}-${at}@example.test`);
      const asked = await Promise.all(people.map((email) => ask(app, 'POST', '/oauth2/otp', { email }, VENUE)));
      await deliverMail(app);
      const answers = await Promise.all(
        asked.map(async ({ data }, at) => {
          const code = mailedCode(mailer, people[at] ?? '');
          if (at % 5 === 0) await verify(data?.['challenge'], otherThan(code), VENUE);
          return verify(data?.['challenge'], code, VENUE);
        }),
      );
      signedIn.push(...answers.map(({ status }) => status));
      pass(30 * SECOND);
    }
    expect(signedIn).toEqual(Array.from({ length: 500 }, () => 200));
    const counted = await pool.query<{ kind: string; count: number }>(
      "SELECT kind, count(*)::int AS count FROM sign_in_count WHERE subject LIKE 'network:203.0.113.%' GROUP BY kind",
    );
    expect(counted.rows).toEqual([{ kind: 'sent', count: 1_000 }]);
  }, 180_000);

  it('still refuses a network that asks for codes without end, but no device it knows', async () => {
    const first = await askForCode('regular@example.test');
    const { knownDevice } = (await verify(first.challenge, first.code)).cookies;
    await pool.query(
      `INSERT INTO sign_in_count (subject, kind, at, id)
       SELECT 'network:198.51.100.9', 'sent', $1, gen_random_uuid() FROM generate_series(1, 1600)`,
      [new Date(now)],
    );
    const from = { 'x-forwarded-for': '198.51.100.9' };
    const stranger = await ask(app, 'POST', '/oauth2/otp', { email: 'somebody@example.test' }, from);
    expect(stranger.status).toBe(429);
    const known = await ask(
      app,
      'POST',
      '/oauth2/otp',
      { email: 'regular@example.test' },
      { ...from, cookie: `knownDevice=${knownDevice}` },
    );
    expect(known.status).toBe(200);
  });
});

import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { makeRestSessionDesk } from '#adapters/rest/people/rest-session-desk.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { ask, deliverMail, mailedCode, mailTo } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
const app = await startTestApp({ instead: mailTo(mailer) });

afterEach(() => vi.unstubAllGlobals());

let people = 0;

/** The product's own calls from a page, with the cookies of its browser. */
function pageIn(frame: 'OWN_TAB' | 'OTHER_SITE') {
  const jar = new Map<string, string>();
  const lines: string[] = [];
  const fetchHere: typeof fetch = async (address, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('origin', app.url);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(address, { ...init, headers });
    lines.length = 0;
    for (const line of response.headers.getSetCookie()) {
      lines.push(line);
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const desk = makeRestSessionDesk({
    baseUrl: app.url,
    fetch: fetchHere,
    failures: makeFailureNotices(),
    locale: () => 'en',
    embedded: () => frame === 'OTHER_SITE',
  });
  return {
    desk,
    jar,
    kept: () =>
      Object.fromEntries(
        lines.map((line) => [
          line.split('=')[0],
          line.split('; ').filter((part) => /^(SameSite|Secure|HttpOnly|Partitioned)/.test(part)),
        ]),
      ),
  };
}

async function signedIn(page: ReturnType<typeof pageIn>) {
  const email = `framed${people++}@example.test`;
  const asked = await page.desk.requestCode({ email, locale: 'en', referralCode: null });
  if (!asked.ok) throw new Error(asked.refusal.code);
  await deliverMail(app);
  const grant = await page.desk.verifyCode({ challenge: asked.value.challenge, code: mailedCode(mailer, email) });
  if (!grant.ok) throw new Error(grant.refusal.code);
  return { email, accessToken: grant.value.accessToken };
}

const emailOf = async (token: string) => (await app.graphql('{ profile { email } }', { token })).data?.['profile'];
const PARTITIONED = ['SameSite=None', 'HttpOnly', 'Secure', 'Partitioned'];

describe('a session inside a frame of another site', () => {
  it('is kept in partitioned cookies from sign-in to sign-out, and never in local storage [S9-26]', async () => {
    const stored: string[] = [];
    vi.stubGlobal('localStorage', { setItem: (key: string) => void stored.push(key), getItem: () => null });
    onTestFinished(() => void vi.unstubAllGlobals());
    const page = pageIn('OTHER_SITE');
    const { email, accessToken } = await signedIn(page);
    expect(page.kept()).toEqual({ renewalToken: PARTITIONED, accountMark: PARTITIONED, knownDevice: PARTITIONED });
    expect(await emailOf(accessToken)).toEqual({ email });

    const first = page.jar.get('renewalToken');
    const renewed = await page.desk.renew();
    if (!renewed.ok) throw new Error(renewed.refusal.code);
    expect(page.kept()).toEqual({ renewalToken: PARTITIONED, accountMark: PARTITIONED });
    expect(page.jar.get('renewalToken')).not.toBe(first);
    expect(await emailOf(renewed.value.accessToken)).toEqual({ email });

    await page.desk.end(renewed.value.accessToken);
    expect(page.kept()).toEqual({
      renewalToken: PARTITIONED,
      accountMark: PARTITIONED,
      accessTokenExpiredAt: ['SameSite=None', 'Secure', 'Partitioned'],
    });
    expect([page.jar.has('renewalToken'), page.jar.has('accountMark')]).toEqual([false, false]);
    expect(stored).toEqual([]);
  });

  it('is kept in plain cookies in a tab of its own', async () => {
    const page = pageIn('OWN_TAB');
    await signedIn(page);
    const plain = ['SameSite=Lax', 'HttpOnly'];
    expect(page.kept()).toEqual({ renewalToken: plain, accountMark: plain, knownDevice: plain });
  });

  it('is neither renewed nor ended by another site, which sends the cookies but another origin', async () => {
    const page = pageIn('OTHER_SITE');
    await signedIn(page);
    const cookie = [...page.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const foreign of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example', 'x-embedded': 'cross-site' },
    ]) {
      const renewal = await ask(app, 'POST', '/api/v1/user/session/renew', {}, { cookie, ...foreign });
      expect([renewal.status, renewal.error?.code, renewal.setCookies]).toEqual([403, 'FORBIDDEN', []]);
      const ending = await ask(app, 'DELETE', '/api/v1/user/session', undefined, { cookie, ...foreign });
      expect([ending.status, ending.error?.code, ending.setCookies]).toEqual([401, 'UNAUTHORIZED', []]);
    }
    expect((await page.desk.renew()).ok).toBe(true);
  });

  it('is not begun by a query, nor allowed to other sites by a preflight', async () => {
    const asked = await ask(app, 'POST', '/oauth2/otp', { email: `framed${people++}@example.test` });
    await deliverMail(app);
    const code = mailedCode(mailer, `framed${people - 1}@example.test`);
    const body = { challenge: asked.data?.['challenge'], code };
    const answered = await ask(app, 'POST', '/oauth2/otp/verify?embedded=1&x-embedded=cross-site', body);
    expect(answered.setCookies.filter((line) => line.includes('SameSite=None'))).toEqual([]);
    const preflight = await fetch(`${app.url}/api/v1/user/session/renew`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-embedded',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.headers.get('access-control-allow-headers')).toBeNull();
  });
});

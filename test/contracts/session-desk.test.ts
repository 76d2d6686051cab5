import { describe } from 'vitest';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { makeMemorySessionDesk } from '#adapters/memory/people/memory-session-desk.ts';
import { makeRestSessionDesk } from '#adapters/rest/people/rest-session-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { deliverMail, mailedCode, mailTo } from '#test/server/sign-in-for-test.ts';
import { startTestApp } from '#test/server/start-test-app.ts';
import { sessionDeskContract } from './session-desk.contract.ts';

describe('in memory', () =>
  sessionDeskContract(async () => {
    const desk = makeMemorySessionDesk();
    return { desk, codeFor: async (email) => desk.codeFor(email), pass: desk.tick };
  }));

describe('over REST, against the server', async () => {
  // Jumps by the second, because HTTP tells its own time in seconds.
  let now = Math.ceil(Date.now() / 1_000) * 1_000;
  const mailer = makeMemoryMailer();
  const app = await startTestApp({
    env: { RATE_LIMITS: 'on' },
    clock: { now: () => instant(now) },
    instead: mailTo(mailer),
  });

  sessionDeskContract(async () => {
    const jar = new Map<string, string>();
    /** A browser keeps cookies and reads the server's time; here that is the test's clock. */
    const browser: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      headers.set('origin', 'http://vemoi.test');
      const response = await fetch(input, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      const told = new Headers(response.headers);
      told.set('date', new Date(now).toUTCString());
      return new Response(response.status === 204 ? null : await response.text(), {
        status: response.status,
        headers: told,
      });
    };
    return {
      desk: makeRestSessionDesk({
        baseUrl: app.url,
        fetch: browser,
        failures: makeFailureNotices(),
        locale: () => 'vi',
      }),
      codeFor: async (email) => {
        await deliverMail(app);
        return mailedCode(mailer, email);
      },
      pass: (ms) => {
        now += ms;
      },
    };
  });
});

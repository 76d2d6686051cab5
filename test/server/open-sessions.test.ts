import { expect, it } from 'vitest';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { makeRestOpenSessions } from '#adapters/rest/people/rest-open-sessions.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
const app = await startTestApp({ instead: mailTo(mailer) });

const sessionsOf = (accessToken: string | null) =>
  makeRestOpenSessions({
    baseUrl: app.url,
    fetch,
    failures: makeFailureNotices(),
    locale: () => 'vi',
    tokens: { current: async () => accessToken },
  });

it('a page lists where its account is signed in, and ends it in one place', async () => {
  const [first, second] = [
    await signIn(app, mailer, 'two.devices@example.test'),
    await signIn(app, mailer, 'two.devices@example.test'),
  ];
  const here = sessionsOf(second.accessToken);
  const listed = await here.list();
  if (!listed.ok) throw new Error('refused');
  expect(listed.value.map(({ isThisOne }) => isThisOne).toSorted()).toEqual([false, true]);
  const other = listed.value.find(({ isThisOne }) => !isThisOne);
  expect(await here.end(other?.id ?? '')).toEqual({ ok: true, value: null });
  expect(await here.end(other?.id ?? '')).toEqual({ ok: false, refusal: { code: 'NOT_FOUND' } });
  expect(await here.list()).toMatchObject({ ok: true, value: [{ isThisOne: true }] });
  const renewal = await fetch(`${app.url}/api/v1/user/session/renew`, {
    method: 'POST',
    headers: { authorization: first.renewalToken },
  });
  expect(renewal.status).toBe(401);
});

it('somebody else’s session is none of mine, and nobody in particular has none', async () => {
  const [mine, theirs] = [
    await signIn(app, mailer, 'mine@example.test'),
    await signIn(app, mailer, 'theirs@example.test'),
  ];
  const listed = await sessionsOf(theirs.accessToken).list();
  const id = listed.ok ? (listed.value[0]?.id ?? '') : '';
  expect(await sessionsOf(mine.accessToken).end(id)).toEqual({ ok: false, refusal: { code: 'NOT_FOUND' } });
  expect(await sessionsOf(null).list()).toEqual({ ok: false, refusal: { code: 'UNAUTHORIZED' } });
});

import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import {
  type DroppedEmail,
  SetAsideWork as Port,
  type SetAsideWork as PortType,
  type SetAsideJob,
} from '#application/platform/ports/set-aside-work.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { SetAside } from './SetAside.tsx';
import { setAsideLoader } from './set-aside.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));
const WHEN = showMoment(NOW, 'en');
const aJob = (id: string, part: Partial<SetAsideJob> = {}): SetAsideJob => ({
  id,
  task: 'Send an email',
  lane: 'money',
  attempts: 12,
  error: 'The bank answered 503',
  eventId: 41,
  setAsideAt: NOW,
  mayRetry: true,
  ...part,
});
const anEmail = (id: string, part: Partial<DroppedEmail> = {}): DroppedEmail => ({
  id,
  message: 'Order confirmed',
  recipient: 'lan@example.test',
  reason: 'The recipient’s mail server refused it',
  detail: '550 no such mailbox',
  droppedAt: NOW,
  mayResend: true,
  ...part,
});
const JOBS = [
  aJob('7'),
  aJob('5', { task: 'Send a sign-in code', attempts: 1, error: null, eventId: null, mayRetry: false }),
];
const EMAILS = [
  anEmail('m1'),
  anEmail('m2', { message: 'Sign-in code', reason: 'The code had expired', detail: null, mayResend: false }),
];

type World = {
  readonly at?: string;
  readonly abilities?: readonly string[];
  readonly signedOut?: boolean;
  readonly locale?: 'en' | 'vi';
  readonly jobs?: readonly SetAsideJob[];
  readonly emails?: readonly DroppedEmail[];
  readonly work?: Partial<PortType>;
};
async function open({ at = '', abilities = ['admin.set-aside'], ...world }: World = {}) {
  let jobs = world.jobs ?? JOBS;
  let emails = world.emails ?? EMAILS;
  const done: string[] = [];
  const pageOf = <Entry,>(entries: readonly Entry[]) =>
    ok({ entries, after: null, before: null, totalCount: entries.length });
  const settleJob = (how: string) => async (id: string) => {
    if (!jobs.some((job) => job.id === id)) return refused({ code: 'NOT_FOUND' } as const);
    done.push(`${how} ${id}`);
    jobs = jobs.filter((job) => job.id !== id);
    return ok(null);
  };
  const work: PortType = {
    jobs: async () => pageOf(jobs),
    emails: async () => pageOf(emails),
    retryJob: settleJob('retry'),
    dropJob: settleJob('drop'),
    resendEmail: async (id) => {
      done.push(`resend ${id}`);
      emails = emails.filter((email) => email.id !== id);
      return ok(null);
    },
    ...world.work,
  };
  const pairs = [given(Port, work)];
  await renderPage(
    [
      {
        path: '/admin/set-aside',
        Component: withUseCases(SetAside, pairs),
        loader: loaderWith(setAsideLoader, pairs),
      },
    ],
    {
      at: `/admin/set-aside${at}`,
      now: NOW,
      locale: world.locale ?? 'en',
      ...(world.signedOut === true ? {} : { account: { ...someAccount, abilities } }),
    },
  );
  await settle(20);
  return done;
}
const text = () => document.body.textContent ?? '';
const lines = () => findAll('ul > li', /./).map((line) => line.textContent ?? '');

describe('failed jobs and emails', { timeout: 30_000 }, () => {
  it('lists jobs with their reason and event, and offers no retry of a sign-in code', async () => {
    await open();
    expect(lines()).toEqual([
      `Send an emailFailed 12 times · ${WHEN} · Event 41The bank answered 503RetryDrop`,
      `Send a sign-in codeFailed once · ${WHEN}Drop`,
    ]);
    expect(find('a', 'Event 41').getAttribute('href')).toBe('/events/manager/41');
  });

  it('runs a job again', async () => {
    const done = await open();
    await click(find('button', 'Retry'));
    await settle(50);
    expect(done).toEqual(['retry 7']);
    expect(text()).toContain('The job runs again now');
    expect(lines()).toHaveLength(1);
  });

  it('drops a job only after asking', async () => {
    const done = await open();
    await click(find('button', 'Drop'));
    await settle(300);
    expect(find('[role="dialog"] h2', /./).textContent).toBe('Drop “Send an email”?');
    await click(find('[role="dialog"] button', 'Keep it'));
    await settle(300);
    expect(done).toEqual([]);
    await click(find('button', 'Drop'));
    await settle(300);
    await click(find('[role="dialog"] button', 'Drop job'));
    await settle(300);
    expect(done).toEqual(['drop 7']);
  });

  it('says why a job was not dropped', async () => {
    await open({ work: { dropJob: async () => refused({ code: 'NOT_FOUND' }) } });
    await click(find('button', 'Drop'));
    await settle(300);
    await click(find('[role="dialog"] button', 'Drop job'));
    await settle(50);
    expect(find('[role="dialog"] [role="alert"]', /./).textContent).not.toBe('');
  });

  it('lists unsent emails with their reason, and sends one again that a server refused', async () => {
    const done = await open({ at: '?show=emails' });
    expect(lines()).toEqual([
      `Order confirmed · lan@example.testThe recipient’s mail server refused it · ${WHEN}550 no such mailboxSend again`,
      `Sign-in code · lan@example.testThe code had expired · ${WHEN}`,
    ]);
    await click(find('button', 'Send again'));
    await settle(50);
    expect(done).toEqual(['resend m1']);
    expect(lines()).toHaveLength(1);
  });

  it('says that nothing failed', async () => {
    await open({ jobs: [] });
    expect(text()).toContain('No failed jobs');
    await open({ emails: [], at: '?show=emails' });
    expect(text()).toContain('No unsent emails');
  });

  it('says why it cannot be loaded', async () => {
    await open({ work: { jobs: async () => refused({ code: 'FORBIDDEN' }) } });
    expect(find('[role="alert"]', /./).textContent).not.toBe('');
  });

  it('stays shut to people without the right, and asks visitors to sign in', async () => {
    await open({ abilities: ['admin.integrity'] });
    expect(text()).toContain('Your account doesn’t have access to this page');
    await open({ signedOut: true });
    expect(text()).toContain('Sign in to see this page');
  });

  it('speaks Vietnamese', async () => {
    await open({ locale: 'vi' });
    expect(lines()[0]).toContain('Lỗi 12 lần');
    expect(lines()[0]).toContain('Chạy lại');
  });
});

import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import {
  type AuditedAct,
  type AuditFilter,
  AuditTrail as Port,
  type AuditTrail as PortType,
} from '#application/platform/ports/audit-trail.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { AuditLog } from './AuditLog.tsx';
import { auditLogLoader } from './audit-log.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));
const WHEN = showMoment(NOW, 'en');
const anAct = (id: string, part: Partial<AuditedAct> = {}): AuditedAct => ({
  id,
  at: NOW,
  act: 'event.published',
  subject: 'event:41',
  eventId: 41,
  byPlatform: false,
  actorEmail: 'lan@example.test',
  facts: [],
  ...part,
});
const ACTS = [
  anAct('1', {
    facts: [
      { name: 'amount', value: '250000' },
      { name: 'before', value: 'DUE' },
    ],
  }),
  anAct('2', { act: 'contract.failed', subject: 'contract:c1', byPlatform: true, actorEmail: null }),
  anAct('3', { act: 'session.begun', subject: 'account:a1', eventId: null, actorEmail: null }),
  anAct('4', { act: 'hold.expired', subject: 'reservation:7', eventId: null }),
];

type World = {
  readonly at?: string;
  readonly abilities?: readonly string[];
  readonly signedOut?: boolean;
  readonly locale?: 'en' | 'vi';
  readonly trail?: PortType;
  readonly acts?: readonly AuditedAct[];
};
async function open({ at = '', abilities = ['admin.audit-log'], acts = ACTS, ...world }: World = {}) {
  const asked: AuditFilter[] = [];
  const trail: PortType = async (filter, { after }) => {
    asked.push(filter);
    const from = Number(after ?? 0);
    return ok({
      entries: acts.slice(from, from + 3),
      after: from + 3 < acts.length ? String(from + 3) : null,
      before: from > 0 ? '0' : null,
      totalCount: null,
    });
  };
  const pairs = [given(Port, world.trail ?? trail)];
  const page = await renderPage(
    [
      {
        path: '/admin/audit-log',
        Component: withUseCases(AuditLog, pairs),
        loader: loaderWith(auditLogLoader, pairs),
      },
    ],
    {
      at: `/admin/audit-log${at}`,
      now: NOW,
      locale: world.locale ?? 'en',
      ...(world.signedOut === true ? {} : { account: { ...someAccount, abilities } }),
    },
  );
  await settle(20);
  return { page, asked };
}
const text = () => document.body.textContent ?? '';
const entries = () => findAll('ul > li', /./).map((line) => line.textContent ?? '');
const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`form input[name="${name}"]`);
  if (found === null) throw new Error(`No field ${name}`);
  return found;
};

describe('the audit log', { timeout: 30_000 }, () => {
  it('says what was done, when, by whom and to what, with its facts', async () => {
    await open();
    expect(entries()).toEqual([
      `Event published${WHEN} · lan@example.testevent:41 · Event 41amount: 250000 · before: DUE`,
      `Contract failed${WHEN} · Vemoi itselfcontract:c1 · Event 41`,
      `Signed in${WHEN} · A deleted accountaccount:a1`,
    ]);
  });

  it('names jobs and emails in words, and one that is no more by its code', async () => {
    const facts = [
      { name: 'task', value: 'mail-guests' },
      { name: 'message', value: 'order-confirmed' },
      { name: 'task', value: 'gone' },
    ];
    await open({ acts: [anAct('1', { act: 'job.retried', facts })], locale: 'vi' });
    expect(entries()[0]).toContain('Chuẩn bị email gửi khách · Xác nhận đơn hàng · task: gone');
  });

  it('keeps the name of an act that is no more, on a later page', async () => {
    await open({ at: '?after=3' });
    expect(entries()).toEqual([`hold.expired${WHEN} · lan@example.testreservation:7`]);
  });

  it('asks for what the address filters by, days as Vietnam counts them', async () => {
    const { asked } = await open({
      at: '?actor=lan%40example.test&act=event.published&subject=event%3A41&from=2026-11-01&to=2026-11-02',
    });
    expect(asked).toEqual([
      {
        actor: 'lan@example.test',
        act: 'event.published',
        subject: 'event:41',
        from: Date.UTC(2026, 9, 31, 17),
        to: Date.UTC(2026, 10, 2, 17),
      },
    ]);
  });

  it('filters by nothing that cannot be read', async () => {
    const { asked } = await open({ at: '?act=event.exploded&from=2026-02-30' });
    expect(asked).toEqual([{ actor: null, act: null, subject: null, from: null, to: null }]);
  });

  it('filters from the form with the keyboard, and clears', async () => {
    const { asked } = await open();
    await type(field('actor'), ' lan@example.test ');
    await submit(field('actor'));
    await settle(50);
    expect(asked.at(-1)).toMatchObject({ actor: 'lan@example.test', act: null });
    find('button', 'Clear filters').click();
    await settle(50);
    expect(asked.at(-1)).toMatchObject({ actor: null });
    expect(field('actor').value).toBe('');
  });

  it('leads from an entry to everything of its actor, of its subject, and to its event', async () => {
    await open();
    const links = findAll('ul > li:first-child a', /./).map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/admin/audit-log?actor=lan%40example.test',
      '/admin/audit-log?subject=event%3A41',
      '/events/manager/41',
    ]);
  });

  it('says that nothing matches, or that nothing is recorded', async () => {
    await open({ acts: [], at: '?subject=event%3A9' });
    expect(text()).toContain('No entries match these filters');
    await open({ acts: [] });
    expect(text()).toContain('Nothing recorded yet');
  });

  it('says why it cannot be loaded', async () => {
    await open({ trail: async () => refused({ code: 'FORBIDDEN' }) });
    expect(find('[role="alert"]', /./).textContent).not.toBe('');
  });

  it('stays shut to people without the right, and asks visitors to sign in', async () => {
    await open({ abilities: ['admin.integrity'] });
    expect(text()).toContain('Your account doesn’t have access to this page');
    expect(entries()).toEqual([]);
    await open({ signedOut: true });
    expect(text()).toContain('Sign in to see this page');
  });

  it('speaks Vietnamese', async () => {
    await open({ locale: 'vi' });
    expect(entries()[0]).toContain('Đăng sự kiện');
    expect(entries()[1]).toContain('Hệ thống Vemoi');
  });
});

import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import {
  type IntegrityReport,
  IntegrityReports as Port,
  type IntegrityReports as PortType,
} from '#application/ledger/ports/integrity-reports.ts';
import { DAY, HOUR, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { Integrity } from './Integrity.tsx';
import { integrityLoader } from './integrity.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));
const SOLD = 'The sold-places counter says 3; orders add up to 2.';
const REPORTS: readonly IntegrityReport[] = [
  { eventId: 44, eventName: 'Đêm nhạc mới', checkedAt: null, faults: [] },
  {
    eventId: 43,
    eventName: 'Đêm nhạc lệch',
    checkedAt: later(NOW, -3 * MINUTE),
    faults: [
      { sentence: SOLD, subject: 'quota-1' },
      { sentence: 'A paid order doesn’t match its payment.', subject: 'order-7' },
    ],
  },
  { eventId: 42, eventName: 'Đêm nhạc khớp', checkedAt: later(NOW, -2 * HOUR), faults: [] },
  { eventId: 41, eventName: 'Đêm nhạc cũ', checkedAt: later(NOW, -DAY), faults: [] },
];

const reportsOf =
  (reports: readonly IntegrityReport[]): PortType =>
  async (faultyOnly, { after }) => {
    const faulty = reports.filter(({ faults }) => faults.length > 0);
    const listed = faultyOnly ? faulty : reports;
    const from = Number(after ?? 0);
    return ok({
      entries: listed.slice(from, from + 3),
      after: from + 3 < listed.length ? String(from + 3) : null,
      before: from > 0 ? '0' : null,
      totalCount: listed.length,
      numberFaulty: faulty.length,
      lastCheckedAt: reports.find(({ checkedAt }) => checkedAt !== null)?.checkedAt ?? null,
    });
  };

type World = {
  readonly at?: string;
  readonly abilities?: readonly string[];
  readonly signedOut?: boolean;
  readonly locale?: 'en' | 'vi';
  readonly reports?: PortType;
};
async function open({ at = '', abilities = ['admin.integrity'], reports = reportsOf(REPORTS), ...world }: World = {}) {
  const pairs = [given(Port, reports)];
  await renderPage(
    [
      {
        path: '/admin/integrity',
        Component: withUseCases(Integrity, pairs),
        loader: loaderWith(integrityLoader, pairs),
      },
    ],
    {
      at: `/admin/integrity${at}`,
      now: NOW,
      locale: world.locale ?? 'en',
      ...(world.signedOut === true ? {} : { account: { ...someAccount, abilities } }),
    },
  );
  await settle(20);
}
const text = () => document.body.textContent ?? '';
const lines = () => findAll('main ul > li, ul > li', /Event \d+|Sự kiện \d+/).map((line) => line.textContent ?? '');

describe('the integrity page', { timeout: 30_000 }, () => {
  it('lists events with problems: what is wrong, of what, and when it was checked', async () => {
    await open();
    expect(lines()).toEqual([expect.stringContaining('Đêm nhạc lệch')]);
    expect(lines()[0]).toContain('Event 43 · Checked 3 minutes ago');
    expect(lines()[0]).toContain('Doesn’t add up');
    expect(lines()[0]).toContain(`${SOLD}quota-1`);
    expect(text()).toContain('With problems (1)');
  });

  it('leads from an event to its report', async () => {
    await open();
    expect(find('a', 'Đêm nhạc lệch').getAttribute('href')).toBe('/admin/event-report/43');
  });

  it('lists all events page by page, and says which were not checked yet', async () => {
    await open({ at: '?show=all' });
    expect(lines()).toHaveLength(3);
    expect(lines()[0]).toContain('Event 44 · Not checked yet');
    expect(lines()[0]).toContain('Waiting');
    expect(lines()[2]).toContain('Event 42 · Checked 2 hours ago');
    expect(lines()[2]).toContain('Adds up');
    expect(text()).toContain('4 total');
    expect(find('nav[aria-label="Pagination"] a', /Next/).getAttribute('href')).toContain('show=all&after=3');
  });

  it('opens a later page from its address', async () => {
    await open({ at: '?show=all&after=3' });
    expect(lines()).toEqual([expect.stringContaining('Checked 1 day ago')]);
  });

  it('says that everything adds up when no event has problems', async () => {
    await open({ reports: reportsOf(REPORTS.slice(2)) });
    expect(text()).toContain('Everything adds up: no event has problems. Checked 2 hours ago');
    expect(lines()).toEqual([]);
  });

  it('does not call books sound that nobody checked yet', async () => {
    await open({ reports: reportsOf(REPORTS.slice(0, 1)) });
    expect(text()).toContain('Nothing checked yet');
    expect(text()).not.toContain('Everything adds up');
  });

  it('says why it cannot be loaded', async () => {
    await open({ reports: async () => refused({ code: 'FORBIDDEN' }) });
    expect(find('[role="alert"]', /./).textContent).not.toBe('');
  });

  it('stays shut to people without the right, and asks visitors to sign in', async () => {
    await open({ abilities: ['admin.events'] });
    expect(text()).toContain('Your account doesn’t have access to this page');
    expect(lines()).toEqual([]);
    await open({ signedOut: true });
    expect(text()).toContain('Sign in to see this page');
  });

  it('speaks Vietnamese', async () => {
    await open({ locale: 'vi', at: '?show=all' });
    expect(lines()[1]).toContain('Sự kiện 43 · Kiểm tra 3 phút trước');
    expect(lines()[1]).toContain('Bị lệch');
    expect(lines()[2]).toContain('Khớp');
  });
});

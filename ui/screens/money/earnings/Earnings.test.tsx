import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { ManageMyAccount } from '#application/people/manage-my-account.ts';
import { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { CsvWriter } from '#application/platform/ports/csv-writer.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import {
  type EarningEvent,
  type EarningFigure,
  EarningsDesk,
  type Earnings as EarningsFacts,
  PayoutStatements,
  type PublisherBalance,
  type StatementOf,
} from '#application/programme/ports/earnings-desk.ts';
import { RewardDesk } from '#application/programme/ports/reward-desk.ts';
import { ReportFiles } from '#application/report/ports/report-files.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { memoryRewards } from '#test/builders/memory-rewards.ts';
import { NOW } from '#test/builders/moments.ts';
import { noReportFiles } from '#test/builders/no-report-files.ts';
import { appears, click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { Balances } from '#ui/screens/money/balances/Balances.tsx';
import { balancesLoader } from '#ui/screens/money/balances/balances.loader.ts';
import { Earnings } from './Earnings.tsx';
import { earningsLoader } from './earnings.loader.ts';

const EARNINGS: EarningsFacts = {
  publisher: 'me',
  name: 'Lan',
  balance: dong(400_000),
  withdrawable: dong(400_000),
  takenBack: dong(0),
  pending: dong(250_000),
  maturesAt: NOW,
  matured: dong(900_000),
  onTheWay: dong(0),
  paidOut: dong(500_000),
  fees: dong(11_000),
  cancelling: null,
  saleFees: dong(0),
  fee: { basisPoints: 200, fixed: dong(1_000), minimum: dong(0) },
  mayRequest: true,
};
const EVENT: EarningEvent = {
  eventId: 7,
  name: 'Đêm nhạc Trịnh',
  maturesAt: NOW,
  gross: dong(1_000_000),
  refunded: dong(100_000),
  byHand: dong(0),
  net: dong(900_000),
  matured: dong(900_000),
  pending: dong(0),
  fee: dong(0),
  taken: dong(500_000),
  left: dong(400_000),
};
const BALANCE: PublisherBalance = {
  publisher: 'corporate-3',
  name: 'Nhà hát Sen',
  email: 'sen@example.test',
  balance: dong(400_000),
  withdrawable: dong(400_000),
  pending: dong(0),
  matured: dong(900_000),
  onTheWay: dong(0),
  paidOut: dong(500_000),
  fees: dong(11_000),
};
const PAYOUT = {
  id: 'w1',
  status: 'TRANSFERRED' as const,
  amount: dong(500_000),
  fee: dong(11_000),
  total: dong(489_000),
  bank: 'Vietcombank',
  number: '•••••••••3456',
  requestedAt: NOW,
  expectedFrom: '2026-11-25',
  expectedUntil: '2026-11-27',
  reason: null,
};
const KYC = {
  card: { status: 'APPROVED' },
  bankAccounts: [{ bankAccountId: 'b1', bank: 'Vietcombank', number: '•••••••••3456', holder: 'LAN' }],
  hasSecondFactor: true,
};

type World = {
  readonly earnings?: Partial<EarningsFacts>;
  readonly events?: readonly EarningEvent[];
  readonly at?: string;
  readonly locale?: 'en' | 'vi';
  readonly forbidden?: boolean;
  readonly abilities?: readonly string[];
};
async function open({ earnings = {}, events = [EVENT], at = '/admin/earnings', ...world }: World = {}) {
  const asked: unknown[] = [];
  const pageOf = <Entry,>(entries: readonly Entry[]) =>
    ok({ entries, after: null, before: null, totalCount: entries.length });
  const desk: EarningsDesk = {
    earnings: async (publisher) => {
      asked.push(['earnings', publisher]);
      return world.forbidden === true ? refused({ code: 'FORBIDDEN' }) : ok({ ...EARNINGS, ...earnings });
    },
    events: async () => pageOf(events),
    payouts: async () => ok([PAYOUT]),
    lines: async (_publisher, of: EarningFigure) => {
      asked.push(of);
      const line = { id: 'l1', at: NOW, kind: 'tickets-sold', change: dong(1_000_000) };
      return ok({ lines: [{ ...line, orderNumber: 'K7Q2MZ8XA', eventName: null }], after: null });
    },
    request: async ({ amount, corporateId }) => {
      asked.push(['request', amount, corporateId]);
      return ok(null);
    },
    balances: async () => pageOf(events.length === 0 ? [] : [BALANCE]),
  };
  const pairs = [
    given(EarningsDesk, desk),
    given(ReportFiles, noReportFiles),
    given(PayoutStatements, {
      statement: async (_publisher, of: StatementOf) => {
        asked.push(of);
        return refused({ code: 'NOT_FOUND' });
      },
    }),
    given(RewardDesk, memoryRewards().desk),
    given(ManageMyAccount, { read: async () => ok(KYC) } as never),
    given(NewKey, () => 'k1'),
    given(BrowserLog, { warn: () => undefined, error: () => undefined }),
    given(CsvWriter, async ({ rows }) => rows.join()),
  ];
  const abilities = world.abilities ?? ['withdrawal.request', 'admin.accountant'];
  const corporate = { id: 3, slug: 'sen', companyName: 'Nhà hát Sen', name: 'Sen', status: 'APPROVED', email: null };
  await renderPage(
    [
      { path: '/admin/earnings', Component: withUseCases(Earnings, pairs), loader: loaderWith(earningsLoader, pairs) },
      {
        path: '/admin/accountant/balances',
        Component: withUseCases(Balances, pairs),
        loader: loaderWith(balancesLoader, pairs),
      },
    ],
    { account: { ...someAccount, corporate, abilities }, now: NOW, at, locale: world.locale ?? 'en' },
  );
  await settle(20);
  return asked;
}
const text = () => document.body.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
const press = async (name: string | RegExp) => {
  await click(find('button', name));
  await settle(300);
};

describe('earnings and payouts', { timeout: 30_000 }, () => {
  it('shows what events earned, and leads from a figure to its ledger lines', async () => {
    const asked = await open();
    await appears('h2', 'Events');
    expect(text()).toContain('Can be paid out400,000\u00a0đ');
    expect(findAll('ul[aria-label="Earnings by event"] > li', /./)[0]?.textContent).toContain(
      'Net900,000\u00a0đDue900,000\u00a0đPaid out or on the way500,000\u00a0đLeft to pay out400,000\u00a0đ',
    );
    await press('1,000,000\u00a0đ');
    expect(find('[role="dialog"]', /./).textContent).toContain('Tickets soldK7Q2MZ8XA');
    expect(asked).toContainEqual({ eventId: 7, figure: 'sold' });
  });

  it('asks for a payout of a corporate’s revenue, with the fee before', async () => {
    const asked = await open({ at: '/admin/earnings?publisher=corporate-3' });
    await press('Request payout');
    await appears('[role="dialog"]');
    await type(field('amount'), '100000');
    expect(find('[role="dialog"]', /./).textContent).toContain('97,000\u00a0đ');
    await click(find('[role="dialog"] button[type="submit"]', /./));
    await settle(20);
    expect(find('[role="dialog"]', /./).textContent).toContain('Please select a receiving account');
    expect(asked).toContainEqual(['earnings', 'corporate-3']);
  });

  it('says why nothing can be paid out while an event is being cancelled', async () => {
    await open({ earnings: { cancelling: 'Đêm nhạc Trịnh' } });
    expect(text()).toContain('Đêm nhạc Trịnh is being cancelled');
    await press('Request payout');
    expect(find('[role="alert"]', /withdraw again/).textContent).toContain('once its buyers are refunded');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('downloads the statement of a payout and of a period', async () => {
    const asked = await open();
    await click(find('button[aria-label^="Statement of the payout"]', /./));
    await settle(20);
    await press('Download statement (PDF)');
    expect(asked).toContainEqual({ payoutId: 'w1' });
    expect(asked.at(-1)).toMatchObject({ from: expect.stringMatching(/-01$/) });
  });

  it('speaks Vietnamese, says when nothing is earned, and when it may not be seen', async () => {
    await open({ events: [], locale: 'vi' });
    expect(text()).toContain('Chưa có doanh thu');
    await open({ forbidden: true });
    expect(find('[role="alert"]', /./).textContent).not.toBe('');
  });

  it('lists organisers with what is due to them for the accountant, and nobody else', async () => {
    await open({ at: '/admin/accountant/balances' });
    await appears('h1', 'Organiser balances');
    expect(find('a', 'Nhà hát Sen').getAttribute('href')).toBe('/admin/earnings?publisher=corporate-3');
    expect(text()).toContain('Paid out500,000\u00a0đPlatform fees11,000\u00a0đ');
    await open({ at: '/admin/accountant/balances', events: [], locale: 'vi' });
    expect(text()).toContain('Chưa có ai bán được vé');
    await open({ at: '/admin/accountant/balances', abilities: ['withdrawal.request'] });
    expect(text()).toContain('Your account doesn’t have access to this page');
  });
});

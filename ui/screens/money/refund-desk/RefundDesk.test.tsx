import { describe, expect, it } from 'vitest';
import { makeMemoryPayoutDesk } from '#adapters/memory/money/memory-payout-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { PayRefunds } from '#application/money/pay-refunds.ts';
import type { DisputeToSettle, RefundToPay } from '#application/money/ports/payout-desk.ts';
import { DAY, instant, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { refused } from '#domain/kernel/result.ts';
import { PAYOUT_FILTERS } from '#domain/sale/refund/payout.ts';
import { click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { RefundDesk } from './RefundDesk.tsx';
import type { RefundDeskData } from './refund-desk.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));
const account = {
  bankName: 'Vietcombank',
  number: '0071000123456',
  holder: 'NGUYEN THI LAN',
  source: 'BUYER',
  namedAt: NOW,
} as const;
const QR = '00020101021238570010A00000072701270006970436011300110043212340208QRIBFTTA5303704540725000005802VN6304A1B2';

const aRefund = (id: string, part: Partial<RefundToPay> = {}): RefundToPay => ({
  id,
  eventName: 'Đêm nhạc',
  orderNumber: `ORDER${id}`,
  buyerName: 'Trần Minh',
  buyerEmail: 'minh@example.test',
  amount: dong(200_000),
  transferCode: `VEMOIABCDEFGH${id}`,
  state: 'READY',
  provider: null,
  dispute: null,
  dueAt: later(NOW, DAY),
  overdue: false,
  sentAt: null,
  failedBecause: null,
  account,
  qrCode: QR,
  ...part,
});
const REFUNDS = [
  aRefund('1'),
  aRefund('2'),
  aRefund('3', { state: 'NEEDS_ACCOUNT', account: null, qrCode: null, overdue: true }),
  aRefund('4', { state: 'SENT', sentAt: NOW }),
  aRefund('5', { state: 'FAILED', failedBecause: 'Account closed' }),
];

type Opening = {
  readonly refunds?: readonly RefundToPay[];
  readonly at?: string;
  readonly abilities?: readonly string[];
  readonly locale?: 'en' | 'vi';
  readonly sentByOthers?: readonly string[];
  readonly busy?: boolean;
  readonly disputes?: readonly DisputeToSettle[];
};
async function open(opening: Opening = {}) {
  const { refunds = REFUNDS, at = '/admin/accountant/refunds', abilities = ['refund.pay'], locale = 'en' } = opening;
  const desk = makeMemoryPayoutDesk(refunds, NOW, new Set(opening.sentByOthers ?? []), opening.disputes);
  const pay = PayRefunds.make({ desk });
  const Component = withUseCases(RefundDesk, [given(PayRefunds, pay)]);
  const loader = viewerLoader(
    async ({ query }): Promise<RefundDeskData> => {
      const filter = PAYOUT_FILTERS.find((known) => known === query.get('state')) ?? null;
      const search = query.get('q') ?? '';
      const found =
        opening.busy === true
          ? refused({ code: 'BUSY', retryAfterMs: 1_000 } as const)
          : await pay.page(filter, search, {});
      const told = await pay.disputes();
      const disputes = told.ok ? told.value : [];
      const refusal = found.ok ? null : found.refusal;
      return { filter, search, page: found.ok ? found.value : null, refusal, disputes };
    },
    (viewer) => viewer.abilities.includes('refund.pay'),
  );
  await renderPage([{ path: '/admin/accountant/refunds', Component, loader }], {
    account: { ...someAccount, abilities },
    now: NOW,
    at,
    locale,
  });
}
const rows = () => [...document.querySelectorAll('table tbody tr')].map((row) => row.textContent ?? '');
const details = async (id: string) => {
  await click(find('table button', `Details of the refund of order ORDER${id}`));
  await settle(20);
};
const choose = (id: string) => click(find('table input', `Select the refund of order ORDER${id}`));

describe('refunds to pay', { timeout: 30_000 }, () => {
  it('lists what is not paid, with account, state and deadline, only with the ability', async () => {
    await open();
    expect(rows()).toHaveLength(5);
    expect(rows()[0]).toContain('200,000');
    expect(rows()[0]).toContain('0071000123456');
    expect(rows()[2]).toContain('Needs an account');
    expect(rows()[2]).toContain('Overdue');
    await open({ abilities: [] });
    expect(document.querySelector('table')).toBeNull();
    expect(document.body.textContent).toContain('Your account doesn’t have access to this page');
  });

  it('is filtered by state, and says when nothing matches, nothing is owed, or the server is busy', async () => {
    await open({ at: '/admin/accountant/refunds?state=OVERDUE' });
    expect(rows()).toHaveLength(1);
    await open({ at: '/admin/accountant/refunds?q=khongcogi' });
    expect(document.body.textContent).toContain('No refunds match these filters');
    await open({ refunds: [], locale: 'vi' });
    expect(document.body.textContent).toContain('Không có khoản nào cần trả');
    await open({ busy: true });
    expect(find('[role="alert"]', /./).textContent).not.toBe('');
  });

  it('shows a VietQR for a refund with an account, and marks it as sent', async () => {
    await open();
    await details('1');
    expect(find('[role="dialog"] svg[role="img"]', 'VietQR for the refund of order ORDER1')).toBeDefined();
    await click(find('[role="dialog"] button', 'Mark as sent'));
    await settle(50);
    expect(document.body.textContent).toContain('Marked as sent: 1');
    expect(rows()[0]).toContain('Sent');
  });

  it('marks many after a question, and says which a colleague has marked before', async () => {
    await open({ sentByOthers: ['2'] });
    for (const id of ['1', '2']) await choose(id);
    await click(find('button', 'Mark as sent (2)'));
    await settle(20);
    expect(find('[role="dialog"]', /./).textContent).toContain('400,000');
    await click(find('[role="dialog"] button', 'Mark as sent'));
    await settle(50);
    expect(document.body.textContent).toContain('Marked as sent: 1');
    expect(document.body.textContent).toContain('ORDER2: A colleague has already marked this refund as sent');
  });

  it('confirms by hand with a reference, and makes a returned one due again with the bank’s words', async () => {
    await open();
    await details('4');
    await click(find('[role="dialog"] button', 'Mark as failed'));
    const words = () => document.querySelector('[role="dialog"] form input:not([type="checkbox"])');
    await submit(words());
    expect(document.body.textContent).toContain('Please say why the transfer came back');
    await type(words(), 'Wrong account');
    await submit(words());
    await settle(50);
    expect(document.body.textContent).toContain('Refund is due again');
    await open();
    await details('4');
    await click(find('[role="dialog"] button', 'Confirm by hand'));
    await type(words(), 'FT26324000001');
    await submit(words());
    await settle(50);
    expect(rows()).toHaveLength(4);
  });

  it('shows what goes back through its provider, which a person can take out of its hands, and never marks it', async () => {
    const gateway = { state: 'WITH_PROVIDER', provider: 'VNPAY', account: null, qrCode: null } as const;
    const refunds = [aRefund('6', gateway), aRefund('7', { ...gateway, provider: 'STRIPE', sentAt: NOW })];
    await open({ refunds });
    expect(rows()[0]).toContain('VNPay');
    expect(rows()[1]).toContain('With the payment provider');
    expect(findAll('table tbody input:not([disabled])', /.*/)).toHaveLength(0);
    const words = () => document.querySelector('[role="dialog"] form input');
    await details('6');
    expect(find('[role="dialog"]', /./).textContent).toContain('No transfer is needed');
    expect(findAll('[role="dialog"] button', 'Confirm by hand')).toHaveLength(0);
    await click(find('[role="dialog"] button', 'Pay by transfer instead'));
    await submit(words());
    expect(document.body.textContent).toContain('Please say why it can’t go back the way it was paid');
    await type(words(), 'Contract ended');
    await submit(words());
    await settle(50);
    expect(rows()[0]).toContain('Needs an account');
    await details('7');
    await click(find('[role="dialog"] button', 'Confirm by hand'));
    await type(words(), 're_1');
    await submit(words());
    await settle(50);
    expect(rows()).toHaveLength(1);
  });

  it('says why a disputed refund waits, never lets it be marked, and closes it or makes it due again', async () => {
    const disputed = { state: 'DISPUTED', dispute: 'OPEN' } as const;
    const provider = { provider: 'STRIPE', account: null, qrCode: null } as const;
    const refunds = [aRefund('6', disputed), aRefund('7', { ...disputed, ...provider })];
    const words = () => document.querySelector('[role="dialog"] form input');
    await open({ refunds, at: '/admin/accountant/refunds?state=DISPUTED' });
    expect(rows()[0]).toContain('Disputed');
    expect(findAll('table tbody input:not([disabled])', /.*/)).toHaveLength(0);
    await details('6');
    expect(find('[role="dialog"]', /./).textContent).toContain('waits for the bank’s decision');
    expect(findAll('[role="dialog"] svg[role="img"]', /VietQR/)).toHaveLength(0);
    expect(findAll('[role="dialog"] button', 'Mark as sent')).toHaveLength(0);
    await click(find('[role="dialog"] button', 'The buyer has the money'));
    await submit(words());
    expect(document.body.textContent).toContain('Please say how the dispute ended');
    await type(words(), 'Lost on 20 November');
    await submit(words());
    await settle(50);
    expect(rows()).toHaveLength(1);
    await open({ refunds, locale: 'vi' });
    await click(find('table button', 'Chi tiết khoản hoàn của đơn ORDER7'));
    await settle(20);
    expect(find('[role="dialog"]', /./).textContent).toContain('khiếu nại');
    await click(find('[role="dialog"] button', 'Vẫn phải hoàn'));
    await type(words(), 'Thắng khiếu nại');
    await submit(words());
    await settle(50);
    expect(rows()[1]).toContain('Cổng thanh toán đang hoàn');
    const lost = [aRefund('8', { ...disputed, dispute: 'LOST' })];
    await open({ refunds: lost });
    await details('8');
    expect(find('[role="dialog"]', /./).textContent).toContain('not exactly this refund');
  });

  it('offers neither QR code nor marking where no account is known', async () => {
    await open();
    await details('3');
    expect(findAll('[role="dialog"] svg[role="img"]', /VietQR/)).toHaveLength(0);
    expect(findAll('[role="dialog"] button', 'Mark as sent')).toHaveLength(0);
    expect(find('[role="dialog"]', /./).textContent).toContain('minh@example.test');
  });
});

describe('card disputes to settle', () => {
  const aDispute = (disputeId: string, part: Partial<DisputeToSettle> = {}): DisputeToSettle => ({
    ...{ eventId: 7, disputeId, task: 'PART', lost: false, amount: dong(250_000), reason: 'fraudulent' },
    ...{ openedAt: NOW, eventName: 'Đêm nhạc', orderId: 'o-1', orderNumber: 'K7Q2MZ8XA' },
    ...{ buyerName: 'Lan Nguyễn', buyerEmail: 'lan@example.test' },
    ...part,
  });
  const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

  it('say amount, order and what to do, and leave the list once handled with a note', async () => {
    await open({ disputes: [aDispute('dp_1'), aDispute('dp_2', { lost: true })] });
    expect(text()).toContain('250,000 đ');
    expect(find('a', 'K7Q2MZ8XA').getAttribute('href')).toBe('/events/manager/7/orders/o-1');
    expect(text()).toContain('That refund waits for the bank’s decision.');
    expect(text()).toContain('then say below that the buyer has the money.');
    expect(findAll('button', 'Refund the buyer')).toEqual([]);
    await click(find('button', 'Mark as handled'));
    await submit(document.querySelector('[role="dialog"] form'));
    expect(text()).toContain('Please write a note.');
    await type(document.querySelector('[role="dialog"] input'), 'Refunded the second ticket');
    await submit(document.querySelector('[role="dialog"] form'));
    await settle(20);
    expect(text()).not.toContain('dp_1');
    expect(text()).toContain('dp_2');
  });

  it('offer to refund money that was won back, in Vietnamese', async () => {
    await open({ disputes: [aDispute('dp_3', { task: 'WON' })], locale: 'vi' });
    expect(text()).toContain('Khiếu nại thẻ cần xử lý');
    await click(find('button', 'Hoàn tiền cho người mua'));
    await type(document.querySelector('[role="dialog"] input'), 'Đã gọi người mua');
    await submit(document.querySelector('[role="dialog"] form'));
    await settle(20);
    expect(text()).not.toContain('dp_3');
    expect(text()).toContain('Đã tạo khoản hoàn');
  });

  it('are not mentioned where there are none', async () => {
    await open();
    expect(text()).not.toContain('Card disputes to settle');
  });
});

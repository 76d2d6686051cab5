import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import {
  ManualPaymentDesk,
  type OwedManualRefund,
  type WaitingManualPayment,
} from '#application/sale/ports/manual-payment-desk.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { type ManualTerms, NO_MANUAL_TERMS } from '#domain/money/payment/manual-payment.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ManualPayments } from './ManualPayments.tsx';
import { manualPaymentsLoader } from './manual-payments.loader.ts';

const aPayment = (id: string, part: Partial<WaitingManualPayment> = {}): WaitingManualPayment => ({
  orderId: id,
  orderNumber: `ORDER${id}`,
  buyer: 'Trần Minh',
  email: `minh${id}@example.test`,
  amount: dong(150_000),
  payBefore: later(NOW, 5 * HOUR),
  reportedAt: null,
  proofUrl: null,
  ...part,
});

const SHOWN = 2;

const aRefund = (id: string, part: Partial<OwedManualRefund> = {}): OwedManualRefund => ({
  id,
  orderId: `order-${id}`,
  orderNumber: `ORDER${id}`,
  buyer: 'Trần Minh',
  email: `minh${id}@example.test`,
  amount: dong(110_000),
  decidedAt: NOW,
  ...part,
});

type World = {
  readonly owed?: readonly OwedManualRefund[];
  readonly waiting?: readonly WaitingManualPayment[];
  readonly over?: readonly string[];
  readonly abilities?: readonly string[];
  readonly locale?: 'en' | 'vi';
};

async function open({ waiting = [], owed = [], over = [], abilities = ['event.payments'], locale = 'en' }: World = {}) {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  const opened = created.ok ? await events.read(created.value.eventId) : created;
  if (!opened.ok) throw new Error('No event');
  const event = { ...opened.value, abilities };
  let terms: ManualTerms = NO_MANUAL_TERMS;
  let left = waiting;
  let toReturn = owed;
  const answered: unknown[] = [];
  const answer = async (id: string, reason: string | null) => {
    left = left.filter(({ orderId }) => orderId !== id);
    if (over.includes(id)) return refused({ code: 'MANUAL_PAYMENT_OVER' } as const);
    answered.push([id, reason]);
    return ok(null);
  };
  const desk: ManualPaymentDesk = {
    read: async (_id, { after, before }) => {
      const start = Number(after ?? before ?? 0);
      const entries = left.slice(start, start + SHOWN);
      return ok({
        terms,
        owed: toReturn,
        waiting: {
          entries,
          after: start + SHOWN < left.length ? String(start + SHOWN) : null,
          before: start > 0 && entries.length > 0 ? String(start - SHOWN) : null,
          totalCount: left.length,
        },
      });
    },
    keepTerms: async (_id, kept) => {
      terms = kept;
      return ok(kept);
    },
    confirm: (id) => answer(id, null),
    refuse: answer,
    returned: async ({ id, orderId }) => {
      toReturn = toReturn.filter((refund) => refund.id !== id);
      answered.push([id, orderId]);
      return ok(null);
    },
  };
  const pairs = [given(OpenEvent, async () => ok(event)), given(ManualPaymentDesk, desk)];
  const path = '/events/manager/:eventId/manual-payments';
  await renderPage(
    [
      { path, Component: withUseCases(ManualPayments, pairs), loader: loaderWith(manualPaymentsLoader, pairs) },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: path.replace(':eventId', String(event.id)) },
  );
  await settle(5);
  return { answered, terms: () => terms };
}

const text = () => (document.body.textContent ?? '').replaceAll(/\s/gu, ' ');
const press = async (name: string) => {
  await click(find('button', name));
  await settle(10);
};

describe('manual payments of an event', () => {
  it('lists who waits, and confirms what came after it was asked', async () => {
    const { answered } = await open({
      waiting: [
        aPayment('1', { reportedAt: NOW, proofUrl: '/files/private/proof' }),
        aPayment('2', { amount: dong(90_000), buyer: 'Lê Hoa' }),
      ],
    });
    const rows = findAll('main li, li', /order ORDER/).map((row) => row.textContent?.replaceAll(/\s/gu, ' '));
    expect(rows[0]).toContain('150,000 đ');
    expect(rows[0]).toContain('Buyer says the money was sent');
    expect(rows[1]).toContain('Lê Hoa (minh2@example.test), order ORDER2');
    expect(rows[1]).toContain('Not sent yet');
    const pictures = [...document.querySelectorAll('main img, li img')].map((img) => [
      img.getAttribute('src'),
      img.getAttribute('alt'),
    ]);
    expect(pictures).toEqual([['/files/private/proof', 'The buyer’s picture of the transfer']]);
    await press('Money received');
    expect(answered).toEqual([]);
    expect(text()).toContain('You have received 150,000 đ?');
    await press('Confirm payment');
    expect(answered).toEqual([['1', null]]);
    expect(text()).not.toContain('ORDER1');
    expect(text()).toContain('Payment confirmed, and the tickets are issued');
  });

  it('refuses with a reason, which it asks for', async () => {
    const { answered } = await open({ waiting: [aPayment('7')] });
    await press('Not received');
    await press('Refuse payment');
    expect(answered).toEqual([]);
    expect(text()).toContain('Say why, in up to 500 characters');
    await type(find('textarea', /(?:)/), ' Không thấy tiền ');
    await press('Refuse payment');
    expect(answered).toEqual([['7', 'Không thấy tiền']]);
    expect(text()).toContain('No payment waits for you');
  });

  it('says so in Vietnamese when it is over, and no longer lists it', async () => {
    await open({ waiting: [aPayment('8')], over: ['8'], locale: 'vi' });
    await press('Đã nhận tiền');
    await press('Xác nhận thanh toán');
    expect(text()).not.toContain('ORDER8');
    expect(text()).toContain('Chưa có khoản nào chờ bạn xác nhận');
    await appears('[role="alert"]', /\S/);
  });

  it('turns pages, and goes back to the first when all of a later one are answered', async () => {
    await open({ waiting: ['1', '2', '3'].map((id) => aPayment(id)) });
    expect(text()).toContain('ORDER2');
    expect(text()).not.toContain('ORDER3');
    expect(find('nav[aria-label="Pagination"]', /./).textContent).toContain('3 total');
    await click(find('a', 'Next page'));
    await settle(30);
    expect(text()).not.toContain('ORDER2');
    await press('Money received');
    await press('Confirm payment');
    await settle(30);
    expect(text()).not.toContain('ORDER3');
    expect(text()).toContain('ORDER1');
    expect(text()).toContain('2 total');
  });

  it('keeps the terms, and says at its field what is wrong', async () => {
    const { terms } = await open();
    await click(find('input[type="checkbox"], input[role="switch"]', /(?:)/));
    await submit(document.querySelector('form'));
    await settle(10);
    expect(text()).toContain('Say where the money goes, in up to 1000 characters');
    await type(document.querySelector('textarea[name="instructions"]'), 'MB 42, LE HOA');
    await type(document.querySelector('input[name="hours"]'), '200');
    await submit(document.querySelector('form'));
    await settle(10);
    expect(text()).toContain('Enter 1 to 168 hours');
    await type(document.querySelector('input[name="hours"]'), '12');
    await submit(document.querySelector('form'));
    await settle(10);
    expect(terms()).toEqual({ open: true, instructions: 'MB 42, LE HOA', hours: 12 });
  });

  it.each([
    ['en', 'Money to return', 'Money returned', 'Confirm refund', 'Did you send 110,000 đ back to Trần Minh?'],
    ['vi', 'Tiền cần hoàn lại', 'Đã hoàn tiền', 'Xác nhận đã hoàn', 'Bạn đã chuyển 110.000 đ lại cho Trần Minh?'],
  ] as const)('lists what was refunded and paid by hand, until its return is confirmed, in %s', async (...said) => {
    const [locale, title, press1, press2, question] = said;
    const { answered } = await open({ owed: [aRefund('3'), aRefund('4', { amount: dong(70_000) })], locale });
    expect(find('h2', title)).toBeDefined();
    expect(findAll('li', /order ORDER|đơn hàng ORDER/i)).toHaveLength(2);
    await click(find('li:first-child button', press1));
    await settle(10);
    expect(answered).toEqual([]);
    expect(text()).toContain(question);
    await press(press2);
    expect(answered).toEqual([['3', 'order-3']]);
    expect(text()).not.toContain('ORDER3');
    expect(text()).toContain('ORDER4');
  });

  it('says nothing of returns where none is owed', async () => {
    await open({ waiting: [aPayment('1')] });
    expect(text()).not.toContain('Money to return');
  });

  it('is closed to who may not take payments', async () => {
    await open({ abilities: ['event.edit'], waiting: [aPayment('1')] });
    expect(text()).not.toContain('ORDER1');
  });
});

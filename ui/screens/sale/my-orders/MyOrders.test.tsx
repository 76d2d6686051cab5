import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { OpenedOrder, OwnOrders } from '#application/sale/ports/own-orders.ts';
import { ReadOrders } from '#application/sale/read-orders.ts';
import { WithdrawOrder } from '#application/sale/withdraw-order.ts';
import { DownloadTickets } from '#application/ticket/download-tickets.ts';
import type { TicketPdfs } from '#application/ticket/ports/ticket-pdfs.ts';
import { DAY, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { OrderMoneyLabel } from '#domain/sale/checkout/order-money-label.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { aFreeOrder, anOwnOrder, aRefundOfOrder } from '#test/builders/an-own-order.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { MyOrders } from './MyOrders.tsx';
import { myOrdersLoader, orderLoader } from './my-orders.loader.ts';
import { Order } from './Order.tsx';

async function open(at: string, orders: readonly OpenedOrder[], locale: 'en' | 'vi' = 'en') {
  const asked: unknown[] = [];
  const ownOrders: OwnOrders = {
    list: async (where) => {
      asked.push(where);
      return ok({ entries: orders, after: orders.length > 1 ? 'next' : null, before: null, totalCount: orders.length });
    },
    read: async (id) => {
      const order = orders.find((one) => one.id === id);
      return order === undefined ? refused({ code: 'NOT_FOUND' }) : ok(order);
    },
    withdraw: async (id) => {
      asked.push(['withdraw', id]);
      return id === 'answered' ? refused({ code: 'ANSWERED_OTHERWISE' }) : ok(null);
    },
    giveBack: async (id) => {
      asked.push(['give back', id]);
      return id === 'used' ? refused({ code: 'ORDER_STAYS' }) : ok(null);
    },
  };
  const papers: TicketPdfs = {
    ofReceipt: async (orderId) => {
      asked.push(['receipt', orderId]);
      return ok(new Blob(['%PDF']));
    },
    ofTicket: async () => refused({ code: 'NOT_FOUND' }),
    ofOrder: async (orderId) => {
      asked.push(orderId);
      return ok(new Blob(['%PDF']));
    },
  };
  const own = [
    given(ReadOrders, ReadOrders.make({ ownOrders })),
    given(WithdrawOrder, WithdrawOrder.make({ orders: ownOrders })),
    given(DownloadTickets, DownloadTickets.make({ papers })),
  ];
  await renderPage(
    [
      { path: '/my-ticket/orders', Component: withUseCases(MyOrders, own), loader: loaderWith(myOrdersLoader, own) },
      { path: '/my-ticket/orders/:orderId', Component: withUseCases(Order, own), loader: loaderWith(orderLoader, own) },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, at, locale },
  );
  await settle(20);
  return asked;
}

const text = () => document.body.textContent ?? '';
const links = () => [...document.querySelectorAll('main a, body a')].map((link) => link.getAttribute('href'));

describe('an order that points paid for a part of', () => {
  it.each([
    ['en', 'Points used', '−60,000 đ', '290,000 đ', '20,000 points given back'],
    ['vi', 'Điểm đã dùng', '−60.000 đ', '290.000 đ', 'Trả lại 20.000 điểm'],
  ] as const)(
    'has a line of them above what was paid, and of those that came back, in %s',
    async (locale, name, used, paid, back) => {
      const refund = aRefundOfOrder({ amount: dong(80_000), points: points(20_000) });
      const order = anOwnOrder('a', { price: dong(290_000), points: points(60_000), refunds: [refund] });
      await open('/my-ticket/orders/a', [order], locale);
      const rows = findAll('table tr', /(?:)/).map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '));
      expect(rows.find((row) => row.startsWith(name))).toBe(`${name}${used}`);
      expect(rows.some((row) => row.endsWith(paid))).toBe(true);
      expect(text()).toContain(back);
    },
  );
});

describe('the e-invoice of an order', () => {
  const company = { companyName: 'Công ty Sao Mai', taxCode: '0300588569', address: '12 Lê Lợi' };
  const issued = {
    ...company,
    state: 'ISSUED',
    number: 'C26TVE7',
    lookupCode: 'AXHBNK8I0H',
    lookupUrl: 'https://lookup.test/search',
    issuedAt: NOW,
    adjusting: [],
  } as const;

  it.each([
    ['en', 'Invoice numberC26TVE7', 'Lookup codeAXHBNK8I0H'],
    ['vi', 'Số hóa đơnC26TVE7', 'Mã tra cứuAXHBNK8I0H'],
  ] as const)('shows number, lookup code, company and where to look it up, in %s', async (locale, ...parts) => {
    await open('/my-ticket/orders/a', [anOwnOrder('a', { invoice: issued })], locale);
    for (const part of [...parts, 'Công ty Sao Mai', '0300588569']) expect(text()).toContain(part);
    expect(links()).toContain('https://lookup.test/search');
  });

  it.each([
    ['en', 'this invoice adjusts yours by −150,000', 'Adjusting invoiceC26TVE8', 'by −50,000 đ is being issued'],
    ['vi', 'điều chỉnh −150.000', 'Hóa đơn điều chỉnhC26TVE8', 'Hóa đơn điều chỉnh −50.000 đ'],
  ] as const)('says what adjusts it after money went back, in %s', async (locale, ...parts) => {
    const adjusting = [
      { id: '1', amount: dong(-150_000), state: 'ISSUED', number: 'C26TVE8', lookupCode: 'B', issuedAt: NOW },
      { id: '2', amount: dong(-50_000), state: 'FAILED', because: null, said: null },
    ] as const;
    await open('/my-ticket/orders/a', [anOwnOrder('a', { invoice: { ...issued, adjusting } })], locale);
    const said = text().replaceAll('\u00a0', ' ');
    for (const part of parts) expect(said).toContain(part);
  });

  it.each([
    ['WAITING', 'being issued'],
    ['FAILED', 'couldn’t be issued yet'],
    ['DROPPED', 'refunded before its e-invoice was issued'],
  ] as const)('says how it stands: %s', async (state, words) => {
    const invoice = state === 'FAILED' ? { ...company, state, because: null, said: null } : { ...company, state };
    await open('/my-ticket/orders/a', [anOwnOrder('a', { invoice })]);
    expect(text()).toContain(words);
    expect(findAll('a', 'Look up the e-invoice')).toEqual([]);
  });

  it('is not mentioned where none was asked for', async () => {
    await open('/my-ticket/orders/a', [anOwnOrder('a')]);
    expect(text()).not.toContain('E-invoice');
  });
});

describe('my orders', () => {
  it('list event, price, status and payment status', async () => {
    const asked = await open('/my-ticket/orders', [anOwnOrder('a'), aFreeOrder('b')]);
    for (const words of ['Đêm nhạc', 'DQD4N2UTS', '2 tickets', '350,000', 'Paid', 'Successful', '1 ticket', 'Free'])
      expect(text()).toContain(words);
    expect(links()).toEqual(
      expect.arrayContaining(['/my-ticket/orders/a', '/my-ticket/orders/b', '/my-ticket/orders?after=next']),
    );
    expect(asked).toEqual([{ limit: 20, after: undefined, before: undefined }]);
  });

  it('open at the page that the address names', async () => {
    expect(await open('/my-ticket/orders?after=next', [anOwnOrder('a')])).toMatchObject([{ after: 'next' }]);
  });

  it('offer to find an event when there are none', async () => {
    await open('/my-ticket/orders', []);
    expect(text()).toContain('No orders yet');
  });

  it.each([
    ['en', 'Pending approval'],
    ['vi', 'Chờ phê duyệt'],
  ] as const)('say it in %s', async (locale, words) => {
    await open('/my-ticket/orders', [anOwnOrder('a', { status: 'REQUIRED_APPROVAL' })], locale);
    expect(text()).toContain(words);
  });
});

describe('an order', () => {
  it('has a receipt with buyer, time, items, amounts and donation', async () => {
    await open('/my-ticket/orders/a', [anOwnOrder('a')]);
    for (const words of [
      'DQD4N2UTS',
      'Lan Nguyễn',
      'lan@example.test',
      'Hạng Sen',
      '× 2',
      '200,000',
      '400,000',
      '−',
      '100,000',
      '50,000',
      '350,000',
    ])
      expect(text()).toContain(words);
    for (const words of ['Chúc đêm nhạc thành công', 'Nhà hát', 'Bank transfer', 'Paid'])
      expect(text()).toContain(words);
    expect(find('button', 'Print the receipt')).toBeDefined();
  });

  it.each(['en', 'vi'] as const)('has a receipt whose amounts sum to its total, in %s', async (locale) => {
    await open('/my-ticket/orders/a', [anOwnOrder('a')], locale);
    const amounts = [...document.querySelectorAll('section table tbody tr')].map((row) => {
      const shown = row.querySelector('td:last-child')?.textContent ?? '';
      return Number(shown.replaceAll(/\D/g, '')) * (shown.startsWith('−') ? -1 : 1);
    });
    expect(amounts).toEqual([400_000, -100_000, 50_000, 350_000]);
    const named = locale === 'vi' ? 'Giảm giá: Hạng Sen' : 'Discount: Hạng Sen';
    expect(text()).toContain(named);
  });

  it('links its tickets, also those given away, whose page says to whom', async () => {
    await open('/my-ticket/orders/a', [anOwnOrder('a')]);
    expect(links()).toEqual(expect.arrayContaining(['/my-ticket/a', '/my-ticket/b']));
    expect(text()).toContain('Minh Trần');
    expect(text()).toContain('Given away');
  });

  it('says of a free registration that was declined that nothing goes back', async () => {
    await open('/my-ticket/orders/a', [{ ...aFreeOrder('a'), status: 'REFUNDED', tickets: [] }]);
    expect(text()).toContain('The organiser declined your registration');
    expect(text()).not.toContain('refunding');
  });

  it.each([
    ['en', 'DECIDED', null, 'Tell us where to send it', '/refund#secret'],
    ['vi', 'DECIDED', null, 'Cho chúng tôi biết nơi nhận', '/refund#secret'],
    ['en', 'FAILED', null, 'Your refund didn’t go through. Tell us', '/refund#secret'],
    ['en', 'FAILED', '•••• 6789', 'Our transfer didn’t go through', '/refund#secret'],
    ['en', 'DECIDED', '•••• 6789', 'We’ll send it to account •••• 6789', '/refund#secret'],
    ['en', 'SENT', '•••• 6789', 'On its way to account •••• 6789', null],
    ['en', 'CONFIRMED', '•••• 6789', 'Refunded at', null],
  ] as const)('lists its refunds, in %s %s to %s', async (locale, status, account, words, link) => {
    const paidAt = status === 'CONFIRMED' ? NOW : null;
    const order = anOwnOrder('a', { refunds: [aRefundOfOrder({ status, account, paidAt })] });
    await open('/my-ticket/orders/a', [order], locale);
    expect(text()).toContain(words);
    expect(text()).toContain(locale === 'en' ? '150,000' : '150.000');
    expect(links().some((one) => one?.startsWith('/refund'))).toBe(link !== null);
    if (link !== null) expect(links()).toContain(link);
  });

  it.each([
    ['en', 'DECIDED', 'We’ll refund it to the card or account you paid with'],
    ['en', 'SENT', 'On its way back to the card or account'],
    ['en', 'CONFIRMED', 'to the card or account you paid with'],
    ['vi', 'DECIDED', 'về thẻ hoặc tài khoản bạn đã thanh toán'],
  ] as const)('says that a refund goes back the way it was paid, and asks for nothing: %s %s', async (...of) => {
    const [locale, status, words] = of;
    const paidAt = status === 'CONFIRMED' ? NOW : null;
    const refund = aRefundOfOrder({ status, paidAt, byProvider: true, secret: null });
    await open('/my-ticket/orders/a', [anOwnOrder('a', { refunds: [refund] })], locale);
    expect(text()).toContain(words);
    expect(links().some((one) => one?.startsWith('/refund'))).toBe(false);
  });

  it.each(['REFUNDED', 'CANCELLED'] as const)('of status %s says so once all its money is back', async (status) => {
    const refunds = [aRefundOfOrder({ status: 'CONFIRMED', paidAt: NOW })];
    await open('/my-ticket/orders/a', [anOwnOrder('a', { status, moneyLabel: null, refunds, tickets: [] })]);
    expect(text()).not.toMatch(/We’re refunding/);
    expect(text()).toContain('Refunded at');
  });

  it.each([
    ['en', 'Your card’s bank took back the money for this order', 'Paid back by your card’s bank at'],
    ['vi', 'Ngân hàng phát hành thẻ đã thu lại tiền của đơn hàng này', 'Ngân hàng phát hành thẻ đã trả lại bạn lúc'],
  ] as const)('says that a card’s bank took the money back, not that we refunded it (%s)', async (locale, ...words) => {
    const taken = aRefundOfOrder({ status: 'CONFIRMED', paidAt: NOW, reason: 'CHARGEBACK', byProvider: true });
    const back = { status: 'REFUNDED', moneyLabel: null, tickets: [] } as const;
    await open('/my-ticket/orders/a', [anOwnOrder('a', { ...back, refunds: [taken] })], locale);
    for (const one of words) expect(text()).toContain(one);
    expect(text()).not.toMatch(/We’ve refunded|Chúng tôi đã hoàn/);
  });

  it('says that we refunded it once the money of a dispute that was won has gone back', async () => {
    const paid = { status: 'CONFIRMED', paidAt: NOW, byProvider: true } as const;
    const refunds = [
      aRefundOfOrder({ ...paid, id: 'taken', reason: 'CHARGEBACK' }),
      aRefundOfOrder({ ...paid, id: 'won', reason: 'SECOND_PAYMENT' }),
    ];
    await open('/my-ticket/orders/a', [
      anOwnOrder('a', { status: 'REFUNDED', moneyLabel: null, refunds, tickets: [] }),
    ]);
    expect(text()).toContain('We’ve refunded this order');
  });

  it('says until when the organiser answers, and what they wrote', async () => {
    const approval = { dueAt: later(NOW, DAY), message: null };
    await open('/my-ticket/orders/a', [anOwnOrder('a', { status: 'REQUIRED_APPROVAL', approval })]);
    expect(text()).toContain('Without an answer by');
    const answered = { ...approval, message: 'Hẹn bạn lần sau' };
    await open('/my-ticket/orders/a', [{ ...aFreeOrder('a'), status: 'REFUNDED', approval: answered }]);
    expect(text()).toContain('Hẹn bạn lần sau');
  });

  it('offers the tickets as PDF while the buyer holds at least one', async () => {
    const asked = await open('/my-ticket/orders/a', [anOwnOrder('a')]);
    await click(find('button', 'Download the tickets (PDF)'));
    expect(asked).toEqual(['a']);
    const without = await open('/my-ticket/orders/a', [anOwnOrder('a', { tickets: [] })]);
    expect(findAll('button', 'Download the tickets (PDF)')).toEqual([]);
    await click(find('button', 'Download the receipt (PDF)'));
    expect(without).toEqual([['receipt', 'a']]);
  });

  it.each<[OrderStatus, string]>([
    ['PROCESSING', 'Your tickets are reserved while we wait for your payment'],
    ['REQUIRED_APPROVAL', 'The organiser is reviewing your registration'],
    ['CANCELLED', 'This order was cancelled'],
    ['REFUNDED', 'We’re refunding this order'],
    ['WITHDRAWN', 'You withdrew this registration'],
  ])('explains the status %s', async (status, words) => {
    await open('/my-ticket/orders/a', [anOwnOrder('a', { status, tickets: [] })]);
    expect(text()).toContain(words);
  });

  it.each<[OrderMoneyLabel | null, string, string, boolean]>([
    ['unpaid', 'We haven’t received your payment', 'Places released', false],
    ['paid', '350,000\u00a0đ arrived after the tickets were released', 'Payment received late', true],
    [null, 'No tickets were issued for your 350,000\u00a0đ, so we’ll refund it', 'Refund due', false],
  ])(
    'without places and with money %s says only what is known of the money [S4-59]',
    async (moneyLabel, words, chip, decides) => {
      await open('/my-ticket/orders/a', [anOwnOrder('a', { status: 'UNSUCCESSFUL', moneyLabel, tickets: [] })]);
      expect(text()).toContain(words);
      expect(text()).toContain(chip);
      expect(text()).not.toMatch(/unsuccessful|fail|expire|Nothing was charged/i);
      expect(links().includes('/payment/5001')).toBe(decides);
    },
  );

  it.each([
    ['EVENT_ENDED', 'en', 'the event was over or cancelled'],
    ['EVENT_ENDED', 'vi', 'sự kiện đã kết thúc hoặc đã bị hủy'],
    ['OTHER_ORDER_PAID', 'en', 'after you had paid for another order'],
    ['OTHER_ORDER_PAID', 'vi', 'bạn đã có một đơn hàng được thanh toán'],
    ['POINTS_RETURNED', 'en', 'after your points had been returned'],
    ['POINTS_RETURNED', 'vi', 'điểm đã về lại ví'],
    ['PART_PAID', 'en', 'We received 100,000 đ of 350,000 đ'],
    ['PART_PAID', 'vi', 'nhận được 100.000 đ trong số 350.000 đ'],
  ] as const)('says why its money got no tickets: %s, in %s', async (lateReason, locale, words) => {
    const received = dong(lateReason === 'PART_PAID' ? 100_000 : 350_000);
    const order = anOwnOrder('a', { status: 'UNSUCCESSFUL', moneyLabel: 'paid', lateReason, received, tickets: [] });
    await open('/my-ticket/orders/a', [order], locale);
    expect(text().replaceAll('\u00a0', ' ')).toContain(words);
    expect(text()).not.toMatch(/wait for tickets|chờ vé/);
  });

  it.each([
    ['en', 'We received 500,000 đ, which is 150,000 đ more than the price', ['Received in all', 'Owed to you']],
    ['vi', 'Chúng tôi nhận được 500.000 đ, nhiều hơn giá 150.000 đ', ['Tổng đã nhận', 'Trả lại bạn']],
  ] as const)('tells in full of money beyond its price, and that it goes back, in %s', async (locale, words, rows) => {
    await open('/my-ticket/orders/a', [anOwnOrder('a', { overpaid: dong(150_000) })], locale);
    expect(text().replaceAll('\u00a0', ' ')).toContain(words);
    for (const row of rows) expect(text()).toContain(row);
    expect(text()).toContain(locale === 'en' ? 'We’re refunding the' : 'đang hoàn lại');
    await open('/my-ticket/orders/b', [anOwnOrder('b')], locale);
    for (const row of rows) expect(text()).not.toContain(row);
  });

  it('is in Vietnamese in every status', async () => {
    for (const status of ORDER_STATUSES) {
      await open('/my-ticket/orders/a', [anOwnOrder('a', { status })], 'vi');
      for (const english of [
        'Receipt',
        'Your tickets',
        'The organiser',
        'We haven’t',
        'This order',
        'You withdrew',
        'Total',
        'Buyer',
      ])
        expect(text()).not.toContain(english);
    }
  });

  it.each<[OrderMoneyLabel, boolean]>([
    ['pendingPayment', true],
    ['remaining', true],
    ['unpaid', false],
  ])('with money %s can still be paid: %s', async (moneyLabel, may) => {
    await open('/my-ticket/orders/a', [
      anOwnOrder('a', { status: 'PROCESSING', moneyLabel, received: dong(100_000), tickets: [] }),
    ]);
    expect(links().includes('/payment/5001')).toBe(may);
    expect(text().includes('Still to pay')).toBe(moneyLabel === 'remaining');
    if (moneyLabel === 'remaining') expect(text()).toContain('250,000');
  });

  it('shows a free order without a payment method', async () => {
    await open('/my-ticket/orders/a', [aFreeOrder('a')]);
    expect(text()).toContain('Free');
    expect(text()).not.toContain('Payment method');
  });

  it('shows the buyer’s answers, a signature as its picture, and nothing without answers', async () => {
    const picture = '/files/private/01998b0e-0000-7000-8000-000000000001?signature=short-lived';
    const answers = [
      { label: 'Company', type: 'Text' as const, text: 'Vemoi' },
      { label: 'Lunch', type: 'Radio' as const, text: '' },
      { label: 'Signature', type: 'E-sign' as const, text: picture },
    ];
    await open('/my-ticket/orders/a', [
      anOwnOrder('a', { answers: [{ ticketId: 'a', ticketName: 'Hạng Sen', holder: 'Lan Nguyễn', answers }] }),
    ]);
    const told = document.querySelector('section[aria-labelledby="order-answers"]');
    for (const words of ['Your answers', 'Lan Nguyễn', 'Hạng Sen', 'CompanyVemoi', 'Lunch–'])
      expect(told?.textContent).toContain(words);
    expect(told?.querySelector('img')?.getAttribute('src')).toBe(picture);
    await open('/my-ticket/orders/a', [anOwnOrder('a')]);
    expect(text()).not.toContain('Your answers');
  });

  it('is not found when it is another buyer’s or does not exist', async () => {
    await open('/my-ticket/orders/x', [anOwnOrder('a')]);
    expect(text()).toContain('404');
    expect(text()).not.toContain('Đêm nhạc');
  });
});

describe('an order that waits for approval', () => {
  it('is withdrawn after a confirmation', async () => {
    const asked = await open('/my-ticket/orders/a', [anOwnOrder('a', { status: 'REQUIRED_APPROVAL' })]);
    await click(find('button', 'Withdraw'));
    expect(text()).toContain('your payment is refunded');
    expect(asked).not.toContainEqual(['withdraw', 'a']);
    await click(find('[role="dialog"] button', 'Withdraw registration'));
    await settle(20);
    expect(asked).toContainEqual(['withdraw', 'a']);
    expect(text()).toContain('Registration withdrawn');
  });

  it('tells that the organiser was faster', async () => {
    await open('/my-ticket/orders/answered', [anOwnOrder('answered', { status: 'REQUIRED_APPROVAL' })], 'vi');
    await click(find('button', 'Rút lại'));
    await click(find('[role="dialog"] button', 'Rút lại đăng ký'));
    await settle(20);
    expect(text()).toContain('Đăng ký này đã được xử lý trước đó');
  });
});

describe('an order whose session moved', () => {
  const until = later(NOW, DAY);

  it('can be given back until the organiser’s date, after a confirmation', async () => {
    const asked = await open('/my-ticket/orders/a', [anOwnOrder('a', { giveBackUntil: until })]);
    expect(text()).toContain('If you can’t come, you can give this order back until');
    await click(find('button', 'Give back order'));
    expect(asked).not.toContainEqual(['give back', 'a']);
    expect(text()).toContain('you get back everything you paid');
    await click(find('[role="dialog"] button', 'Give back order'));
    await settle(20);
    expect(asked).toContainEqual(['give back', 'a']);
  });

  it('says in Vietnamese why it stays', async () => {
    await open('/my-ticket/orders/used', [anOwnOrder('used', { giveBackUntil: until })], 'vi');
    await click(find('button', 'Trả lại đơn hàng'));
    await click(find('[role="dialog"] button', 'Trả lại đơn hàng'));
    await settle(20);
    expect(text()).toContain('Không thể xóa đơn hàng');
  });

  it('is not offered otherwise', async () => {
    await open('/my-ticket/orders/a', [anOwnOrder('a')]);
    expect(findAll('button', 'Give back order')).toEqual([]);
  });
});

it('a cancelled order says how much goes back', async () => {
  const paid = anOwnOrder('a', { status: 'CANCELLED', moneyLabel: null, received: dong(350_000) });
  await open('/my-ticket/orders/a', [paid]);
  expect(text()).toContain('we’re refunding 350,000');
});

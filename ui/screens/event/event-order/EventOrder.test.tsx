import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { DeleteOrder } from '#application/sale/delete-order.ts';
import { type OpenedDeskOrder, OrderDesk } from '#application/sale/ports/order-desk.ts';
import { type OrderRecord, OrderRecords } from '#application/sale/ports/order-records.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, type as write } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventOrder } from './EventOrder.tsx';
import { eventOrderLoader } from './event-order.loader.ts';

const ticket = (id: string, change = {}) => ({
  ...{ id, name: 'Standard', holder: `Guest ${id}`, worth: dong(200_000) },
  ...{ cancelled: false, checkedIn: false, given: false },
  ...change,
});
const ORDER: OpenedDeskOrder = {
  ...{ id: 'order-1', orderNumber: 'K7Q2MZ8XA', status: 'SUCCESSFUL', paymentMethod: 'BANK_TRANSFER' },
  ...{ price: dong(650_000), wallet: ZERO, received: dong(650_000), wonBack: ZERO, insertedAt: NOW, proofUrl: null },
  ...{ buyer: 'Lan Nguyễn', email: 'lan@example.com', phone: null },
  donation: { amount: dong(50_000), message: 'Chúc vui' },
  abilities: ['order.view', 'order.cancel'],
  invoice: null,
  offer: {
    tickets: [ticket('t1'), ticket('t2', { checkedIn: true }), ticket('t3', { cancelled: true })],
    left: { tickets: dong(400_000), donation: dong(50_000) },
    closesAt: NOW,
  },
  refunds: [
    {
      ...{ id: 'r1', status: 'CONFIRMED', amount: dong(200_000), wallet: ZERO, tickets: 1 },
      ...{ decidedAt: NOW, sentAt: NOW, confirmedAt: NOW, takenByBank: false },
    },
  ],
};
const AFTER: OpenedDeskOrder = {
  ...ORDER,
  status: 'CANCELLED',
  abilities: ['order.view'],
  offer: {
    ...ORDER.offer,
    tickets: ORDER.offer.tickets.map((one) => ({ ...one, cancelled: true })),
    left: { tickets: ZERO, donation: ZERO },
  },
  refunds: [
    ...ORDER.refunds,
    {
      ...{ id: 'r2', status: 'DECIDED', amount: dong(450_000), wallet: ZERO, tickets: 2 },
      ...{ decidedAt: NOW, sentAt: null, confirmedAt: null, takenByBank: false },
    },
  ],
};

const NO_RECORD: OrderRecord = { payments: [], history: [], hasOlderHistory: false, notes: null };
const records: OrderRecords = {
  read: async () => ok(NO_RECORD),
  addNote: async () => ok([]),
  editNote: async () => ok([]),
  removeNote: async () => ok([]),
};

async function open(
  order: OpenedDeskOrder = ORDER,
  cancel: OrderDesk['cancel'] = async () => ok(null),
  locale: 'en' | 'vi' = 'en',
  deleteOrder: DeleteOrder = async () => ok(null),
) {
  const desk = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await desk.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  const asked: string[] = [];
  const orders: OrderDesk = {
    read: async () => ok(asked.length > 0 ? AFTER : order),
    retryAdjusting: async (orderId) => {
      asked.push(`${orderId}: adjusting`);
      return ok(null);
    },
    retryInvoice: async (orderId, details) => {
      if (details.taxCode === 'wrong') return refused({ code: 'EINVOICE_STAYS', state: 'ISSUED' });
      asked.push(`${orderId}: ${details.taxCode}`);
      return ok(null);
    },
    cancel: async (orderId, reason) => {
      const answer = await cancel(orderId, reason);
      if (answer.ok) asked.push(`${orderId}: ${reason}`);
      return answer;
    },
  };
  const deletes: DeleteOrder = async (orderId) => {
    const answer = await deleteOrder(orderId);
    if (answer.ok) asked.push(`${orderId} deleted`);
    return answer;
  };
  const pairs = [
    given(EventDesk, desk),
    given(OrderDesk, orders),
    given(DeleteOrder, deletes),
    given(OrderRecords, records),
    given(IdempotencyKeys, { find: () => null, keep: () => undefined, drop: () => undefined }),
    given(NewKey, () => 'key'),
  ];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/orders/:orderId',
        Component: withUseCases(EventOrder, pairs),
        loader: loaderWith(eventOrderLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${created.value.eventId}/orders/order-1` },
  );
  await settle(5);
  return asked;
}
const text = () => document.body.textContent ?? '';
const reason = () => document.querySelector('[role="dialog"] input[type="text"]');

describe('one order of an event', () => {
  it('shows the picture by which its buyer proved a transfer by hand', async () => {
    await open({ ...ORDER, proofUrl: '/files/private/proof' });
    expect(text()).toContain('The buyer’s picture of the transfer');
    expect(document.querySelector('img[src="/files/private/proof"]')).not.toBeNull();
  });

  it('shows its buyer, tickets, donation and refunds', async () => {
    await open();
    for (const words of ['Order K7Q2MZ8XA', 'Lan Nguyễn · lan@example.com', 'Chúc vui', 'Guest t1', 'Checked in'])
      expect(text()).toContain(words);
    expect(text()).toMatch(/200,000.*Refunded/);
  });

  it.each([
    ['en', /Amount received650,000\sđ/, /The buyer’s bank took the money back/],
    ['vi', /Số tiền đã nhận650\.000\sđ/, /Ngân hàng của người mua đã thu hồi tiền/],
  ] as const)('tells what was received, and which money a card’s bank took back (%s)', async (locale, ...said) => {
    const refunds = ORDER.refunds.map((one) => ({ ...one, takenByBank: true }));
    await open({ ...ORDER, received: dong(650_000), refunds }, undefined, locale);
    for (const words of said) expect(text()).toMatch(words);
  });

  it.each([
    ['en', /Amount received650,000\sđWon back in a card dispute650,000\sđ/],
    ['vi', /Số tiền đã nhận650\.000\sđNhận lại sau khiếu nại thẻ650\.000\sđ/],
  ] as const)('tells the money of a dispute that was won apart from what was received (%s)', async (locale, said) => {
    await open({ ...ORDER, wonBack: dong(650_000) }, undefined, locale);
    expect(text()).toMatch(said);
  });

  it('is cancelled by an admin with a reason, who sees before and after what happens to money and tickets [S1-66]', async () => {
    const asked = await open();
    await click(find('button', 'Cancel order'));
    await appears('[role="dialog"] form');
    expect(text()).toContain('2 tickets stop working at once. Their places go back on sale.');
    expect(text()).toMatch(/450,000.*goes back to the buyer/);
    expect(text()).toContain('1 of the tickets has already been checked in.');
    await click(find('[role="dialog"] button', 'Cancel order'));
    expect(text()).toContain('Enter a reason');
    expect(asked).toEqual([]);
    await write(reason(), 'Asked by phone');
    await click(find('[role="dialog"] button', 'Cancel order'));
    await settle(10);
    expect(asked).toEqual(['order-1: Asked by phone']);
    expect(text()).toContain('Order cancelled');
    expect(text()).toMatch(/450,000.*Decided/);
    expect(find('section[aria-labelledby="tickets"]', /Guest t1.*Cancelled/)).toBeDefined();
    expect(findAll('button', 'Cancel order')).toEqual([]);
  });

  it('is deleted by an admin, paid and used, once its number is typed', async () => {
    const asked = await open({ ...ORDER, abilities: ['order.view', 'order.delete'] });
    await click(find('button', 'Delete order'));
    await appears('[role="dialog"] form');
    expect(text()).toContain('2 tickets stop working at once. Their places go back on sale.');
    expect(text()).toMatch(/450,000.*goes back to the buyer/);
    expect(text()).toContain('1 of the tickets has already been checked in.');
    await write(reason(), 'K7Q2');
    await click(find('[role="dialog"] button', 'Delete order'));
    expect(text()).toContain('The order number doesn’t match');
    expect(asked).toEqual([]);
    await write(reason(), 'k7q2mz8xa');
    await click(find('[role="dialog"] button', 'Delete order'));
    await settle(10);
    expect(asked).toEqual(['order-1 deleted']);
    expect(text()).toContain('Order deleted');
    expect(text()).toMatch(/450,000.*Decided/);
    expect(findAll('button', 'Delete order')).toEqual([]);
  });

  it.each([
    ['ORDER_STAYS', /^Không thể xóa đơn hàng có thanh toán hoặc vé đã được soát/],
    ['UNREACHABLE', /^Mất kết nối/],
  ] as const)('says that it was not deleted for %s, and stays open', async (code, words) => {
    const order = { ...ORDER, abilities: ['order.view', 'order.delete'] };
    await open(
      order,
      async () => ok(null),
      'vi',
      async () => refused({ code }),
    );
    await click(find('button', 'Xóa đơn hàng'));
    await appears('[role="dialog"] form');
    await write(reason(), ORDER.orderNumber);
    await click(find('[role="dialog"] button', 'Xóa đơn hàng'));
    expect(find('[role="dialog"] [role="alert"]', words)).toBeDefined();
  });

  it('offers no deletion to who may not, nor of an order that was cancelled', async () => {
    await open({ ...ORDER, abilities: ['order.view', 'order.refund'] });
    expect(findAll('button', 'Delete order')).toEqual([]);
    await open({ ...AFTER, abilities: ['order.view', 'order.delete'] });
    expect(findAll('button', 'Delete order')).toEqual([]);
  });

  it('offers no cancellation to who may not', async () => {
    await open({ ...ORDER, abilities: ['order.view', 'order.refund'] });
    expect(findAll('button', 'Cancel order')).toEqual([]);
  });

  it('shows below it what explains it, after the page', async () => {
    await open();
    expect(await appears('section[aria-labelledby="payments"]')).toHaveProperty('isConnected', true);
    expect(text()).toContain('This order has no payments.');
    expect(findAll('h2', 'Notes')).toEqual([]);
  });

  it('says in words why it was refused, and stays open', async () => {
    await open(ORDER, async () => refused({ code: 'REFUND_REFUSED', because: 'WINDOW_OVER' }), 'vi');
    await click(find('button', 'Hủy đơn hàng'));
    await appears('[role="dialog"] form');
    await write(reason(), 'Ốm');
    await click(find('[role="dialog"] button', 'Hủy đơn hàng'));
    expect(text()).toContain('Đã hết hạn hoàn tiền của sự kiện này');
    expect(reason()).not.toBeNull();
  });
});

it.each([
  ['en', 'Total650,000 đ · Bank transfer', 'From the buyer’s wallet250,000 đ', '50,000 đ to the buyer’s wallet'],
  ['vi', 'Tổng cộng650.000 đ · Chuyển khoản', 'Từ ví của người mua250.000 đ', '50.000 đ về ví của người mua'],
] as const)('shows what a wallet paid beside another way, and what went back to it (%s)', async (locale, ...said) => {
  const refunds = ORDER.refunds.map((one) => ({ ...one, amount: dong(150_000), wallet: dong(50_000) }));
  await open(
    { ...ORDER, price: dong(400_000), wallet: dong(250_000), received: dong(400_000), refunds },
    undefined,
    locale,
  );
  const text = (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  for (const one of said) expect(text).toContain(one);
});

describe('the e-invoice of one order', () => {
  const company = { companyName: 'Công ty Sao Mai', taxCode: '0300588560', address: '12 Lê Lợi' };
  const said = 'Mã số thuế người mua không hợp lệ';
  const failed = { ...company, state: 'FAILED', because: 'TAX_CODE', said } as const;
  const withInvoice = (invoice: OpenedDeskOrder['invoice'], abilities = ['order.view', 'order.retry-invoice']) => ({
    ...ORDER,
    abilities,
    invoice,
  });
  const field = (at: number) => document.querySelectorAll<HTMLInputElement>('[role="dialog"] input')[at] ?? null;

  it('names number, lookup code and page once it is issued', async () => {
    const issued = { number: 'C26TVE7', lookupCode: 'AXHBNK8I0H', lookupUrl: 'https://lookup.test/', issuedAt: NOW };
    await open(withInvoice({ ...company, ...issued, state: 'ISSUED', adjusting: [] }));
    expect(text()).toMatch(/Invoice C26TVE7, issued .*Lookup code: AXHBNK8I0H/);
    expect(find('a', 'Look it up')?.getAttribute('href')).toBe('https://lookup.test/');
    expect(findAll('button', 'Try again')).toEqual([]);
  });

  it('says why it failed, and is tried again with a corrected tax code', async () => {
    const asked = await open(withInvoice(failed));
    expect(text()).toContain('The provider doesn’t accept the tax code. Correct it and try again.');
    expect(text()).toContain(`Provider: ${said}`);
    await click(find('button', 'Try again'));
    await appears('[role="dialog"] form');
    await write(field(1), '');
    await click(find('[role="dialog"] button', 'Issue e-invoice'));
    expect(text()).toContain('Please enter the company tax code');
    expect(asked).toEqual([]);
    await write(field(1), '0300588569');
    await click(find('[role="dialog"] button', 'Issue e-invoice'));
    await settle(10);
    expect(asked).toEqual(['order-1: 0300588569']);
    expect(text()).toContain('The e-invoice is being issued again');
  });

  it('says in words that it is issued already, and stays open', async () => {
    await open(withInvoice(failed), undefined, 'vi');
    expect(text()).toContain('Nhà cung cấp không chấp nhận mã số thuế');
    await click(find('button', 'Thử lại'));
    await appears('[role="dialog"] form');
    await write(field(1), 'wrong');
    await click(find('[role="dialog"] button', 'Xuất hóa đơn'));
    expect(find('[role="dialog"] [role="alert"]', 'Hóa đơn điện tử đã được xuất.')).toBeDefined();
  });

  const adjusting = [
    { id: '1', amount: dong(-150_000), state: 'ISSUED', number: 'C26TVE8', lookupCode: 'B', issuedAt: NOW },
    { id: '2', amount: dong(-50_000), state: 'FAILED', because: 'SERIES', said: null },
  ] as const;
  const adjusted = {
    ...company,
    ...({ state: 'ISSUED', number: 'C26TVE7', lookupCode: 'A', issuedAt: NOW } as const),
    ...{ lookupUrl: 'https://lookup.test/', adjusting },
  };

  it('says which invoices adjust it, and lets a failed one be tried again', async () => {
    const asked = await open(withInvoice(adjusted));
    const said = text().replaceAll('\u00a0', ' ');
    expect(said).toMatch(/Adjusting invoice C26TVE8, −150,000 đ, issued .*Lookup code: B/);
    expect(said).toContain('Adjusting invoice, −50,000 đ, isn’t issued.');
    await click(find('button', 'Issue it again'));
    await settle(10);
    expect(asked).toEqual(['order-1: adjusting']);
    expect(text()).toContain('The adjusting invoice is being issued again');
  });

  it('shows a failed adjustment without a button to who may not try it again, in Vietnamese', async () => {
    await open(withInvoice(adjusted, ['order.view']), undefined, 'vi');
    expect(text().replaceAll('\u00a0', ' ')).toContain('Hóa đơn điều chỉnh C26TVE8');
    expect(findAll('button', 'Xuất lại')).toEqual([]);
  });

  it('is not tried again by who may not', async () => {
    await open(withInvoice(failed, ['order.view']));
    expect(findAll('button', 'Try again')).toEqual([]);
  });
});

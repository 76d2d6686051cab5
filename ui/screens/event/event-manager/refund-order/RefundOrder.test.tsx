import { describe, expect, it } from 'vitest';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { ListOrders } from '#application/report/watch-sales.ts';
import { DeleteOrder } from '#application/sale/delete-order.ts';
import type { RefundChoice, RefundDesk } from '#application/sale/ports/refund-desk.ts';
import { OfferRefund, RefundTickets } from '#application/sale/refund-tickets.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderManager } from '#test/rendered/event-manager-page.ts';
import { appears, click, find, findAll, type as write } from '#test/rendered/render-page.tsx';
import { given } from '#test/rendered/with-use-cases.tsx';

const ORDER: DeskOrder = {
  id: 'a',
  orderNumber: 'K7Q2MZ8XA',
  status: 'SUCCESSFUL',
  price: dong(650_000),
  paymentMethod: 'BANK_TRANSFER',
  insertedAt: NOW,
  buyer: 'Lan Nguyễn',
  email: 'lan@example.com',
  tickets: 3,
  seatsOnRequest: [],
  hasCheckedInTicket: true,
  donation: { amount: dong(50_000), message: null },
};
const aTicket = (id: string, change = {}) => ({
  id,
  name: 'Standard',
  holder: `Guest ${id}`,
  worth: dong(200_000),
  cancelled: false,
  checkedIn: false,
  given: false,
  ...change,
});
const OFFER = {
  tickets: [aTicket('t1'), aTicket('t2', { checkedIn: true }), aTicket('t3', { cancelled: true })],
  left: { tickets: dong(400_000), donation: dong(50_000) },
  closesAt: NOW,
};

async function open(
  change: Partial<DeskOrder> = {},
  refund: RefundDesk['refund'] = async () => ok(null),
  locale = 'en' as 'en' | 'vi',
) {
  const asked: RefundChoice[] = [];
  const desk: RefundDesk = {
    offer: async () => ok(OFFER),
    refund: async (orderId, choice, key) => {
      asked.push(choice);
      return refund(orderId, choice, key);
    },
  };
  const idempotencyKeys = { find: () => null, keep: () => undefined, drop: () => undefined };
  const page = { entries: [{ ...ORDER, ...change }], after: null, before: null, totalCount: 1 };
  await renderManager('orders', {
    useCases: [
      given(ListOrders, async () => ok(page)),
      given(DeleteOrder, async () => ok(null)),
      given(OfferRefund, OfferRefund.make({ desk })),
      given(RefundTickets, RefundTickets.make({ desk, idempotencyKeys, newKey: () => 'k' })),
    ],
    event: { abilities: ['event.orders'] },
    locale,
  });
  return asked;
}
const text = () => document.body.textContent ?? '';
async function openDialog(name = 'Refund order K7Q2MZ8XA'): Promise<void> {
  const [first] = findAll('button', name);
  if (first === undefined) throw new Error(`No button ${name}`);
  await click(first);
  await appears('[role="dialog"] fieldset');
}
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[type="checkbox"]')];
async function tick(at: number): Promise<void> {
  const box = boxes()[at];
  if (box === undefined) throw new Error(`No box ${at}`);
  await click(box);
}

describe('refunding from the list of orders', () => {
  it('shows each ticket’s worth and state, and the sum before it is confirmed', async () => {
    const asked = await open();
    await openDialog();
    expect(text()).toContain('Already checked in');
    expect(text()).toContain('Already cancelled');
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, true, false]);
    await tick(0);
    expect(text()).toContain('Refund: 200,000');
    await tick(3);
    expect(text()).toContain('Refund: 250,000');
    await write(document.querySelector('[role="dialog"] input[type="text"]'), 'Ill');
    await click(find('[role="dialog"] button', /^Refund 250,000/));
    expect(asked).toEqual([{ ticketIds: ['t1'], donation: true, reason: 'Ill' }]);
    expect(text()).toContain('Refund decided');
  });

  it('asks for a choice and a reason before it is sent', async () => {
    const asked = await open();
    await openDialog();
    await click(find('[role="dialog"] button', /^Refund 0/));
    expect(text()).toContain('Choose at least one ticket or the donation.');
    expect(text()).toContain('Enter a reason');
    expect(asked).toEqual([]);
  });

  it('says in words why it was refused, and stays open', async () => {
    await open({}, async () => refused({ code: 'REFUND_REFUSED', because: 'WINDOW_OVER' }), 'vi');
    await openDialog('Hoàn tiền đơn hàng K7Q2MZ8XA');
    await tick(0);
    await write(document.querySelector('[role="dialog"] input[type="text"]'), 'Ốm');
    await click(find('[role="dialog"] button', /^Hoàn 200/));
    expect(text()).toContain('Đã hết hạn hoàn tiền của sự kiện này');
    expect(boxes()).toHaveLength(4);
  });

  it('is not offered for a free order or one that does not stand', async () => {
    await open({ price: ZERO });
    expect(findAll('button', /Refund order/)).toEqual([]);
    await open({ status: 'CANCELLED' });
    expect(findAll('button', /Refund order/)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { DeskOrder, SalesDesk } from '#application/report/ports/sales-desk.ts';
import { ListOrders } from '#application/report/watch-sales.ts';
import { DeleteOrder } from '#application/sale/delete-order.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderManager } from '#test/rendered/event-manager-page.ts';
import { appears, click, find, findAll } from '#test/rendered/render-page.tsx';
import { showsIn } from '#test/rendered/shown-in-both-languages.ts';
import { given } from '#test/rendered/with-use-cases.tsx';

const anOrder = (id: string, change: Partial<DeskOrder> = {}): DeskOrder => ({
  id,
  orderNumber: 'K7Q2MZ8XA',
  status: 'SUCCESSFUL',
  price: ZERO,
  paymentMethod: 'FREE',
  insertedAt: NOW,
  buyer: 'Lan Nguyễn',
  email: 'lan@example.com',
  tickets: 1,
  seatsOnRequest: [],
  hasCheckedInTicket: false,
  donation: null,
  ...change,
});

const answers: SalesDesk['deleteOrder'] = async () => ok(null);
async function open(
  orders: readonly DeskOrder[],
  { deleteOrder = answers, abilities = ['event.guests', 'event.orders'], locale = 'en' as 'en' | 'vi' } = {},
) {
  const asked: string[] = [];
  const desk = {
    deleteOrder: async (id: string) => {
      asked.push(id);
      return deleteOrder(id);
    },
  };
  const page = { entries: orders, after: null, before: null, totalCount: orders.length };
  await renderManager('orders', {
    useCases: [given(ListOrders, async () => ok(page)), given(DeleteOrder, DeleteOrder.make({ desk }))],
    event: { abilities },
    locale,
  });
  return asked;
}

const text = () => document.body.textContent ?? '';
/** A list appears on the page twice: for wide and for narrow screens. */
async function press(name: string, sure: string): Promise<void> {
  const [first] = findAll('button', name);
  if (first === undefined) throw new Error(`No button ${name}`);
  await click(first);
  await appears('[role="dialog"]');
  await click(find('[role="dialog"] button', sure));
}

describe('the orders of an event', () => {
  it('are deleted after a confirmation', async () => {
    const asked = await open([anOrder('a')]);
    await press('Delete order K7Q2MZ8XA', 'Cancel');
    expect(asked).toEqual([]);
    await press('Delete order K7Q2MZ8XA', 'Delete');
    expect(asked).toEqual(['a']);
    expect(text()).toContain('Order deleted');
  });

  it.each([
    [
      'en',
      'Delete order K7Q2MZ8XA',
      'Delete',
      'An order with a payment amount, or a ticket that has already been checked in, cannot be deleted. Please contact the admin for support.',
    ],
    [
      'vi',
      'Xóa đơn hàng K7Q2MZ8XA',
      'Xóa',
      'Không thể xóa đơn hàng có thanh toán hoặc vé đã được soát. Vui lòng liên hệ quản trị viên để được hỗ trợ.',
    ],
  ] as const)(
    'of which somebody has come in meanwhile stay, and it is said why, in %s [S8-34] [S1-58]',
    async (locale, button, sure, words) => {
      await open([anOrder('a')], {
        deleteOrder: async () => refused({ code: 'ORDER_STAYS' }),
        locale,
      });
      await press(button, sure);
      expect(text()).toContain(words);
      showsIn(
        locale,
        'An order with a payment amount, or a ticket that has already been checked in, cannot be deleted. Please contact the admin for support.',
      );
    },
  );

  it('offer no deletion once something was paid or somebody has come in', async () => {
    await open([anOrder('a', { price: dong(200_000) }), anOrder('b', { hasCheckedInTicket: true })]);
    expect(text()).toContain('Lan Nguyễn');
    expect(findAll('button', /Delete order/)).toEqual([]);
  });

  it('are read again after a lost connection', async () => {
    await open([anOrder('a')], { deleteOrder: () => Promise.reject(new Error('no network')) });
    await press('Delete order K7Q2MZ8XA', 'Delete');
    expect(text()).toContain('Connection lost');
  });

  it.each([
    ['an accountant', ['event.orders', 'event.revenue'], ['Overview', 'Orders']],
    [
      'a manager',
      ['event.orders', 'event.guests', 'event.forms'],
      ['Overview', 'Guests', 'Guest List', 'Orders', 'Waiting list', 'Questionnaire'],
    ],
  ])('lead %s only to the parts they may open', async (_who, abilities, parts) => {
    await open([anOrder('a')], { abilities });
    expect([...document.querySelectorAll('nav [role="tab"], nav a')].map((tab) => tab.textContent)).toEqual(parts);
  });

  it('can be deleted only with the guests ability and once successful', async () => {
    await open([anOrder('a')], { abilities: ['event.orders'] });
    expect(findAll('button', /Delete order/)).toEqual([]);
    await open([anOrder('a', { status: 'PROCESSING' })]);
    expect(findAll('button', /Delete order/)).toEqual([]);
  });
});

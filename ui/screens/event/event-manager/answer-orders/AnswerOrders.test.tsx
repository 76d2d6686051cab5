import { describe, expect, it } from 'vitest';
import type { DeskOrder, OrdersToAnswer, SalesDesk } from '#application/report/ports/sales-desk.ts';
import { ListOrders } from '#application/report/watch-sales.ts';
import { AnswerOrders } from '#application/sale/answer-orders.ts';
import { DeleteOrder } from '#application/sale/delete-order.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderManager } from '#test/rendered/event-manager-page.ts';
import { appears, click, find, findAll } from '#test/rendered/render-page.tsx';
import { given } from '#test/rendered/with-use-cases.tsx';

const anOrder = (id: string, change: Partial<DeskOrder> = {}): DeskOrder => ({
  id,
  orderNumber: `NUMBER${id}`,
  status: 'REQUIRED_APPROVAL',
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

const all: SalesDesk['answerOrders'] = async ({ orderIds }) => ok({ answered: orderIds.length, refused: 0 });
async function open({
  answerOrders = all,
  abilities = ['event.orders', 'event.approve'],
  locale = 'en' as 'en' | 'vi',
  orders = [anOrder('a'), anOrder('b'), anOrder('c', { status: 'SUCCESSFUL' })],
} = {}) {
  const asked: OrdersToAnswer[] = [];
  const desk: Pick<SalesDesk, 'answerOrders'> = {
    answerOrders: async (one) => {
      asked.push(one);
      return answerOrders(one);
    },
  };
  const list: ListOrders = async (_event, _search, at) => {
    const entries = orders.filter(({ status }) => at.pending !== true || status === 'REQUIRED_APPROVAL');
    return ok({ entries, after: null, before: null, totalCount: entries.length });
  };
  await renderManager('orders', {
    useCases: [
      given(ListOrders, list),
      given(AnswerOrders, AnswerOrders.make({ desk })),
      given(DeleteOrder, async () => ok(null)),
    ],
    event: { abilities, approvalDays: 3 },
    locale,
  });
  return asked;
}

const text = () => document.body.textContent ?? '';
/** A list appears on the page twice: for wide and for narrow screens. */
async function press(name: string): Promise<void> {
  const [first] = findAll('button', name);
  if (first === undefined) throw new Error(`No button ${name}`);
  await click(first);
}
async function confirm(name: string): Promise<void> {
  await appears('[role="dialog"]');
  await click(find('[role="dialog"] button', name));
}

describe('orders that wait for approval', () => {
  it('are approved one by one, after a confirmation', async () => {
    const asked = await open();
    await press('Approve order NUMBERa');
    await confirm('Cancel');
    expect(asked).toEqual([]);
    await press('Approve order NUMBERa');
    await confirm('Approve');
    expect(asked).toMatchObject([{ orderIds: ['a'], answer: 'APPROVE', message: null }]);
    expect(text()).toContain('Approved. The tickets are on their way.');
  });

  it.each([
    ['en', 'Decline order NUMBERb', 'Decline', 'Declined'],
    ['vi', 'Từ chối đơn hàng NUMBERb', 'Từ chối', 'Đã từ chối'],
  ] as const)('are declined, in %s', async (locale, button, sure, done) => {
    const asked = await open({ locale });
    await press(button);
    await confirm(sure);
    expect(asked).toMatchObject([{ orderIds: ['b'], answer: 'DECLINE' }]);
    expect(text()).toContain(done);
  });

  it('are counted, shown alone and answered together, without those that need none', async () => {
    const asked = await open();
    await click(find('[role="button"], button', 'Pending approval (2)'));
    expect(text()).toContain('without an answer is declined after 3 days');
    await press('Approve 2 on this page');
    await confirm('Approve');
    expect(asked).toMatchObject([{ orderIds: ['a', 'b'], answer: 'APPROVE' }]);
  });

  it('are reported when someone else has answered them', async () => {
    await open({ answerOrders: async () => ok({ answered: 0, refused: 1 }) });
    await press('Decline order NUMBERa');
    await confirm('Decline');
    expect(text()).toContain('1 had already been answered by someone else');
  });

  it('say so when they cannot be answered at all', async () => {
    await open({ answerOrders: async () => refused({ code: 'FORBIDDEN' }), locale: 'vi' });
    await press('Duyệt đơn hàng NUMBERa');
    await confirm('Duyệt');
    expect(text()).not.toContain('Đã duyệt');
  });

  it('have no buttons for who may not approve', async () => {
    await open({ abilities: ['event.orders'] });
    expect(findAll('button', 'Approve order NUMBERa')).toEqual([]);
    expect(text()).not.toContain('Pending approval (2)');
  });
});

import { act } from 'react';
import { expect, it } from 'vitest';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { ListOrders } from '#application/report/watch-sales.ts';
import { DeleteOrder } from '#application/sale/delete-order.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderManager } from '#test/rendered/event-manager-page.ts';
import { click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given } from '#test/rendered/with-use-cases.tsx';
import { OrderRows } from './OrderRows.tsx';

const GIFT: DeskOrder = {
  id: '1',
  orderNumber: 'VM-7K3Q',
  status: 'SUCCESSFUL',
  price: dong(50_000),
  paymentMethod: 'BANK_TRANSFER',
  insertedAt: NOW,
  buyer: 'Lan Nguyễn',
  email: 'lan@example.test',
  tickets: 0,
  seatsOnRequest: [],
  hasCheckedInTicket: false,
  donation: { amount: dong(50_000), message: 'Cố lên nhé' },
};

const BOUGHT: DeskOrder = { ...GIFT, id: '2', orderNumber: 'VM-9Z2P', tickets: 2, donation: null };
const Both = () => <OrderRows eventId={7} orders={[GIFT, BOUGHT]} timezone="Asia/Ho_Chi_Minh" />;

it('lists a donation without tickets among the orders, with its message', async () => {
  await renderPage([{ path: '/', Component: Both }], { now: NOW });
  const [gift, other] = findAll('tbody tr', /./).map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '));
  for (const text of ['VM-7K3Q', 'Lan Nguyễn', 'Donation: 50,000 đ', 'Cố lên nhé']) expect(gift).toContain(text);
  expect(other).not.toContain('Donation');
});

it.each(['en', 'vi'] as const)('sorts by a column over all pages, by the address, in %s', async (locale) => {
  const asked: unknown[] = [];
  const orders = given(ListOrders, async (_eventId, _search, { sort, descending, limit }) => {
    if (limit === 50) asked.push([sort, descending]);
    return ok({ entries: [GIFT, BOUGHT], after: null, before: null, totalCount: 2 });
  });
  const none = given(DeleteOrder, async () => ok(null));
  await renderManager('orders', { useCases: [orders, none], locale });
  const press = async (en: string, vi: string) => click(find('thead [role="button"]', locale === 'en' ? en : vi));
  const sorted = () => findAll('thead th[aria-sort]', /./).map((head) => head.getAttribute('aria-sort'));
  expect([asked, sorted()]).toEqual([[[undefined, undefined]], ['descending']]);
  await press('Total', 'Tổng cộng');
  expect(sorted()).toEqual(['ascending']);
  await press('Total', 'Tổng cộng');
  expect(sorted()).toEqual(['descending']);
  await press('Buyer', 'Người mua');
  const select = find('[role="combobox"]', locale === 'en' ? 'Sort by' : 'Sắp xếp theo');
  await act(async () => void select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  await click(find('[role="option"]', locale === 'en' ? 'By status' : 'Theo trạng thái'));
  await settle(20);
  const turn = locale === 'en' ? 'Ascending. Sort descending' : 'Đang tăng dần. Đổi sang giảm dần';
  await click(find('button', turn));
  expect(asked.slice(1)).toEqual([
    ['total', undefined],
    ['total', true],
    ['buyer', undefined],
    ['status', undefined],
    ['status', true],
  ]);
});

it('says that the orders could not be loaded, and that a viewer may not see them', async () => {
  const orders = (code: 'BUSY' | 'FORBIDDEN') =>
    given(ListOrders, async () =>
      refused(code === 'BUSY' ? { code, retryAfterMs: 500, because: 'OUTAGE' as const } : { code }),
    );
  const none = given(DeleteOrder, async () => ok(null));
  await renderManager('orders', { useCases: [orders('BUSY'), none] });
  expect(find('[role="alert"]', /Vemoi is briefly unavailable/)).not.toBe(null);
  expect(find('[role="alert"] button', 'Try again')).not.toBe(null);
  expect(document.body.textContent).not.toMatch(/No orders yet|access to this event/);
  await renderManager('orders', { useCases: [orders('FORBIDDEN'), none] });
  expect(document.body.textContent).toContain('You don’t have access to this event’s orders');
  expect(findAll('button', 'Try again')).toEqual([]);
});

import { expect, it } from 'vitest';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { NOW } from '#test/builders/moments.ts';
import { findAll, renderPage } from '#test/rendered/render-page.tsx';
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

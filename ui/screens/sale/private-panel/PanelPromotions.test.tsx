import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import { aCode, anEarlyBird, aQuantityPromotion } from '#test/builders/a-promotion.ts';
import { buy, privateEvent, SEN, show } from '#test/rendered/private-panel-page.tsx';
import { appears, click, find, settle, submit, type } from '#test/rendered/render-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

async function open(promotion: AutomaticPromotion, price = 200_000) {
  const begins = vi.fn<CheckoutDesk['begin']>();
  const sen = { ...SEN, price: dong(price), promoted: { unitPrice: dong(200_000), by: [promotion] } };
  await show(privateEvent([sen]), {
    offers: { promotions: [promotion], codes: [aCode({ ticketTypeIds: ['sen'] })] },
    desk: (same) => ({ ...same, begin: begins.mockImplementation(same.begin) }),
  });
  return begins;
}
const choose = async (tickets: number) => {
  for (let turn = 0; turn < tickets; turn += 1) await click(find('button', 'One more: Hạng Sen'));
};
const lines = () =>
  [...document.querySelectorAll('section dl > div')].map((line) =>
    (line.textContent ?? '').replaceAll('\u00a0', ' ').trim(),
  );
const charged = async (begins: Awaited<ReturnType<typeof open>>) => {
  await buy();
  await click(await appears('[role="dialog"] button.MuiButton-contained'));
  await appears('[role="dialog"] h2', 'Bank transfer information');
  const answer = await begins.mock.results[0]?.value;
  return [begins.mock.calls[0]?.[0].shownPrice, answer.ok && answer.value.price];
};

describe('the price in a private event’s panel', () => {
  it('counts a promotion by quantity before any code is entered, and is the one that is charged', async () => {
    const begins = await open(aQuantityPromotion({ minTicket: 3 }, { ticketTypeId: 'sen' }));
    await choose(2);
    expect(lines()).toEqual(['Hạng Sen × 2400,000 đ', 'Total (2 tickets)400,000 đ']);
    await choose(1);
    expect(lines()).toEqual(['Hạng Sen × 3600,000 đ', 'Discount: Hạng Sen−120,000 đ', 'Total (3 tickets)480,000 đ']);
    expect(await charged(begins)).toEqual([480_000, 480_000]);
  });

  it('takes a code off what such a promotion leaves', async () => {
    const begins = await open(aQuantityPromotion({ minTicket: 2 }, { ticketTypeId: 'sen' }));
    await choose(2);
    const field = document.querySelector<HTMLInputElement>('[aria-labelledby="code-title"] input');
    await type(field, 'SALE10');
    await submit(field);
    await settle();
    expect(lines().at(-1)).toContain('288,000 đ');
    expect(await charged(begins)).toEqual([288_000, 288_000]);
  });

  it('promises an Early Bird for no more tickets than are left of it', async () => {
    const begins = await open(anEarlyBird({ ticketTypeId: 'sen', quantity: 3, used: 2 }), 100_000);
    await choose(2);
    expect(lines().at(-1)).toContain('300,000 đ');
    expect(await charged(begins)).toEqual([300_000, 300_000]);
  });
});

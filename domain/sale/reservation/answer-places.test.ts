import { describe, expect, it } from 'vitest';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { afterBatches, aStock, aTicketType, beginCheckout, hold, LAN, MINH, quotaOf } from '#test/builders/a-stock.ts';
import { NOW } from '#test/builders/moments.ts';

const free = { ticketTypes: [aTicketType({ price: ZERO, originalPrice: ZERO })] };
const event = { ...aStock().event, requiredApproval: true };
const registered = afterBatches(
  aStock({ ...free, event }),
  [NOW, hold('r1', 2)],
  [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }])],
).stock;
const answer = (places: 'KEEP' | 'RELEASE', accountId = LAN) =>
  ({ kind: 'ANSWER_APPROVAL', accountId, checkoutSessionId: 'c1', places }) as const;

describe('the places of an order that waits for approval', () => {
  it('stay taken when it is approved', () => {
    const { stock, outcome } = afterBatches(registered, [NOW, answer('KEEP')]);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'APPROVAL_ANSWERED', lines: [{ state: 'SOLD' }] } });
    expect(quotaOf(stock)?.sold).toBe(2);
  });

  it('are free again when it is declined, and cannot be kept afterwards', () => {
    const { stock, outcome } = afterBatches(registered, [NOW, answer('RELEASE')]);
    expect(outcome).toMatchObject({ ok: true, value: { lines: [{ state: 'RELEASED' }] } });
    expect(quotaOf(stock)?.sold).toBe(0);
    expect(afterBatches(stock, [NOW, answer('KEEP')]).outcome).toMatchObject({ refusal: { code: 'CHECKOUT_CLOSED' } });
  });

  it('are not kept for a cancelled event, and are nobody else’s', () => {
    const cancelled = { ...registered, event: { ...registered.event, status: 'CANCELLED' as const } };
    expect(afterBatches(cancelled, [NOW, answer('KEEP')]).outcome).toMatchObject({
      refusal: { code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' },
    });
    expect(afterBatches(cancelled, [NOW, answer('RELEASE')]).outcome).toMatchObject({ ok: true });
    expect(afterBatches(registered, [NOW, answer('KEEP', MINH)]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
  });
});

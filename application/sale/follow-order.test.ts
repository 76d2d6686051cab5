import type { Subscription } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import type { CheckoutDesk, CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { PaymentResultStatus } from '#domain/sale/checkout/result-status.ts';
import { NOW } from '#test/builders/moments.ts';
import { FollowOrder, type OrderNews } from './follow-order.ts';

const aSession = (status: PaymentResultStatus): CheckoutSession => ({
  id: 'c1',
  sectionEventId: 5001,
  eventId: 1012,
  price: dong(200_000),
  wallet: dong(0),
  originalPrice: dong(200_000),
  discount: dong(0),
  donation: dong(0),
  lines: [],
  payBefore: NOW,
  status,
  overpaid: dong(0),
  lateReason: null,
  received: dong(0),
  waitsForPlaces: false,
  transfer: null,
  gateway: null,
  manual: null,
  orderId: null,
  serverNow: NOW,
});

let following: Subscription | null = null;

function follow(
  statuses: readonly (PaymentResultStatus | 'NO_ANSWER' | 'NOT_FOUND')[],
  begin: 'LIVE' | 'AWAY' = 'LIVE',
  gateway: CheckoutSession['gateway'] = null,
) {
  const live = makeMemoryLiveUpdates();
  if (begin === 'AWAY') live.away();
  let asked = 0;
  const read = vi.fn(async () => {
    const status = statuses[Math.min(asked++, statuses.length - 1)] ?? 'OPEN';
    if (status === 'NO_ANSWER') throw new Error('offline');
    return status === 'NOT_FOUND' ? refused({ code: 'NOT_FOUND' as const }) : ok({ ...aSession(status), gateway });
  });
  const askGateway = vi.fn(() => read());
  const heard: OrderNews[] = [];
  let done = false;
  const paymentDesk = { askGateway } as unknown as PaymentDesk;
  following = FollowOrder.make({
    checkoutDesk: { read } as unknown as CheckoutDesk,
    paymentDesk,
    liveUpdates: live,
  })('c1').subscribe({
    next: (news) => heard.push(news),
    complete: () => {
      done = true;
    },
  });
  return { live, read, askGateway, heard, done: () => done, last: () => heard.at(-1) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  following?.unsubscribe();
  vi.useRealTimers();
});

describe('following an order', () => {
  it('reads on every live notice, and ends with the result', async () => {
    const { live, read, last, done } = follow(['PENDING', 'SUCCESSFUL']);
    await vi.advanceTimersByTimeAsync(1);
    expect([read.mock.calls.length, last()?.link, last()?.session?.status]).toEqual([1, 'LIVE', 'PENDING']);
    live.changed('checkout:c1');
    await vi.advanceTimersByTimeAsync(1);
    expect([last()?.session?.status, done()]).toEqual(['SUCCESSFUL', true]);
  });

  it('reads every 2000 ms without a live stream', async () => {
    const { read, last } = follow(['PENDING'], 'AWAY');
    await vi.advanceTimersByTimeAsync(1);
    expect([read.mock.calls.length, last()?.link]).toEqual([1, 'POLLING']);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('asks the gateway two, six and fourteen seconds after its payment is known to be open, and every 20 s', async () => {
    const statuses = ['PENDING', 'PENDING', 'PENDING', 'PENDING', 'PENDING', 'SUCCESSFUL'] as const;
    const { askGateway, last } = follow(statuses, 'LIVE', {
      state: 'OPEN',
      method: 'Stripe',
    });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(askGateway).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(2);
    expect(askGateway).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(askGateway).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(askGateway).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(askGateway).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([askGateway.mock.calls.length, last()?.session?.status]).toEqual([5, 'SUCCESSFUL']);
  });

  it.each(['PROCESSING', 'REQUIRED_APPROVAL'] as const)(
    'polling stops on %s, which waits for somebody else, and a notice is still heard',
    async (status) => {
      const { live, read, done } = follow([status], 'AWAY');
      await vi.advanceTimersByTimeAsync(20_000);
      expect([read.mock.calls.length, done()]).toEqual([1, false]);
      live.back();
      await vi.advanceTimersByTimeAsync(1);
      expect(read).toHaveBeenCalledTimes(2);
    },
  );

  it('reports a lost network, keeps what is known, and recovers', async () => {
    const { last } = follow(['PENDING', 'NO_ANSWER', 'PENDING'], 'AWAY');
    await vi.advanceTimersByTimeAsync(2_001);
    expect([last()?.link, last()?.session?.status]).toEqual(['LOST', 'PENDING']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(last()?.link).toBe('POLLING');
  });

  it('reads once more for a notice during a read', async () => {
    const { live, read } = follow(['PENDING']);
    live.changed('checkout:c1');
    live.changed('checkout:c1');
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("ends at another person's order", async () => {
    const { last, done } = follow(['NOT_FOUND']);
    await vi.advanceTimersByTimeAsync(1);
    expect([last()?.refusal, done()]).toEqual([{ code: 'NOT_FOUND' }, true]);
  });

  it('reads an expired order seldom, until its money arrives', async () => {
    const { read, last } = follow(['EXPIRED', 'NO_ANSWER', 'EXPIRED', 'LATE_MONEY'], 'AWAY');
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(61_000);
    expect([read.mock.calls.length, last()?.session?.status]).toEqual([4, 'LATE_MONEY']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('goes on after an expiry, for late money may still arrive', async () => {
    const { live, last, done } = follow(['EXPIRED', 'LATE_MONEY']);
    await vi.advanceTimersByTimeAsync(1);
    expect(done()).toBe(false);
    live.changed('checkout:c1');
    await vi.advanceTimersByTimeAsync(1);
    expect(last()?.session?.status).toBe('LATE_MONEY');
  });
});

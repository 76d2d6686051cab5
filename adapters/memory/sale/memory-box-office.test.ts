import { describe, expect, it } from 'vitest';
import { type Instant, instant, MINUTE } from '#domain/kernel/instant.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { makeMemoryBoxOffice } from './memory-box-office.ts';

describe('holds in the memory box office', () => {
  it('expire after ten minutes and release the places', async () => {
    let now: Instant = NOW;
    let ids = 0;
    const event = anEventPage({ sessions: [aSession({ tickets: [aTicket({ remaining: 2 })] })] });
    const office = makeMemoryBoxOffice({
      events: [event],
      clock: { now: () => now },
      newId: () => `id-${++ids}`,
      buyer: () => 'lan',
    });
    await office.cart.choose(5001, [{ ticketId: 'standard', quantity: 2 }], 'k');
    now = instant(NOW + 10 * MINUTE);
    expect(await office.cart.read(5001)).toEqual({ ok: true, value: [] });
    const opened = await office.ticketCounter.open(5001);
    expect(opened.ok && opened.value.tickets[0]?.remaining).toBe(2);
  });
});

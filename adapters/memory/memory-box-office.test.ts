import { describe, expect, it } from 'vitest';
import { instant, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/money/dong.ts';
import { anEventPage, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { boxOfficeContract } from '#test/contracts/box-office.contract.ts';
import { makeMemoryBoxOffice } from './memory-box-office.ts';

function theEvent(id: number, more: { readonly policy?: string; readonly donations?: boolean } = {}) {
  const page = anEventPage({ id, policy: more.policy ?? null, donationEnabled: more.donations ?? false });
  const [session] = page.sessions;
  if (session === undefined) throw new Error('An event page has a session');
  return {
    ...page,
    sessions: [
      {
        ...session,
        id: id * 10,
        eventId: id,
        tickets: [
          aTicket({ id: `${id}-paid`, price: dong(200_000), originalPrice: dong(250_000), remaining: 10 }),
          aTicket({ id: `${id}-free`, price: dong(0), originalPrice: dong(0), remaining: 2 }),
        ],
      },
    ],
  };
}

boxOfficeContract('in memory', async () => {
  const pages = [1, 2, 3].map((id) => theEvent(id, id === 2 ? { policy: 'x' } : {}));
  let used = 0;
  let people = 0;
  let ids = 0;
  let references = 0;
  let who: string | null = null;
  const events: ReturnType<typeof theEvent>[] = [];
  let office: ReturnType<typeof makeMemoryBoxOffice> | null = null;
  const open = () => {
    office ??= makeMemoryBoxOffice({ events, clock: { now: () => NOW }, newId: () => `id-${++ids}`, buyer: () => who });
    return office;
  };
  /** Whoever asks is signed in while it is asked. */
  const counterOf = (person: string | null) => {
    const desk = open();
    const asThem = <T extends object>(port: T): T =>
      new Proxy(port, {
        get: (target, name) => {
          const act = Reflect.get(target, name);
          return (...args: unknown[]) => {
            who = person;
            return act(...args);
          };
        },
      });
    return {
      eventPages: desk.eventPages,
      ticketCounter: desk.ticketCounter,
      cart: asThem(desk.cart),
      checkoutDesk: asThem(desk.checkoutDesk),
      ticketWallet: asThem(desk.ticketWallet),
      sharedOrders: desk.sharedOrders,
    };
  };
  return {
    event: async (given = {}) => {
      const id = pages[used++]?.id ?? 100 + used;
      const page = theEvent(id, given);
      events.push(page);
      return { eventId: id, sectionEventId: id * 10, paid: `${id}-paid`, free: `${id}-free` };
    },
    buyer: async () => counterOf(`person-${++people}`),
    nobody: async () => counterOf(null),
    transfer: async (message, amount) => open().receiveTransfer(message, amount, `FT${++references}`),
  };
});

describe('holds in the memory box office', () => {
  it('end after ten minutes, and the places are on sale again', async () => {
    let now = NOW;
    let ids = 0;
    const office = makeMemoryBoxOffice({ events: [theEvent(7)], clock: { now: () => now }, newId: () => `id-${++ids}`, buyer: () => 'lan' });
    await office.cart.choose(70, [{ ticketId: '7-free', quantity: 2 }], 'k');
    now = instant(NOW + 10 * MINUTE);
    expect(await office.cart.read(70)).toEqual({ ok: true, value: [] });
    const opened = await office.ticketCounter.open(70);
    expect(opened.ok && opened.value.tickets.find((ticket) => ticket.id === '7-free')?.remaining).toBe(2);
  });
});

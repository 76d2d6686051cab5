import { describe, expect, it } from 'vitest';
import { oneTab } from '#adapters/memory/people/anonymous.ts';
import { makeMemoryBoxOffice } from '#adapters/memory/sale/memory-box-office.ts';
import type { CheckoutDraft } from '#application/sale/ports/checkout-drafts.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { NO_INVOICE } from '#domain/sale/checkout/invoice.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { ResumeCheckout } from './resume-checkout.ts';

const aDraft = (over: Partial<CheckoutDraft> = {}): CheckoutDraft => ({
  visit: 'v1',
  step: 'CHECKOUT',
  quantities: { standard: 2 },
  seats: {},
  signingIn: false,
  donation: { amount: 0, message: '' },
  donationAsked: true,
  donationSaved: false,
  policyAgreed: true,
  promoCode: null,
  method: null,
  attendees: [],
  invoice: NO_INVOICE,
  drafted: null,
  checkoutSessionId: null,
  ...over,
});

function world() {
  let ids = 0;
  const office = makeMemoryBoxOffice({
    events: [anEventPage({ sessions: [aSession({ tickets: [aTicket({ remaining: 10 })] })] })],
    clock: { now: () => NOW },
    newId: () => `id-${++ids}`,
    buyer: () => 'lan',
  });
  const kept = new Map<number, CheckoutDraft>();
  const shown = new Set<string>();
  const checkoutDrafts = {
    read: (id: number) => kept.get(id) ?? null,
    write: (id: number, draft: CheckoutDraft) => void kept.set(id, draft),
    clear: (id: number) => void kept.delete(id),
  };
  const resume = ResumeCheckout.make({
    cart: office.cart,
    checkoutDesk: office.checkoutDesk,
    paymentDesk: office.paymentDesk,
    checkoutDrafts,
    tabs: { ...oneTab, isHeld: async (name) => shown.has(name) },
  });
  const hold = () => office.cart.choose(5001, [{ ticketId: 'standard', quantity: 2 }], `k-${++ids}`);
  const begin = async () => {
    const lines = await hold();
    if (!lines.ok) throw new Error(lines.refusal.code);
    const attendees = lines.value.map((line) => ({
      cartLineId: line.id,
      attendees: Array.from({ length: line.quantity }, () => ({
        email: 'lan@example.test',
        firstName: 'Lan',
        lastName: '',
        phoneNumber: '',
      })),
    }));
    const order = { eventId: 1012, sectionEventId: 5001, policyAgreed: true, shownPrice: dong(400_000), attendees };
    const begun = await office.checkoutDesk.begin(order, `k-${++ids}`);
    if (!begun.ok) throw new Error(begun.refusal.code);
    return begun.value;
  };
  const enter = (visit: string, more: { readonly fresh?: boolean; readonly signedIn?: boolean } = {}) =>
    resume({
      sectionEventId: 5001,
      visit,
      fresh: more.fresh ?? false,
      signedIn: more.signedIn ?? true,
      checkoutSessionId: null,
      back: { kind: 'NONE' },
    });
  const left = async () => {
    const opened = await office.ticketCounter.open(5001);
    return opened.ok ? opened.value.tickets[0]?.remaining : null;
  };
  return { office, kept, shown, hold, begin, enter, left };
}

describe('entering the payment page', () => {
  it('empties the cart and forgets the entries on a fresh entry [S4-39] [S4-40]', async () => {
    const { kept, hold, enter, left } = world();
    await hold();
    kept.set(5001, aDraft());
    expect(await enter('v2')).toMatchObject({ ok: true, value: { draft: null, lines: [], unfinished: null } });
    expect([await left(), kept.size]).toEqual([10, 0]);
  });

  it('joins the places that another tab of the event holds', async () => {
    const { shown, hold, enter, left } = world();
    await hold();
    shown.add('hold:5001');
    expect(await enter('document', { fresh: true })).toMatchObject({
      ok: true,
      value: { entry: { fresh: false }, draft: null, lines: [{ ticketId: 'standard', quantity: 2 }] },
    });
    expect(await left()).toBe(8);
    shown.clear();
    await enter('document', { fresh: true });
    expect(await left()).toBe(10);
  });

  it('goes on with what a buyer chose before leaving to sign in, whichever way they return', async () => {
    const { kept, enter } = world();
    kept.set(5001, aDraft({ step: 'SELECT_TICKET', signingIn: true }));
    for (const signedIn of [true, false]) {
      expect(await enter('document', { fresh: true, signedIn })).toMatchObject({
        ok: true,
        value: { entry: { fresh: false }, draft: { quantities: { standard: 2 } } },
      });
    }
  });

  it('keeps entries and held places after a reload [S4-39]', async () => {
    const { kept, hold, enter, left } = world();
    await hold();
    kept.set(5001, aDraft());
    expect(await enter('v1')).toMatchObject({
      ok: true,
      value: { draft: { quantities: { standard: 2 } }, lines: [{ quantity: 2 }] },
    });
    expect(await left()).toBe(8);
  });

  it('cancels a checkout without a payment on a fresh entry [S4-40]', async () => {
    const { office, begin, enter, left } = world();
    const open = await begin();
    await enter('v2');
    expect(await office.checkoutDesk.read(open.id)).toMatchObject({ ok: true, value: { status: 'CANCELLED' } });
    expect(await left()).toBe(10);
  });

  it('offers a checkout with a payment and never cancels it [S4-40]', async () => {
    const { office, begin, enter, left } = world();
    const open = await begin();
    await office.checkoutDesk.startBankTransfer(open.id, 'pay');
    expect(await enter('v2', { fresh: true })).toMatchObject({
      ok: true,
      value: { unfinished: { id: open.id, status: 'PENDING' } },
    });
    expect(await left()).toBe(8);
  });

  it('resumes the checkout that the visit began [S4-39]', async () => {
    const { office, kept, begin, enter } = world();
    const open = await begin();
    await office.checkoutDesk.startBankTransfer(open.id, 'pay');
    kept.set(5001, aDraft({ checkoutSessionId: open.id }));
    const back = await enter('v1');
    expect(back).toMatchObject({ ok: true, value: { session: { id: open.id, status: 'PENDING' }, unfinished: null } });
  });

  it('keeps the selection of a signed-out visitor', async () => {
    const { kept, enter } = world();
    kept.set(5001, aDraft({ step: 'SELECT_TICKET' }));
    expect(await enter('v1', { signedIn: false })).toMatchObject({
      ok: true,
      value: { draft: { quantities: { standard: 2 } }, lines: [] },
    });
  });
});

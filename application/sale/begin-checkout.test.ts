import { describe, expect, it } from 'vitest';
import { makeMemoryBoxOffice } from '#adapters/memory/sale/memory-box-office.ts';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { BeginCheckout } from './begin-checkout.ts';

async function submitting(donation: number, invoice: InvoiceDetails | null = null) {
  let ids = 0;
  const office = makeMemoryBoxOffice({
    events: [anEventPage({ donationEnabled: true, sessions: [aSession({ tickets: [aTicket({ remaining: 10 })] })] })],
    clock: { now: () => NOW },
    newId: () => `id-${++ids}`,
    buyer: () => 'lan',
  });
  const asked: string[] = [];
  const checkoutDesk: CheckoutDesk = {
    ...office.checkoutDesk,
    saveDonation: (...donating) => {
      asked.push('saveDonation');
      return office.checkoutDesk.saveDonation(...donating);
    },
    begin: (...beginning) => {
      asked.push('begin');
      return office.checkoutDesk.begin(...beginning);
    },
    updateInvoice: (...updating) => {
      asked.push('updateInvoice');
      return office.checkoutDesk.updateInvoice(...updating);
    },
  };
  const keys = new Map<string, string>();
  const idempotencyKeys = {
    find: (intent: string) => keys.get(intent) ?? null,
    keep: (intent: string, key: string) => void keys.set(intent, key),
    drop: (intent: string) => void keys.delete(intent),
  };
  const held = await office.cart.choose(5001, [{ ticketId: 'standard', quantity: 1 }], 'hold');
  const begun = await BeginCheckout.make({ checkoutDesk, idempotencyKeys, newKey: () => `k-${++ids}` })({
    eventId: 1012,
    sectionEventId: 5001,
    lines: held.ok ? held.value : [],
    attendees: [{ email: 'lan@example.test', firstName: 'Lan', lastName: '', phoneNumber: '' }],
    formPerTicket: false,
    donation: { amount: dong(donation), message: '' },
    donationSaved: false,
    policyAgreed: true,
    invoice,
    shownPrice: dong(200_000 + donation),
    code: null,
    points: NO_POINTS,
    wallet: dong(0),
  });
  return { asked, begun };
}

describe('submitting', () => {
  it('saves a donation before the checkout begins, so that the price includes it [S4-31] [S4-32]', async () => {
    const { asked, begun } = await submitting(50_000);
    expect(asked).toEqual(['saveDonation', 'begin']);
    expect(begun).toMatchObject({ ok: true, value: { session: { price: 250_000 }, donationLost: false } });
  });

  it('saves no donation of 0 [S4-31]', async () => {
    const { asked, begun } = await submitting(0);
    expect(asked).toEqual(['begin']);
    expect(begun).toMatchObject({ ok: true, value: { session: { price: 200_000 } } });
  });

  it('stores the invoice of the begun checkout, and says when it could not', async () => {
    const company = { companyName: 'Công ty Sao Mai', taxCode: '0312345678', address: '12 Lê Lợi' };
    const { asked, begun } = await submitting(50_000, company);
    expect(asked).toEqual(['saveDonation', 'begin', 'updateInvoice']);
    expect(begun).toMatchObject({ ok: true, value: { invoiceLost: false } });
    expect((await submitting(0, { ...company, address: '' })).begun).toMatchObject({
      ok: true,
      value: { invoiceLost: true },
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { EventPages } from '#application/event/ports/event-pages.ts';
import type { Cart, CartLine } from '#application/sale/ports/cart.ts';
import type { BeginCheckoutOrder, CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import type { SharedOrders } from '#application/sale/ports/shared-order.ts';
import type { TicketCounter } from '#application/sale/ports/ticket-counter.ts';
import type { TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { type Dong, dong, plus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { decodeVietQr } from '#test/standards/decode-vietqr.ts';

export type BuyersCounter = {
  readonly eventPages: EventPages;
  readonly ticketCounter: TicketCounter;
  readonly cart: Cart;
  readonly checkoutDesk: CheckoutDesk;
  readonly ticketWallet: TicketWallet;
  readonly sharedOrders: SharedOrders;
};

type ContractEvent = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly paid: string;
  readonly free: string;
};

export type BoxOfficeWorld = {
  readonly event: (given?: { readonly policy?: string; readonly donations?: boolean }) => Promise<ContractEvent>;
  readonly buyer: () => Promise<BuyersCounter>;
  readonly nobody: () => Promise<BuyersCounter>;
  readonly transfer: (message: string, amount: Dong) => Promise<void>;
};

let counted = 0;
const key = () => `intent-${Date.now()}-${++counted}`;

function got<T>(answer: Result<T, { readonly code: string }>): T {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}

const order = (
  event: ContractEvent,
  lines: readonly CartLine[],
  more: Partial<BeginCheckoutOrder> = {},
): BeginCheckoutOrder => ({
  eventId: event.eventId,
  sectionEventId: event.sectionEventId,
  policyAgreed: true,
  shownPrice: sum(lines.map((line) => line.price)),
  attendees: lines.map((line) => ({
    cartLineId: line.id,
    attendees: Array.from({ length: line.quantity }, () => ({
      email: 'lan@example.test',
      firstName: 'Lan',
      lastName: 'Nguyễn',
      phoneNumber: '',
    })),
  })),
  ...more,
});

export function boxOfficeContract(name: string, make: () => Promise<BoxOfficeWorld>): void {
  describe(`the box office: ${name}`, () => {
    it('an event page brings its sessions and tickets', async () => {
      const world = await make();
      const event = await world.event();
      const { eventPages } = await world.nobody();
      const page = got(await eventPages.read(event.eventId));
      expect(page.sessions.map((session) => session.id)).toEqual([event.sectionEventId]);
      expect(page.sessions[0]?.tickets.find((ticket) => ticket.id === event.paid)).toMatchObject({
        price: 200_000,
        originalPrice: 250_000,
        remaining: 10,
        multipleOf: 1,
      });
    });

    it('an event that is not there is refused as such', async () => {
      const world = await make();
      const { eventPages, ticketCounter } = await world.nobody();
      expect(await eventPages.read(2_000_000_000)).toMatchObject({ ok: false, refusal: { code: 'EVENT_NOT_FOUND' } });
      expect((await ticketCounter.open(2_000_000_000)).ok).toBe(false);
    });

    it('a payment page stands on one session and its event', async () => {
      const world = await make();
      const event = await world.event({ policy: 'Xin đến đúng giờ' });
      const counter = got(await (await world.nobody()).ticketCounter.open(event.sectionEventId));
      expect(counter).toMatchObject({
        id: event.sectionEventId,
        event: { id: event.eventId, policy: 'Xin đến đúng giờ' },
      });
    });

    it('nobody holds places without signing in', async () => {
      const world = await make();
      const event = await world.event();
      const { cart } = await world.nobody();
      expect(await cart.choose(event.sectionEventId, [{ ticketId: event.paid, quantity: 1 }], key())).toMatchObject({
        ok: false,
        refusal: { code: 'UNAUTHORIZED' },
      });
    });

    it('holds a whole selection, says until when, and counts it as taken', async () => {
      const world = await make();
      const event = await world.event();
      const { cart } = await world.buyer();
      const { eventPages } = await world.nobody();
      const lines = got(
        await cart.choose(
          event.sectionEventId,
          [
            { ticketId: event.paid, quantity: 3 },
            { ticketId: event.free, quantity: 1 },
          ],
          key(),
        ),
      );
      expect(lines.map((line) => [line.ticketId, line.quantity, line.price, line.originalPrice]).sort()).toEqual(
        [
          [event.paid, 3, 600_000, 750_000],
          [event.free, 1, 0, 0],
        ].sort(),
      );
      for (const line of lines) expect(line.heldUntil - line.insertedAt).toBe(10 * MINUTE);
      const [session] = got(await eventPages.sessions(event.eventId, 'FULL'));
      expect(session?.tickets.find((ticket) => ticket.id === event.paid)?.remaining).toBe(7);
    });

    it('one intent holds once, however often it is sent', async () => {
      const world = await make();
      const event = await world.event();
      const { cart } = await world.buyer();
      const { eventPages } = await world.nobody();
      const intent = key();
      const wanted = [{ ticketId: event.paid, quantity: 2 }];
      const [first, second] = await Promise.all([
        cart.choose(event.sectionEventId, wanted, intent),
        cart.choose(event.sectionEventId, wanted, intent),
      ]);
      expect(got(first).map((line) => line.id)).toEqual(got(second).map((line) => line.id));
      const [session] = got(await eventPages.sessions(event.eventId, 'FULL'));
      expect(session?.tickets.find((ticket) => ticket.id === event.paid)?.remaining).toBe(8);
    });

    it('what is not left is refused with what remains, and nothing is taken', async () => {
      const world = await make();
      const event = await world.event();
      const { cart } = await world.buyer();
      const wanted = [
        { ticketId: event.paid, quantity: 1 },
        { ticketId: event.free, quantity: 3 },
      ];
      expect(await cart.choose(event.sectionEventId, wanted, key())).toMatchObject({
        ok: false,
        refusal: { code: 'SOLD_OUT', ticketId: event.free, remaining: 2 },
      });
      expect(got(await cart.read(event.sectionEventId))).toEqual([]);
    });

    it('another selection replaces the first; an emptied cart gives its places back', async () => {
      const world = await make();
      const event = await world.event();
      const { cart } = await world.buyer();
      const { eventPages } = await world.nobody();
      got(await cart.choose(event.sectionEventId, [{ ticketId: event.paid, quantity: 4 }], key()));
      got(await cart.choose(event.sectionEventId, [{ ticketId: event.free, quantity: 1 }], key()));
      expect(got(await cart.read(event.sectionEventId)).map((line) => line.ticketId)).toEqual([event.free]);
      got(await cart.empty(event.sectionEventId));
      const left = async () =>
        got(await eventPages.sessions(event.eventId, 'FULL'))[0]
          ?.tickets.map((ticket) => ticket.remaining)
          .sort();
      await expect.poll(left, { timeout: 10_000 }).toEqual([10, 2].sort());
    });

    it('a free order is done at once and brings its tickets', async () => {
      const world = await make();
      const event = await world.event();
      const { cart, checkoutDesk, ticketWallet } = await world.buyer();
      const lines = got(await cart.choose(event.sectionEventId, [{ ticketId: event.free, quantity: 2 }], key()));
      const session = got(await checkoutDesk.begin(order(event, lines), key()));
      expect(session).toMatchObject({ price: 0, status: 'SUCCESSFUL', transfer: null });
      const { tickets } = got(await ticketWallet.list('UPCOMING', null));
      expect(tickets.map((ticket) => [ticket.holder, ticket.status, ticket.session.id])).toEqual([
        ['Nguyễn Lan', 'VALID', event.sectionEventId],
        ['Nguyễn Lan', 'VALID', event.sectionEventId],
      ]);
      expect(new Set(tickets.map((ticket) => ticket.code)).size).toBe(2);
      const opened = got(await ticketWallet.read(tickets[0]?.id ?? ''));
      expect(opened.qrText).not.toBe(null);
    });

    it('a price that the page did not show is refused, never charged', async () => {
      const world = await make();
      const event = await world.event();
      const { cart, checkoutDesk } = await world.buyer();
      const lines = got(await cart.choose(event.sectionEventId, [{ ticketId: event.paid, quantity: 1 }], key()));
      expect(await checkoutDesk.begin(order(event, lines, { shownPrice: dong(150_000) }), key())).toMatchObject({
        ok: false,
        refusal: { code: 'PRICE_CHANGED', price: 200_000 },
      });
    });

    it('the regulations must be agreed to', async () => {
      const world = await make();
      const event = await world.event({ policy: 'Không hoàn vé' });
      const { cart, checkoutDesk } = await world.buyer();
      const lines = got(await cart.choose(event.sectionEventId, [{ ticketId: event.paid, quantity: 1 }], key()));
      expect(await checkoutDesk.begin(order(event, lines, { policyAgreed: false }), key())).toMatchObject({
        ok: false,
        refusal: { code: 'POLICY_NOT_AGREED' },
      });
    });

    it('a donation is added to the price; an event without donations takes none', async () => {
      const world = await make();
      const event = await world.event({ donations: true });
      const plain = await world.event();
      const { cart, checkoutDesk } = await world.buyer();
      const lines = got(await cart.choose(event.sectionEventId, [{ ticketId: event.paid, quantity: 1 }], key()));
      got(await checkoutDesk.saveDonation(event.sectionEventId, dong(50_000), 'Cố lên'));
      const session = got(await checkoutDesk.begin(order(event, lines, { shownPrice: dong(250_000) }), key()));
      expect(session).toMatchObject({ price: 250_000, donation: 50_000 });
      expect(await checkoutDesk.saveDonation(plain.sectionEventId, dong(50_000), null)).toMatchObject({
        ok: false,
        refusal: { code: 'DONATION_NOT_ACCEPTED' },
      });
    });

    it('an invoice is stored for a checkout of one’s own, complete only, until the order is paid', async () => {
      const world = await make();
      const event = await world.event();
      const { cart, checkoutDesk } = await world.buyer();
      const lines = got(await cart.choose(event.sectionEventId, [{ ticketId: event.paid, quantity: 1 }], key()));
      const session = got(await checkoutDesk.begin(order(event, lines), key()));
      const company = { companyName: 'Công ty Sao Mai', taxCode: '0312345678', address: '12 Lê Lợi, Quận 1' };
      expect(await checkoutDesk.updateInvoice(session.id, { ...company, taxCode: ' ' })).toEqual({
        ok: false,
        refusal: { code: 'INVOICE_INCOMPLETE', missing: ['taxCode'] },
      });
      expect(await checkoutDesk.updateInvoice(session.id, company)).toEqual({ ok: true, value: true });
      const other = await world.buyer();
      expect(await other.checkoutDesk.updateInvoice(session.id, company)).toMatchObject({
        ok: false,
        refusal: { code: 'NOT_FOUND' },
      });
      const transfer = got(await checkoutDesk.startBankTransfer(session.id, key()));
      await world.transfer(transfer.message, transfer.amount);
      expect(await checkoutDesk.updateInvoice(session.id, company)).toMatchObject({
        ok: false,
        refusal: { code: 'CHECKOUT_CLOSED' },
      });
    });

    it('a transfer says where to pay; its QR carries the same; the money makes the tickets', async () => {
      const world = await make();
      const event = await world.event();
      const { cart, checkoutDesk, ticketWallet } = await world.buyer();
      const lines = got(await cart.choose(event.sectionEventId, [{ ticketId: event.paid, quantity: 2 }], key()));
      const session = got(await checkoutDesk.begin(order(event, lines), key()));
      expect(session).toMatchObject({ price: 400_000, originalPrice: 500_000, discount: 100_000, status: 'OPEN' });
      const transfer = got(await checkoutDesk.startBankTransfer(session.id, key()));
      const again = got(await checkoutDesk.startBankTransfer(session.id, key()));
      expect(again).toEqual(transfer);
      expect(decodeVietQr(transfer.qrCode)).toMatchObject({
        ok: true,
        value: { account: transfer.account, amount: transfer.amount, message: transfer.message },
      });
      expect(got(await checkoutDesk.unfinished(event.sectionEventId))).toMatchObject({
        id: session.id,
        status: 'PENDING',
      });
      await world.transfer(transfer.message, dong(300_000));
      expect(got(await checkoutDesk.read(session.id))).toMatchObject({ status: 'PENDING', received: 300_000 });
      await world.transfer(transfer.message, dong(100_000));
      expect(got(await checkoutDesk.read(session.id))).toMatchObject({
        status: 'SUCCESSFUL',
        received: plus(dong(300_000), dong(100_000)),
      });
      expect(got(await checkoutDesk.unfinished(event.sectionEventId))).toBe(null);
      expect(got(await ticketWallet.list('UPCOMING', null)).tickets).toHaveLength(2);
      expect(got(await ticketWallet.list('PAST', null)).tickets).toEqual([]);
    });

    it('a checkout with a payment cannot be cancelled under it; one without can', async () => {
      const world = await make();
      const event = await world.event();
      const { cart, checkoutDesk } = await world.buyer();
      const lines = got(await cart.choose(event.sectionEventId, [{ ticketId: event.paid, quantity: 1 }], key()));
      const open = got(await checkoutDesk.begin(order(event, lines), key()));
      expect(got(await checkoutDesk.cancel(open.id))).toMatchObject({ status: 'CANCELLED' });
      const more = got(await cart.choose(event.sectionEventId, [{ ticketId: event.paid, quantity: 1 }], key()));
      const paying = got(await checkoutDesk.begin(order(event, more), key()));
      got(await checkoutDesk.startBankTransfer(paying.id, key()));
      expect(await checkoutDesk.cancel(paying.id)).toMatchObject({ ok: false, refusal: { code: 'PAYMENT_STARTED' } });
    });

    it("another person's checkout and tickets are not found", async () => {
      const world = await make();
      const event = await world.event();
      const one = await world.buyer();
      const lines = got(await one.cart.choose(event.sectionEventId, [{ ticketId: event.free, quantity: 1 }], key()));
      const session = got(await one.checkoutDesk.begin(order(event, lines), key()));
      const [ticket] = got(await one.ticketWallet.list('UPCOMING', null)).tickets;
      const other = await world.buyer();
      expect(await other.checkoutDesk.read(session.id)).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
      expect(await other.ticketWallet.read(ticket?.id ?? '')).toMatchObject({
        ok: false,
        refusal: { code: 'NOT_FOUND' },
      });
      expect(got(await other.cart.read(event.sectionEventId))).toEqual([]);
    });

    it('the link to an order shows it to whoever bears it, and nothing of the account', async () => {
      const world = await make();
      const event = await world.event();
      const one = await world.buyer();
      const lines = got(await one.cart.choose(event.sectionEventId, [{ ticketId: event.paid, quantity: 1 }], key()));
      const session = got(await one.checkoutDesk.begin(order(event, lines), key()));
      const transfer = got(await one.checkoutDesk.startBankTransfer(session.id, key()));
      const secret = got(await one.checkoutDesk.resumeLink(session.id)).split('#')[1] ?? '';
      const { sharedOrders } = await world.nobody();
      const shared = got(await sharedOrders.read(secret));
      expect(shared).toMatchObject({
        price: 200_000,
        received: ZERO,
        status: 'PENDING',
        ticketCount: 1,
        transfer: { message: transfer.message },
      });
      expect(JSON.stringify(shared)).not.toContain('lan@example.test');
      expect(await sharedOrders.read(`${secret.slice(0, -3)}aaa`)).toMatchObject({
        ok: false,
        refusal: { code: 'LINK_EXPIRED' },
      });
    });
  });
}

import type { Cart, CartLine } from '#application/ports/cart.ts';
import type { AttendeeDetails, BankTransferInstruction, CheckoutDesk, CheckoutSession } from '#application/ports/checkout-desk.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { EventPage, EventPages, SessionOnSale } from '#application/ports/event-pages.ts';
import type { LiveTopic } from '#application/ports/live-updates.ts';
import type { HallOnSale, SeatMaps } from '#application/ports/seat-maps.ts';
import type { SharedOrders } from '#application/ports/shared-order.ts';
import type { TicketCounter } from '#application/ports/ticket-counter.ts';
import type { HeldTicket, OpenedTicket, TicketWallet } from '#application/ports/ticket-wallet.ts';
import type { AccountId } from '#domain/account/account-id.ts';
import { makeTransferCode } from '#domain/bank-transfer/transfer-code.ts';
import { encodeVietQr } from '#domain/bank-transfer/vietqr.ts';
import { isUnfinished } from '#domain/checkout/checkout-session-state.ts';
import { checkDonation, checkDonationMessage } from '#domain/checkout/donation.ts';
import { makeOrderNumber } from '#domain/checkout/order-number.ts';
import type { OrderStatus } from '#domain/checkout/order-state.ts';
import { payBefore } from '#domain/checkout/pay-before.ts';
import { paymentResult } from '#domain/checkout/result-status.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Dong, ZERO } from '#domain/money/dong.ts';
import { missingPart } from '#domain/payment/missing-part.ts';
import { isWaiting } from '#domain/payment/payment-state.ts';
import { linePrices } from '#domain/pricing/line-prices.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import type { CheckoutLine } from '#domain/reservation/stock-outcome.ts';
import { waitsForPlaces } from '#domain/reservation/waits-for-places.ts';
import type { SessionSeats } from '#domain/seat/session-seat.ts';
import { fullName } from '#domain/text/full-name.ts';
import { DEFAULT_LOCALE } from '#domain/text/locale.ts';
import { makeRedeemCode } from '#domain/ticket/redeem-code.ts';
import { type MemoryStock, makeMemoryStock } from './stock-in-memory.ts';

type Settings = {
  readonly events: readonly EventPage[];
  readonly clock: Clock;
  readonly newId: () => string;
  /** Who is signed in: an account's id; null for nobody. */
  readonly buyer: () => string | null;
  readonly changed?: (topic: LiveTopic) => void;
  /** The seats of its sessions. */
  readonly halls?: readonly SessionSeats[];
};

type Order = { status: OrderStatus; readonly number: string; readonly tickets: OpenedTicket[] };
type Begun = {
  readonly eventId: number;
  readonly quote: Quote<CheckoutLine>;
  readonly attendees: ReadonlyMap<string, readonly AttendeeDetails[]>;
  transferCode: string | null;
  order: Order | null;
};

/** A whole box office in memory: events, carts with holds that end, checkouts, a bank, tickets. Every decision is the domain's own. */
export type MemoryBoxOffice = {
  readonly eventPages: EventPages;
  readonly ticketCounter: TicketCounter;
  readonly cart: Cart;
  readonly seatMaps: SeatMaps;
  readonly checkoutDesk: CheckoutDesk;
  readonly ticketWallet: TicketWallet;
  readonly sharedOrders: SharedOrders;
  /** Money arrives with this message. */
  readonly receiveTransfer: (message: string, amount: Dong, reference: string) => void;
  /** Gives back what is due, as the server's clockwork does. */
  readonly releaseExpired: () => void;
};

const BANK = { bin: '970436', account: '0011004321234', bank: 'Vietcombank', holder: 'CONG TY VEMOI' };
const unauthorized = refused<Refusal>({ code: 'UNAUTHORIZED' });
const notFound = refused<Refusal>({ code: 'NOT_FOUND' });

export function makeMemoryBoxOffice({ events, clock, newId, buyer, changed = () => undefined, halls = [] }: Settings): MemoryBoxOffice {
  const hallsOf = (event: EventPage) => halls.filter((hall) => event.sessions.some((session) => session.id === hall.sectionEventId));
  const stocks = new Map(events.map((event) => [event.id, makeMemoryStock(event, () => changed(`event:${event.id}`), hallsOf(event))]));
  const begun = new Map<string, Begun>();
  const donations = new Map<string, { amount: Dong; message: string | null }>();
  let drawn = 0;
  // Codes must differ, not surprise: a counter is random enough here.
  const draw = (n: number) => {
    drawn = (drawn * 7 + 11) % 999_983;
    return drawn % n;
  };

  const eventOf = (sectionEventId: number) => events.find((event) => event.sessions.some((session) => session.id === sectionEventId));
  const stockOf = (eventId: number): MemoryStock => {
    const stock = stocks.get(eventId);
    if (stock === undefined) throw new Error(`No event ${eventId} in this box office`);
    return stock;
  };
  const fresh = (event: EventPage): readonly SessionOnSale[] => {
    stockOf(event.id).run({ kind: 'RELEASE_EXPIRED' }, clock.now());
    return event.sessions.map((session) => ({
      ...session,
      tickets: session.tickets.map((ticket) => ({ ...ticket, remaining: stockOf(event.id).left(ticket.id) })),
    }));
  };

  const lineOf = (event: EventPage, claim: Reservation): CartLine => ({
    id: claim.reservationId,
    ticketId: claim.ticketTypeId,
    ticketName: event.sessions.flatMap((session) => session.tickets).find((ticket) => ticket.id === claim.ticketTypeId)?.name ?? '',
    quantity: claim.quantity,
    seats: claim.seats.map(({ seatId, alias }) => ({ id: seatId, alias })),
    ...linePrices(claim),
    specialOff: ZERO,
    insertedAt: clock.now(),
    heldUntil: claim.heldUntil,
  });

  const cartOf = (event: EventPage, accountId: AccountId, sectionEventId: number): readonly CartLine[] => {
    const stock = stockOf(event.id);
    stock.run({ kind: 'RELEASE_EXPIRED' }, clock.now());
    const open = new Set(stock.state().checkoutSessions.flatMap((session) => (session.state === 'OPEN' ? [session.checkoutSessionId] : [])));
    return stock
      .state()
      .reservations.filter((claim) => claim.accountId === accountId && claim.sectionEventId === sectionEventId)
      .filter((claim) => claim.state === 'HELD' || (claim.state === 'IN_CHECKOUT' && open.has(claim.checkoutSessionId)))
      .map((claim) => lineOf(event, claim));
  };

  const paymentOf = (stock: MemoryStock, id: string) => stock.state().payments.findLast((payment) => payment.checkoutSessionId === id);

  const transferOf = (known: Begun, payment: ReturnType<typeof paymentOf>): BankTransferInstruction | null => {
    if (payment === undefined || known.transferCode === null || !isWaiting(payment.state)) return null;
    const missing = missingPart(payment.amount, payment.received) ?? payment.amount;
    const qr = encodeVietQr({ bin: BANK.bin, account: BANK.account, amount: missing, message: known.transferCode });
    return {
      amount: missing,
      account: BANK.account,
      bank: BANK.bank,
      holder: BANK.holder,
      message: known.transferCode,
      qrCode: qr.ok ? qr.value : '',
      payBefore: payment.payBefore,
    };
  };

  function sessionOf(id: string): CheckoutSession | null {
    const known = begun.get(id);
    if (known === undefined) return null;
    const stock = stockOf(known.eventId);
    stock.run({ kind: 'RELEASE_EXPIRED' }, clock.now());
    const session = stock.state().checkoutSessions.find((row) => row.checkoutSessionId === id);
    if (session === undefined) return null;
    const payment = paymentOf(stock, id);
    const event = events.find((one) => one.id === known.eventId);
    const names = new Map(event?.sessions.flatMap((one) => one.tickets).map((ticket) => [ticket.id, ticket.name]));
    return {
      id,
      sectionEventId: session.sectionEventId,
      eventId: known.eventId,
      price: known.quote.final,
      originalPrice: known.quote.original,
      discount: known.quote.discount,
      donation: known.quote.donation,
      lines: known.quote.lines.map((line) => ({
        ticketId: line.ticketTypeId,
        name: names.get(line.ticketTypeId) ?? '',
        quantity: line.quantity,
        originalPrice: line.originalPrice,
        price: line.price,
      })),
      payBefore: payBefore({ price: known.quote.final, heldUntil: session.heldUntil, payment: payment ?? null }),
      status: paymentResult({ checkoutState: session.state, orderStatus: known.order?.status ?? null, paymentState: payment?.state ?? null }),
      received: payment?.received ?? ZERO,
      waitsForPlaces: waitsForPlaces(payment ?? null),
      transfer: transferOf(known, payment),
      orderId: known.order === null ? null : `order-${id}`,
      serverNow: clock.now(),
    };
  }

  const mine = (id: string): CheckoutSession | null => {
    const known = begun.get(id);
    const who = buyer();
    const session =
      known === undefined
        ? undefined
        : stockOf(known.eventId)
            .state()
            .checkoutSessions.find((row) => row.checkoutSessionId === id);
    return who !== null && session?.accountId === who ? sessionOf(id) : null;
  };

  function issue(id: string): void {
    const known = begun.get(id);
    if (known?.order === null || known === undefined || known.order.tickets.length > 0) return;
    const event = events.find((one) => one.id === known.eventId);
    for (const line of known.quote.lines) {
      const session = event?.sessions.find((one) => one.tickets.some((ticket) => ticket.id === line.ticketTypeId));
      const ticket = session?.tickets.find((one) => one.id === line.ticketTypeId);
      if (event === undefined || session === undefined || ticket === undefined) continue;
      const photo = event.photos[0];
      for (const attendee of known.attendees.get(line.reservationId) ?? []) {
        const ticketId = newId();
        known.order.tickets.push({
          id: ticketId,
          status: 'VALID',
          hand: 'HELD',
          firstName: attendee.firstName,
          lastName: attendee.lastName,
          holder: fullName(attendee, DEFAULT_LOCALE),
          email: attendee.email,
          ticketName: ticket.name,
          ticketDescription: ticket.description,
          seat: null,
          mode: ticket.mode,
          checkIns: 0,
          firstCheckInAt: null,
          code: makeRedeemCode(draw),
          orderNumber: known.order.number,
          orderId: known.order.number,
          qrText: `memory-ticket:${ticketId}`,
          rooms: [],
          session: {
            id: session.id,
            name: session.name,
            address: session.address ?? event.address,
            beginAt: session.beginAt,
            endAt: session.endAt,
            timezone: session.timezone,
            urls: [],
            event: {
              id: event.id,
              slug: event.slug,
              name: event.name,
              format: event.format,
              photo: photo === undefined ? null : { url: photo.url, cardUrl: photo.url, color: photo.color },
              organiser: event.organiser.name,
            },
          },
        });
      }
    }
  }

  function settled(id: string, status: OrderStatus): void {
    const known = begun.get(id);
    if (known === undefined) return;
    if (known.order === null) known.order = { status, number: makeOrderNumber(draw), tickets: [] };
    else known.order.status = status;
    if (status === 'SUCCESSFUL') issue(id);
    changed(`checkout:${id}`);
  }

  const ownTickets = (): readonly OpenedTicket[] => {
    const who = buyer();
    return [...begun.entries()].flatMap(([id, known]) => {
      const session = stockOf(known.eventId)
        .state()
        .checkoutSessions.find((row) => row.checkoutSessionId === id);
      return session?.accountId === who ? (known.order?.tickets ?? []) : [];
    });
  };

  const asBuyer = async <T>(act: (who: AccountId) => Result<T, Refusal>): Promise<Result<T, Refusal>> => {
    const who = buyer();
    return who === null ? unauthorized : act(who as AccountId);
  };

  return {
    eventPages: {
      read: async (eventId) => {
        const event = events.find((one) => one.id === eventId);
        return event === undefined ? refused({ code: 'EVENT_NOT_FOUND' }) : ok({ ...event, sessions: fresh(event) });
      },
      sessions: async (eventId) => {
        const event = events.find((one) => one.id === eventId);
        return event === undefined ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(fresh(event));
      },
      session: async (sectionEventId) => {
        const event = eventOf(sectionEventId);
        const session = event === undefined ? undefined : fresh(event).find((one) => one.id === sectionEventId);
        return session === undefined ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(session);
      },
    },
    ticketCounter: {
      open: async (sectionEventId) => {
        const event = eventOf(sectionEventId);
        const session = event === undefined ? undefined : fresh(event).find((one) => one.id === sectionEventId);
        return event === undefined || session === undefined ? notFound : ok({ ...session, event });
      },
    },
    seatMaps: {
      read: async (sectionEventId) => {
        const event = eventOf(sectionEventId);
        const hall =
          event &&
          stockOf(event.id)
            .state()
            .seats.find((one) => one.sectionEventId === sectionEventId);
        return event === undefined ? notFound : ok(hall === undefined ? null : hallOnSale(hall));
      },
    },
    cart: {
      read: (sectionEventId) =>
        asBuyer((who) => {
          const event = eventOf(sectionEventId);
          return event === undefined ? notFound : ok(cartOf(event, who, sectionEventId));
        }),
      choose: (sectionEventId, lines, key) =>
        asBuyer((who) => {
          const event = eventOf(sectionEventId);
          if (event === undefined) return notFound;
          const held = stockOf(event.id).run(
            {
              kind: 'HOLD',
              mode: 'replace',
              accountId: who,
              sectionEventId,
              lines: lines.map(({ ticketId, quantity, seatIds }) => ({
                reservationId: newId(),
                ticketTypeId: ticketId,
                quantity,
                ...(seatIds === undefined ? {} : { seats: { kind: 'NAMED' as const, seatIds, accessible: 0, code: null } }),
              })),
              idempotencyKey: key,
              requestHash: JSON.stringify(lines),
            },
            clock.now(),
          );
          return held.ok ? ok(held.value.lines.map((claim) => lineOf(event, claim))) : held;
        }),
      empty: (sectionEventId) =>
        asBuyer((who) => {
          const event = eventOf(sectionEventId);
          if (event === undefined) return notFound;
          stockOf(event.id).run({ kind: 'RELEASE_CART', accountId: who, sectionEventId }, clock.now());
          return ok(true);
        }),
    },
    checkoutDesk: {
      saveDonation: (sectionEventId, amount, message) =>
        asBuyer((who) => {
          const event = eventOf(sectionEventId);
          if (event === undefined) return notFound;
          const accepted = checkDonation(amount, event);
          if (!accepted.ok) return accepted;
          const words = checkDonationMessage(message);
          if (!words.ok) return words;
          donations.set(`${who} ${sectionEventId}`, { amount, message: words.value });
          return ok(true);
        }),
      begin: (order, key) =>
        asBuyer((who) => {
          const event = events.find((one) => one.id === order.eventId);
          if (event === undefined) return notFound;
          if (event.policy !== null && !order.policyAgreed) return refused({ code: 'POLICY_NOT_AGREED' });
          const answer = stockOf(event.id).run(
            {
              kind: 'BEGIN_CHECKOUT',
              accountId: who,
              sectionEventId: order.sectionEventId,
              checkoutSessionId: newId(),
              donation: donations.get(`${who} ${order.sectionEventId}`)?.amount ?? ZERO,
              shownPrice: order.shownPrice,
              attendees: order.attendees.map((line) => ({ reservationId: line.cartLineId, count: line.attendees.length })),
              idempotencyKey: key,
              requestHash: JSON.stringify(order),
            },
            clock.now(),
          );
          if (!answer.ok) return answer;
          const { checkoutSession, quote, orderStatus } = answer.value;
          const id = checkoutSession.checkoutSessionId;
          if (quote !== null) {
            const attendees = new Map(order.attendees.map((line) => [line.cartLineId, line.attendees]));
            begun.set(id, { eventId: event.id, quote, attendees, transferCode: null, order: null });
          }
          if (orderStatus !== null) settled(id, orderStatus);
          const session = sessionOf(id);
          return session === null ? notFound : ok(session);
        }),
      read: async (id) => {
        if (buyer() === null) return unauthorized;
        const session = mine(id);
        return session === null ? notFound : ok(session);
      },
      unfinished: (sectionEventId) =>
        asBuyer((who) => {
          const event = eventOf(sectionEventId);
          if (event === undefined) return notFound;
          const stock = stockOf(event.id);
          stock.run({ kind: 'RELEASE_EXPIRED' }, clock.now());
          const open = stock
            .state()
            .checkoutSessions.findLast((row) => row.accountId === who && row.sectionEventId === sectionEventId && isUnfinished(row.state));
          return ok(open === undefined ? null : sessionOf(open.checkoutSessionId));
        }),
      cancel: (id) =>
        asBuyer((who) => {
          const known = begun.get(id);
          if (known === undefined) return notFound;
          const answer = stockOf(known.eventId).run({ kind: 'CANCEL_CHECKOUT', accountId: who, checkoutSessionId: id }, clock.now());
          const session = sessionOf(id);
          if (!answer.ok) return answer;
          return session === null ? notFound : ok(session);
        }),
      startBankTransfer: (id, key) =>
        asBuyer((who) => {
          const known = begun.get(id);
          if (known === undefined) return notFound;
          const answer = stockOf(known.eventId).run(
            { kind: 'BEGIN_PAYMENT', accountId: who, checkoutSessionId: id, paymentId: newId(), provider: 'BANK_TRANSFER', idempotencyKey: key },
            clock.now(),
          );
          if (!answer.ok) return answer;
          known.transferCode ??= makeTransferCode(draw);
          if (known.order === null) settled(id, 'PROCESSING');
          const transfer = transferOf(known, answer.value.payment);
          return transfer === null ? notFound : ok(transfer);
        }),
      resumeLink: async (id) => {
        if (buyer() === null) return unauthorized;
        return mine(id) === null ? notFound : ok(`https://vemoi.test/pay#secret-${id}`);
      },
      chooseLateMoney: (id, choice) =>
        asBuyer((who) => {
          const known = begun.get(id);
          if (known === undefined) return notFound;
          const answer = stockOf(known.eventId).run({ kind: 'CHOOSE_LATE_MONEY', accountId: who, checkoutSessionId: id, choice }, clock.now());
          if (!answer.ok) return answer;
          changed(`checkout:${id}`);
          const session = sessionOf(id);
          return session === null ? notFound : ok(session);
        }),
    },
    ticketWallet: {
      list: async (time) => {
        if (buyer() === null) return unauthorized;
        const now = clock.now();
        const tickets = ownTickets().filter((ticket) => (time === 'PAST') === now > ticket.session.endAt);
        return ok({ tickets: tickets.map(({ qrText: _, rooms: __, ...held }): HeldTicket => held), after: null, total: tickets.length });
      },
      read: async (ticketId) => {
        if (buyer() === null) return unauthorized;
        const ticket = ownTickets().find((one) => one.id === ticketId);
        return ticket === undefined ? notFound : ok(ticket);
      },
    },
    sharedOrders: {
      read: async (secret) => {
        const id = secret.startsWith('secret-') ? secret.slice('secret-'.length) : '';
        const session = sessionOf(id);
        const event = session === null ? undefined : events.find((one) => one.id === session.eventId);
        const place = event?.sessions.find((one) => one.id === session?.sectionEventId);
        if (session === null || event === undefined || place === undefined) return refused({ code: 'LINK_EXPIRED' });
        return ok({
          eventName: event.name,
          eventSlug: event.slug,
          sessionName: place.name,
          beginAt: place.beginAt,
          endAt: place.endAt,
          timezone: place.timezone,
          buyer: 'L***',
          ticketCount: session.lines.reduce((count, line) => count + line.quantity, 0),
          price: session.price,
          received: session.received,
          status: session.status,
          transfer: session.transfer,
          serverNow: session.serverNow,
        });
      },
    },
    receiveTransfer: (message, amount, reference) => {
      for (const [id, known] of begun) {
        const payment = paymentOf(stockOf(known.eventId), id);
        if (known.transferCode !== message || payment === undefined) continue;
        const answer = stockOf(known.eventId).run(
          { kind: 'SETTLE', paymentId: payment.paymentId, provider: 'BANK_TRANSFER', providerReference: reference, amount, at: clock.now() },
          clock.now(),
        );
        if (answer.ok && answer.value.kind === 'SOLD') settled(id, answer.value.orderStatus);
        else changed(`checkout:${id}`);
      }
    },
    releaseExpired: () => {
      for (const stock of stocks.values()) stock.run({ kind: 'RELEASE_EXPIRED' }, clock.now());
    },
  };
}

/** The hall as a buyer meets it: a row is named by what its seats' names begin with. */
const hallOnSale = ({ seats }: SessionSeats): HallOnSale => ({
  rows: [...Map.groupBy(seats, (seat) => seat.row).values()].map((own) => ({
    section: '',
    name: (own[0]?.alias ?? '').replace(/\d+$/, ''),
    ticketId: own[0]?.ticketTypeId ?? null,
    seats: own.map(({ seatId, alias, place, pool, special, state }) => ({
      id: seatId,
      alias,
      place,
      kind: special === null ? pool : ('SPECIAL' as const),
      state,
    })),
  })),
});

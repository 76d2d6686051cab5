import type { EventPage, SessionOnSale } from '#application/event/ports/event-pages.ts';
import type { Clock } from '#application/platform/ports/clock.ts';
import type { LiveTopic } from '#application/platform/ports/live-updates.ts';
import type {
  AttendeeDetails,
  BankTransferInstruction,
  CheckoutSession,
  GatewayAttempt,
  ManualPayment,
} from '#application/sale/ports/checkout-desk.ts';
import type { OpenedTicket } from '#application/ticket/ports/ticket-wallet.ts';
import { makeRedeemCode } from '#domain/door/redeem-code.ts';
import type { SessionSeats } from '#domain/event/seat/session-seat.ts';
import { type Dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points } from '#domain/kernel/money/points.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { makeTransferCode } from '#domain/money/bank-transfer/transfer-code.ts';
import { encodeVietQr } from '#domain/money/bank-transfer/vietqr.ts';
import { type ManualTerms, NO_MANUAL_TERMS } from '#domain/money/payment/manual-payment.ts';
import { isGateway, type PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { amountMissing, isWaiting } from '#domain/money/payment/payment-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import { overpaid } from '#domain/sale/checkout/money-owed.ts';
import { makeOrderNumber, type OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { paymentDeadline, paymentResult } from '#domain/sale/checkout/result-status.ts';
import type { Quote } from '#domain/sale/pricing/quote.ts';
import type { SavedPayingCard } from '#domain/sale/promotion/card-promotion.ts';
import { type EventOffers, moneyToPay, waitsForPlaces } from '#domain/sale/reservation/reservation.ts';
import type { CheckoutLine } from '#domain/sale/reservation/stock-outcome.ts';
import { type MemoryStock, makeMemoryStock } from './stock-in-memory.ts';

export type BoxOfficeSettings = {
  readonly events: readonly EventPage[];
  readonly clock: Clock;
  readonly newId: () => string;
  readonly buyer: () => string | null;
  readonly changed?: (topic: LiveTopic) => void;
  readonly halls?: readonly SessionSeats[];
  readonly offers?: EventOffers;
  readonly gateways?: readonly PaymentMethod[];
  /** How every event takes money by hand. */
  readonly manual?: ManualTerms;
  /** As the card's provider knows it; null: it knows none. */
  readonly payingCard?: (cardId: string) => SavedPayingCard | null;
  /** The buyer's, to spend now. */
  readonly points?: () => Points;
  /** What the buyer's wallet held at first. */
  readonly wallet?: Dong;
};

type Order = { status: OrderStatus; readonly number: string; readonly tickets: OpenedTicket[] };
export type BegunCheckout = {
  readonly eventId: number;
  readonly quote: Quote<CheckoutLine>;
  readonly attendees: ReadonlyMap<string, readonly AttendeeDetails[]>;
  transferCode: string | null;
  attempt: GatewayAttempt | null;
  /** A manual payment's instructions and outcome. */
  manual: Pick<ManualPayment, 'instructions' | 'reportedAt' | 'refusedBecause' | 'proofUrl'> | null;
  order: Order | null;
};

const BANK = { bin: '970436', account: '0011004321234', bank: 'Vietcombank', holder: 'CONG TY VEMOI' };
export const unauthorized = refused<Refusal>({ code: 'UNAUTHORIZED' });
export const notFound = refused<Refusal>({ code: 'NOT_FOUND' });

export function boxOfficeInMemory({
  events,
  clock,
  newId,
  buyer,
  changed = () => undefined,
  halls = [],
  offers = { promotions: [], codes: [] },
  gateways = [],
  manual = NO_MANUAL_TERMS,
  points = () => NO_POINTS,
  wallet = ZERO,
  payingCard = () => null,
}: BoxOfficeSettings) {
  const hallsOf = (event: EventPage) =>
    halls.filter((hall) => event.sessions.some((session) => session.id === hall.sectionEventId));
  const stocks = new Map(
    events.map((event) => [
      event.id,
      makeMemoryStock(event, () => changed(`event:${event.id}`), hallsOf(event), offers),
    ]),
  );
  const begun = new Map<string, BegunCheckout>();
  const invoices = new Map<string, InvoiceDetails>();
  const donations = new Map<string, { amount: Dong; message: string | null }>();
  let drawn = 0;
  // Codes only have to differ: a counter will do.
  const draw = (n: number) => {
    drawn = (drawn * 7 + 11) % 999_983;
    return drawn % n;
  };

  const eventNumbered = (eventId: number) => events.find((event) => event.id === eventId);
  const eventOf = (sectionEventId: number) =>
    events.find((event) => event.sessions.some((session) => session.id === sectionEventId));
  const stockOf = (eventId: number): MemoryStock => {
    const stock = stocks.get(eventId);
    if (stock === undefined) throw new Error(`No event ${eventId} in this box office`);
    return stock;
  };
  const fresh = (event: EventPage): readonly SessionOnSale[] => {
    stockOf(event.id).run({ kind: 'RELEASE_EXPIRED' }, clock.now());
    return event.sessions.map((session) => ({
      ...session,
      tickets: session.tickets.map((ticket) => ({
        ...ticket,
        remaining: stockOf(event.id).left(ticket.id),
        alreadyBought: stockOf(event.id).boughtBy(buyer(), ticket.id),
      })),
    }));
  };

  const paymentOf = (stock: MemoryStock, id: string) =>
    stock.state().payments.findLast((payment) => payment.checkoutSessionId === id);

  const transferOf = (known: BegunCheckout, payment: ReturnType<typeof paymentOf>): BankTransferInstruction | null => {
    if (payment?.provider !== 'BANK_TRANSFER' || known.transferCode === null || !isWaiting(payment.state)) return null;
    const missing = amountMissing(payment.amount, payment.received) ?? payment.amount;
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
    const toPay = moneyToPay(session);
    const event = eventNumbered(known.eventId);
    const names = new Map(event?.sessions.flatMap((one) => one.tickets).map((ticket) => [ticket.id, ticket.name]));
    return {
      id,
      sectionEventId: session.sectionEventId,
      eventId: known.eventId,
      price: toPay,
      wallet: session.wallet ?? ZERO,
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
      payBefore: paymentDeadline({ price: toPay, heldUntil: session.heldUntil, payment: payment ?? null }),
      status: paymentResult({
        checkoutState: session.state,
        orderStatus: known.order?.status ?? null,
        paymentState: payment?.state ?? null,
      }),
      received: payment?.received ?? ZERO,
      overpaid: overpaid(stock.state().payments.filter((one) => one.checkoutSessionId === id)),
      lateReason: payment?.state !== 'LATE_MONEY' ? null : payment.received < payment.amount ? 'PART_PAID' : 'SOLD_OUT',
      waitsForPlaces: waitsForPlaces(payment ?? null),
      transfer: transferOf(known, payment),
      gateway: payment !== undefined && isGateway(payment.provider) ? known.attempt : null,
      manual:
        payment?.provider !== 'MANUAL' || known.manual === null || known.order === null
          ? null
          : {
              ...known.manual,
              amount: payment.amount,
              reference: known.order.number,
              payBefore: payment.payBefore,
            },
      orderId: known.order === null ? null : `order-${id}`,
      serverNow: clock.now(),
    };
  }

  const balance = (): Dong => {
    const states = [...stocks.values()].map((stock) => stock.state());
    const spent = states
      .flatMap(({ payments }) => payments)
      .map(({ provider, received }) => (provider === 'WALLET' ? received : ZERO));
    const parts = states
      .flatMap(({ checkoutSessions }) => checkoutSessions)
      .map((row) => (row.state === 'PAYING' || row.state === 'COMPLETED' ? (row.wallet ?? ZERO) : ZERO));
    return minus(wallet, ...spent, ...parts);
  };

  /** A box office in memory holds them with the checkout. */
  const heldFor = (id: string): { readonly pointsHeld: Points; readonly walletHeld: Dong } => {
    const eventId = begun.get(id)?.eventId;
    const sessions = eventId === undefined ? [] : stockOf(eventId).state().checkoutSessions;
    const { points: pointsHeld = NO_POINTS, wallet: walletHeld = ZERO } =
      sessions.find((row) => row.checkoutSessionId === id) ?? {};
    return { pointsHeld, walletHeld };
  };

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
    const event = eventNumbered(known.eventId);
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
          holder: fullName(attendee),
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
          voidBecause: null,
          rooms: [],
          recording: null,
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

  const asBuyer = async <T>(act: (who: AccountId) => Result<T, Refusal>): Promise<Result<T, Refusal>> => {
    const who = buyer();
    return who === null ? unauthorized : act(who as AccountId);
  };

  return {
    begun,
    gateways,
    manual,
    donations,
    invoices,
    newTransferCode: () => makeTransferCode(draw),
    stocks,
    eventNumbered,
    eventOf,
    stockOf,
    fresh,
    paymentOf,
    transferOf,
    sessionOf,
    mine,
    settled,
    asBuyer,
    buyer,
    clock,
    newId,
    balance,
    points,
    heldFor,
    payingCard,
    changed,
  };
}

export type BoxOfficeInMemory = ReturnType<typeof boxOfficeInMemory>;

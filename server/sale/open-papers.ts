import type { Instant } from '#domain/kernel/instant.ts';
import { plus, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type OrderStatus, unpaidOrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { Payment, Reservation } from '#domain/sale/reservation/reservation.ts';
import type { BeginCheckout } from '#domain/sale/reservation/stock-command.ts';
import {
  type CheckoutBegun,
  type Settled,
  type StockOutcome,
  transferOutcome,
} from '#domain/sale/reservation/stock-outcome.ts';
import {
  type CheckoutFacts,
  donationKey,
  type EventBook,
  type FrozenQuote,
  type OrderRow,
} from '#server/event/ports/event-book.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';
import type { QueuedEmail } from '#server/platform/ports/email-outbox.ts';
import type { BookedLine, Fresh, NewTicket, OrderEvent, TransferOutcomeRow } from '#server/sale/ports/desk-decision.ts';
import type { Attendee, CheckoutPapers, DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import { answeredPlaces } from './answers-of-line.ts';
import { attendeesOfLine } from './attendees-of-line.ts';
import { type Arrival, openLedger } from './open-ledger.ts';

export type Outcome = Extract<StockOutcome, { readonly ok: true }>['value'];

/**
 * The papers that follow from a batch's decisions: orders and their history, tickets, ledger lines, mails, audit
 * entries.
 */
export function openPapers(book: EventBook, now: Instant, fresh: Fresh) {
  const { eventId } = book.stock.event;
  const orders = new Map(book.orders);
  const checkouts = new Map(book.checkouts);
  const attendees = new Map(book.attendees);
  const inserted = new Set<string>();
  const changed = new Set<string>();
  const ledger = openLedger({ eventId, payments: book.stock.payments, now, id: fresh.id });
  const papers = {
    checkouts: [] as CheckoutFacts[],
    spentDonations: [] as { sectionEventId: number; accountId: AccountId }[],
    attendees: [] as { reservationId: string; attendees: readonly Attendee[] }[],
    transferCodes: new Map<string, string>(),
    orderEvents: [] as OrderEvent[],
    tickets: [] as NewTicket[],
    voided: [] as { userOrderId: string; tickets: number }[],
    transferOutcomes: [] as TransferOutcomeRow[],
    emails: [] as QueuedEmail[],
    audits: [] as AuditEntry[],
    touched: new Set<string>(),
    get ledger(): readonly BookedLine[] {
      return ledger.lines;
    },
    get newOrders(): readonly OrderRow[] {
      return [...inserted].flatMap((id) => orders.get(id) ?? []);
    },
    get changedOrders(): readonly OrderRow[] {
      return [...changed].filter((id) => !inserted.has(id)).flatMap((id) => orders.get(id) ?? []);
    },
  };

  const touch = (checkoutSessionId: string): void => {
    papers.touched.add(checkoutSessionId);
  };

  function record(
    order: OrderRow,
    kind: string,
    data: OrderEvent['data'],
    actor: AccountId | null,
    status: OrderStatus = order.status,
  ): OrderRow {
    const next: OrderRow = { ...order, status, updatedAt: now, history: order.history + 1 };
    papers.orderEvents.push({ userOrderId: order.userOrderId, number: next.history, kind, data, actor });
    orders.set(order.checkoutSessionId, next);
    changed.add(order.checkoutSessionId);
    touch(order.checkoutSessionId);
    return next;
  }

  function place(
    checkoutSessionId: string,
    sectionEventId: number,
    accountId: AccountId,
    facts: CheckoutFacts,
    registrant: OrderRow['registrant'],
    paymentMethod: OrderRow['paymentMethod'],
    status: OrderStatus,
  ): OrderRow {
    const order: OrderRow = {
      userOrderId: fresh.id(),
      orderNumber: fresh.orderNumber(),
      sectionEventId,
      accountId,
      checkoutSessionId,
      status,
      paymentMethod,
      quote: facts.quote,
      donationMessage: facts.donationMessage,
      registrant,
      insertedAt: now,
      updatedAt: now,
      history: 0,
    };
    inserted.add(checkoutSessionId);
    return record(order, 'placed', { status, price: facts.quote.final }, accountId);
  }

  /** A donation alone has no tickets, only thanks. */
  function issueTickets(order: OrderRow, lines: readonly Reservation[]): void {
    const { email, firstName, lastName, gender, phoneNumber } = order.registrant;
    const buyer: Attendee = {
      email,
      firstName: firstName ?? '',
      lastName,
      gender,
      phoneNumber,
      jobTitle: null,
      note: null,
      answers: null,
    };
    const holders = new Set<string>();
    for (const line of lines) {
      const given = attendees.get(line.reservationId) ?? [];
      const type = book.ticketTypes.get(line.ticketTypeId);
      const name =
        order.quote.lines.find((each) => each.reservationId === line.reservationId)?.name ?? type?.name ?? '';
      for (let position = 0; position < line.quantity; position += 1) {
        const attendee = given[position] ?? given[0] ?? buyer;
        if (attendee.email.toLowerCase() !== email.toLowerCase()) holders.add(attendee.email.toLowerCase());
        papers.tickets.push({
          boughtTicketId: fresh.id(),
          sectionEventId: line.sectionEventId,
          ticketTypeId: line.ticketTypeId,
          userOrderId: order.userOrderId,
          reservationId: line.reservationId,
          position,
          accountId: line.accountId,
          redeemCode: fresh.redeemCode(),
          ticketName: name,
          ticketDescription: type?.description ?? null,
          mode: type?.mode ?? 'ONSITE',
          attendee,
          seat: line.seats[position] ?? null,
        });
      }
    }
    const locale = localeOf(order.checkoutSessionId);
    const ids = { eventId, orderId: order.userOrderId };
    const message = order.quote.lines.length === 0 ? 'donation-received' : 'order-confirmed';
    papers.emails.push({ content: { message, ...ids }, recipient: email, locale });
    for (const holder of holders)
      papers.emails.push({ content: { message: 'ticket-received', ...ids }, recipient: holder, locale });
  }

  const localeOf = (checkoutSessionId: string) => checkouts.get(checkoutSessionId)?.locale ?? 'vi';

  function beginCheckout(stock: BeginCheckout, given: CheckoutPapers, begun: CheckoutBegun): void {
    if (begun.replayed || begun.quote === null) return;
    const session = begun.checkoutSession;
    const lineOf = new Map(begun.lines.map((line) => [line.reservationId, line]));
    const quote: FrozenQuote = {
      lines: begun.quote.lines.map((line) => ({
        reservationId: line.reservationId,
        ticketTypeId: line.ticketTypeId,
        name: book.ticketTypes.get(line.ticketTypeId)?.name ?? '',
        quantity: line.quantity,
        unitPrice: lineOf.get(line.reservationId)?.unitPrice ?? ZERO,
        originalPrice: line.originalPrice,
        price: line.price,
      })),
      original: begun.quote.original,
      discount: plus(begun.quote.discount, begun.quote.promo),
      donation: begun.quote.donation,
      final: begun.quote.final,
    };
    const donation = book.donations.get(donationKey(stock.sectionEventId, stock.accountId));
    const facts: CheckoutFacts = {
      checkoutSessionId: session.checkoutSessionId,
      quote,
      donationMessage: donation?.message ?? null,
      policyVersion: book.policy?.version ?? null,
      formVersion: stock.invited === true ? null : (book.form?.version ?? null),
      locale: given.locale,
    };
    checkouts.set(session.checkoutSessionId, facts);
    papers.checkouts.push(facts);
    if (donation !== undefined)
      papers.spentDonations.push({ sectionEventId: stock.sectionEventId, accountId: stock.accountId });
    for (const line of begun.lines) {
      const places = answeredOrPlain(stock, line, attendeesOfLine(book, given, line));
      attendees.set(line.reservationId, places);
      papers.attendees.push({ reservationId: line.reservationId, attendees: places });
    }
    touch(session.checkoutSessionId);
    if (begun.orderStatus === null) return;
    const order = place(
      session.checkoutSessionId,
      session.sectionEventId,
      session.accountId,
      facts,
      given.registrant,
      'FREE',
      begun.orderStatus,
    );
    if (begun.orderStatus === 'SUCCESSFUL') issueTickets(order, begun.lines);
  }

  /** What was answered, without what was not asked; checked before the stock was. */
  function answeredOrPlain(stock: BeginCheckout, line: Reservation, places: readonly Attendee[]): readonly Attendee[] {
    const answered = book.form === null || stock.invited === true ? null : answeredPlaces(book.form, line, places);
    return answered?.ok === true ? answered.value : places;
  }

  function tellLateMoney(order: OrderRow, payment: Payment): void {
    papers.emails.push({
      content: { message: 'late-money', eventId, paymentId: payment.paymentId },
      recipient: order.registrant.email,
      locale: localeOf(order.checkoutSessionId),
    });
  }

  function decideRefund(order: OrderRow, payment: Payment): void {
    ledger.refundDecided(payment);
    papers.emails.push({
      content: { message: 'refund-due', eventId, paymentId: payment.paymentId, amount: payment.received },
      recipient: order.registrant.email,
      locale: localeOf(order.checkoutSessionId),
    });
  }

  function settled(outcome: Settled, arrival: Arrival | null, decidedBy: AccountId | null): void {
    const { payment } = outcome;
    if (outcome.kind === 'REPEATED') return;
    touch(payment.checkoutSessionId);
    const order = orders.get(payment.checkoutSessionId);
    if (order === undefined) throw new Error(`Payment ${payment.paymentId} has no order`);
    if (arrival !== null) ledger.arrived(arrival);
    switch (outcome.kind) {
      case 'SOLD': {
        ledger.sold(payment, order.userOrderId, order.quote, outcome.surplus);
        const paid = record(
          order,
          outcome.late ? 'paid-late' : 'paid',
          { paymentId: payment.paymentId, received: payment.received, surplus: outcome.surplus },
          decidedBy,
          outcome.orderStatus,
        );
        if (outcome.orderStatus === 'SUCCESSFUL') issueTickets(paid, outcome.lines);
        return;
      }
      case 'PART_PAID':
        record(
          order,
          'part-paid',
          { paymentId: payment.paymentId, received: payment.received, missing: outcome.missing },
          decidedBy,
        );
        if (payment.state !== 'LATE_MONEY') return;
        ledger.withoutPlace(payment);
        tellLateMoney(order, payment);
        return;
      case 'NO_PLACE':
        ledger.withoutPlace(payment);
        record(
          order,
          'late-money',
          { paymentId: payment.paymentId, received: payment.received, because: outcome.because },
          decidedBy,
          unpaidOrderStatus(order.status),
        );
        tellLateMoney(order, payment);
        return;
      case 'SECOND_PAYMENT':
        if (payment.state === 'LATE_MONEY') ledger.withoutPlace(payment);
        else if (arrival !== null) ledger.second(payment, arrival.amount);
        record(order, 'paid-again', { paymentId: payment.paymentId, received: payment.received }, decidedBy);
        return;
      default:
        never(outcome);
    }
  }

  function givenBack(checkoutSessionId: string, released: readonly Reservation[], by: AccountId | null): void {
    const order = orders.get(checkoutSessionId);
    if (order === undefined) throw new Error(`Checkout session ${checkoutSessionId} has no order`);
    const tickets = released.reduce((sum, line) => sum + line.quantity, 0);
    const { userOrderId, registrant } = record(order, 'given-back', { tickets }, by ?? order.accountId, 'CANCELLED');
    papers.voided.push({ userOrderId, tickets });
    // Who gave them back knows; of what somebody else took back they are told.
    if (by !== null)
      papers.emails.push({
        content: { message: 'order-cancelled', eventId, orderId: userOrderId },
        recipient: registrant.email,
        locale: localeOf(checkoutSessionId),
      });
  }

  function file(command: DeskCommand, outcome: Outcome): void {
    switch (command.stock.kind) {
      case 'BEGIN_CHECKOUT':
        if (outcome.kind === 'CHECKOUT_BEGUN') beginCheckout(command.stock, command.papers as CheckoutPapers, outcome);
        return;
      case 'BEGIN_PAYMENT': {
        if (outcome.kind !== 'PAYMENT_BEGUN' || outcome.replayed) return;
        const { payment } = outcome;
        const facts = checkouts.get(payment.checkoutSessionId);
        const checkout = book.stock.checkoutSessions.find(
          (each) => each.checkoutSessionId === payment.checkoutSessionId,
        );
        if (facts === undefined || checkout === undefined)
          throw new Error(`No papers of checkout session ${payment.checkoutSessionId}`);
        if (payment.provider === 'BANK_TRANSFER') papers.transferCodes.set(payment.paymentId, fresh.transferCode());
        touch(payment.checkoutSessionId);
        if (orders.has(payment.checkoutSessionId)) return;
        const { registrant } = command.papers as Extract<
          DeskCommand,
          { readonly stock: { readonly kind: 'BEGIN_PAYMENT' } }
        >['papers'];
        place(
          payment.checkoutSessionId,
          checkout.sectionEventId,
          payment.accountId,
          facts,
          registrant,
          payment.provider,
          'PROCESSING',
        );
        papers.emails.push({
          content: { message: 'bank-transfer-waiting', eventId, paymentId: payment.paymentId },
          recipient: registrant.email,
          locale: facts.locale,
        });
        return;
      }
      case 'SETTLE': {
        if (!isSettled(outcome)) return;
        const transfer = command.papers as Extract<
          DeskCommand,
          { readonly stock: { readonly kind: 'SETTLE' } }
        >['papers'];
        settled(outcome, command.stock, transfer.decidedBy);
        if (transfer.incomingTransferId === null) return;
        papers.transferOutcomes.push({
          incomingTransferId: transfer.incomingTransferId,
          state: transferOutcome(outcome),
          transferCode: transfer.transferCode,
          paymentId: outcome.payment.paymentId,
          decidedBy: transfer.decidedBy,
          repeated: outcome.kind === 'REPEATED',
        });
        if (transfer.decidedBy === null || outcome.kind === 'REPEATED') return;
        papers.audits.push({
          act: 'transfer.matched',
          subject: `transfer:${transfer.incomingTransferId}`,
          eventId,
          actor: transfer.decidedBy,
          facts: { paymentId: outcome.payment.paymentId, amount: command.stock.amount, outcome: outcome.kind },
        });
        return;
      }
      case 'RESEAT': {
        if (!isSettled(outcome)) return;
        if (outcome.kind === 'SOLD') settled(outcome, null, null);
        const order = orders.get(outcome.payment.checkoutSessionId);
        // Asked again and still no place: the buyer was told the first time. That none will come any more is news.
        if (outcome.kind !== 'NO_PLACE' || outcome.payment.state !== 'REFUND_DUE' || order === undefined) return;
        const { paymentId, received } = outcome.payment;
        decideRefund(
          record(order, 'waiting-over', { paymentId, received, because: outcome.because }, null),
          outcome.payment,
        );
        return;
      }
      case 'CHOOSE_LATE_MONEY': {
        if (outcome.kind !== 'LATE_MONEY_CHOSEN') return;
        const { payment, choice } = outcome;
        const order = orders.get(payment.checkoutSessionId);
        if (order === undefined) return;
        record(
          order,
          choice === 'REFUND' ? 'refund-chosen' : 'waiting-chosen',
          { paymentId: payment.paymentId, amount: payment.received },
          payment.accountId,
        );
        if (choice === 'WAIT') return;
        decideRefund(order, payment);
        return;
      }
      case 'GIVE_BACK': {
        if (outcome.kind !== 'GIVEN_BACK' || outcome.released.length === 0) return;
        const { by } = command.papers as Extract<
          DeskCommand,
          { readonly stock: { readonly kind: 'GIVE_BACK' } }
        >['papers'];
        givenBack(outcome.checkoutSession.checkoutSessionId, outcome.released, by);
        return;
      }
      case 'CANCEL_CHECKOUT':
        touch(command.stock.checkoutSessionId);
        return;
      case 'HOLD':
      case 'CHANGE_LINE':
      case 'RELEASE_CART':
      case 'RELEASE_EXPIRED':
        return;
      case 'CHANGE_CAPACITY': {
        const { by } = command.papers as Extract<
          DeskCommand,
          { readonly stock: { readonly kind: 'CHANGE_CAPACITY' } }
        >['papers'];
        const { quotaId, capacity } = command.stock;
        papers.audits.push({
          act: 'capacity.changed',
          subject: `quota:${quotaId}`,
          eventId,
          actor: by,
          facts: { capacity },
        });
        return;
      }
      default:
        never(command.stock);
    }
  }

  function expired(payment: Payment): void {
    const order = orders.get(payment.checkoutSessionId);
    touch(payment.checkoutSessionId);
    const status = order && unpaidOrderStatus(order.status);
    if (order === undefined || status === order.status) return;
    const next = record(order, 'expired', { paymentId: payment.paymentId, received: payment.received }, null, status);
    if (payment.state !== 'LATE_MONEY') return;
    // Part of the price came and the rest did not: this money has no places either.
    tellLateMoney(next, payment);
    ledger.withoutPlace(payment);
  }

  return { papers, file, expired, touch };
}

const isSettled = (outcome: Outcome): outcome is Settled =>
  outcome.kind === 'SOLD' ||
  outcome.kind === 'PART_PAID' ||
  outcome.kind === 'NO_PLACE' ||
  outcome.kind === 'SECOND_PAYMENT' ||
  outcome.kind === 'REPEATED';

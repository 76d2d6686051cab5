import { z } from 'zod';
import { parseEmailAddress } from '#domain/account/email-address.ts';
import { orderMoneyLabel } from '#domain/checkout/order-money-label.ts';
import { CART_PAGE, USER_ORDERS_PAGE } from '#domain/checkout/page-sizes.ts';
import { payBefore } from '#domain/checkout/pay-before.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { dong, ZERO } from '#domain/money/dong.ts';
import { orderAbilities } from '#domain/permission/order-abilities.ts';
import { linePrices } from '#domain/pricing/line-prices.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';
import { LATE_CHOICES } from '#domain/reservation/reservation.ts';
import { waitsForPlaces } from '#domain/reservation/waits-for-places.ts';
import { fullName } from '#domain/text/full-name.ts';
import { bankTransferOf } from '#server/application/checkout/bank-transfer-of.ts';
import { ChangeReservation } from '#server/application/checkout/change-reservation.ts';
import { FindCheckout } from '#server/application/checkout/find-checkout.ts';
import { GiveUpCheckout } from '#server/application/checkout/give-up-checkout.ts';
import { IssueResumeLink } from '#server/application/checkout/issue-resume-link.ts';
import { NoteAttendees } from '#server/application/checkout/note-attendees.ts';
import { NoteDonation } from '#server/application/checkout/note-donation.ts';
import { OpenCheckout } from '#server/application/checkout/open-checkout.ts';
import { ReleaseCart } from '#server/application/checkout/release-cart.ts';
import { RequestBankTransfer } from '#server/application/checkout/request-bank-transfer.ts';
import { ReserveTickets } from '#server/application/checkout/reserve-tickets.ts';
import { resultOf } from '#server/application/checkout/resume-link.ts';
import { SettleLateChoice } from '#server/application/checkout/settle-late-choice.ts';
import { BankAccount } from '#server/application/ports/bank-account.ts';
import { RememberedReads } from '#server/application/ports/catalogue-reads.ts';
import { type CheckoutPayment, CheckoutReader, type OrderView } from '#server/application/ports/checkout-reader.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import type { Attendee } from '#server/application/ports/reservation-desk.ts';
import { type AtTheGate, PassWaitingRoom } from '#server/application/waiting-room/pass-waiting-room.ts';
import { passIn } from '../rest/waiting-cookies.ts';
import type { BoughtItemRow } from './bought-item.ts';
import type { RequestContext } from './context.ts';
import { cursorsOf } from './cursor.ts';
import { amount, count, currency, oneOf, optionalWords, paging, rowNumber, someWords, wireId, words } from './input-parts.ts';
import { onPlatform, rootField } from './root-field.ts';
import type { Resolvers } from './schema.gen.ts';
import { askOf, seatIds, seatsAsked, specialCode } from './seats-asked.ts';
import { encodeWireId, type WireId } from './wire-id.ts';
import { onTheWire } from './wire-refusal.ts';

/** As many lines and places as one request may name; the limits of a purchase are the domain's, and far below. */
const MOST_LINES = 50;
const MOST_PLACES = 1_000;

const emailAddress = z
  .string()
  .max(320)
  .transform((text, context): string => {
    const email = parseEmailAddress(text);
    if (email.ok) return email.value;
    context.addIssue({ code: 'custom', message: 'not an e-mail address' });
    return z.NEVER;
  });

/** Answers to a form lie flat; what is nested deeper is nobody's form, and a stack has an end. */
const DEEPEST_ANSWERS = 10;
const isDeeperThan = (value: unknown, most: number): boolean =>
  typeof value === 'object' && value !== null && (most === 0 || Object.values(value).some((inner) => isDeeperThan(inner, most - 1)));

const answersOf = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    const answers: unknown = JSON.parse(text);
    return isDeeperThan(answers, DEEPEST_ANSWERS) ? undefined : answers;
  } catch {
    return undefined;
  }
};

const attendee = z
  .object({
    email: emailAddress,
    first_name: someWords(100),
    last_name: optionalWords(100),
    gender: optionalWords(30),
    phone_number: optionalWords(30),
    job_title: optionalWords(200),
    note: optionalWords(2_000),
    metadata: optionalWords(20_000),
  })
  .transform((given, context): Attendee => {
    const answers = answersOf(given.metadata);
    if (answers === undefined) context.addIssue({ code: 'custom', path: ['metadata'], message: 'not JSON' });
    return {
      email: given.email,
      firstName: given.first_name,
      lastName: given.last_name,
      gender: given.gender,
      phoneNumber: given.phone_number,
      jobTitle: given.job_title,
      note: given.note,
      answers,
    };
  });
const attendees = z.array(attendee).max(MOST_PLACES);

const places = count(0, MOST_PLACES);
const chosenLine = z.object({ ticket_id: wireId, number_of_tickets: places, ...seatsAsked });
const key = z.string().trim().min(1).max(100);

/** What holds or spends names itself, so that a repeat after a lost answer is not a second wish. */
function keyOf(context: RequestContext): Result<string, RefusalOf<'IDEMPOTENCY_KEY_REQUIRED'>> {
  const given = key.safeParse(context.idempotencyKey);
  return given.success ? ok(given.data) : refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
}

/** Before a cart is begun: some events let people in one after another. */
const throughTheGate = (eventId: number, context: RequestContext & { readonly viewer: AtTheGate['viewer'] }): ReturnType<PassWaitingRoom> =>
  context.use(PassWaitingRoom)({ eventId, viewer: context.viewer, ...passIn(context.use, context.cookie, eventId) });

/** Ids of one event, decoded; a thing of another event is not found here. */
const sameEvent = (eventId: number, ids: readonly { readonly eventId: number }[]): boolean => ids.every((id) => id.eventId === eventId);

/** An order for who may see it; for others there is none. [S6-10] */
async function orderFor({ eventId, rowId }: WireId, context: RequestContext): Promise<Result<OrderView, RefusalOf<'NOT_FOUND'>>> {
  const order = await context.use(CheckoutReader).order(eventId, rowId);
  if (order === null) return refused({ code: 'NOT_FOUND' });
  const facts = { buyerAccountId: order.accountId, status: order.status, price: order.price, hasCheckedInTicket: false };
  const eventAbilities = order.accountId === context.accountId ? [] : [...(await context.eventAbilities(eventId))];
  return orderAbilities(context.viewer, { ...facts, eventAbilities }).includes('order.view') ? ok(order) : refused({ code: 'NOT_FOUND' });
}

const itemsOf = (order: OrderView): BoughtItemRow[] => order.lines.map((line) => ({ order, line }));

/** The newest attempt to pay for an order; null where none was made. */
const paymentOf = async ({ eventId, checkoutSessionId }: OrderView, context: RequestContext): Promise<CheckoutPayment | null> =>
  checkoutSessionId === null ? null : ((await context.use(CheckoutReader).checkout(eventId, checkoutSessionId))?.payment ?? null);

export const checkoutResolvers: Resolvers = {
  Query: {
    shopping_items: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        filter: words(200).nullish(),
        limit: count(1, CART_PAGE).nullish(),
        last_id: wireId.nullish(),
        section_event_id: rowNumber.nullish(),
      }),
      resolve: async ({ limit, last_id, section_event_id }, context) => {
        const filter = { sectionEventId: section_event_id ?? null, afterReservationId: last_id?.rowId ?? null, limit: limit ?? CART_PAGE };
        return ok([...(await context.use(CheckoutReader).cart(context.accountId, filter, context.now))]);
      },
    }),
    payment_checkout_session: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ id: wireId }),
      resolve: ({ id }, context) => context.use(FindCheckout)({ accountId: context.accountId, eventId: id.eventId, checkoutSessionId: id.rowId }),
    }),
    unfinished_checkout_session: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ section_event_id: rowNumber }),
      resolve: async ({ section_event_id }, context) => {
        const reader = context.use(CheckoutReader);
        const eventId = await reader.eventOfSession(section_event_id);
        return ok(eventId === null ? null : await reader.unfinished(eventId, section_event_id, context.accountId));
      },
    }),
    user_orders: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ ...paging, event_id: rowNumber.nullish() }),
      resolve: async ({ event_id, ...asked }, context) => {
        const filter = { eventId: event_id ?? null };
        const cursors = cursorsOf(context.use(Keyring), 'user_orders', { accountId: context.accountId, eventId: filter.eventId });
        const page = cursors.request({ ...asked, limit: asked.limit ?? USER_ORDERS_PAGE });
        if (!page.ok) return page;
        const reader = context.use(CheckoutReader);
        const orders = await reader.orders(context.accountId, filter, page.value);
        return ok({ user_orders: [...orders.rows], metadata: cursors.metadata(orders, () => reader.countOrders(context.accountId, filter)) });
      },
    }),
    user_order: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ id: wireId }),
      resolve: ({ id }, context) => orderFor(id, context),
    }),
    bought_items: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ user_order_id: wireId }),
      resolve: async ({ user_order_id: id }, context) => {
        const order = await orderFor(id, context);
        return order.ok ? ok(itemsOf(order.value)) : order;
      },
    }),
  },
  Mutation: {
    buy_tickets: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        input: z.object({
          ticket_id: wireId,
          number_of_tickets: count(1, MOST_PLACES),
          seat_ids: seatIds,
        }),
      }),
      resolve: async ({ input }, context) => {
        const idempotencyKey = keyOf(context);
        if (!idempotencyKey.ok) return idempotencyKey;
        const { eventId, rowId: ticketTypeId } = input.ticket_id;
        const gate = await throughTheGate(eventId, context);
        if (!gate.ok) return gate;
        const ticket = await context.loaders.ticket.load(encodeWireId(eventId, ticketTypeId));
        if (ticket === null) return refused({ code: 'NOT_FOUND' });
        const held = await context.use(ReserveTickets)({
          accountId: context.accountId,
          eventId,
          sectionEventId: ticket.sectionEventId,
          mode: 'add',
          lines: [{ ticketTypeId, quantity: input.number_of_tickets, ...askOf(input) }],
          idempotencyKey: idempotencyKey.value,
        });
        if (!held.ok) return onTheWire(eventId, held);
        const line = held.value.filter((each) => each.ticketTypeId === ticketTypeId).at(-1);
        return line === undefined ? refused({ code: 'NOT_FOUND' }) : ok(line);
      },
    }),
    choose_tickets: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        input: z.object({ section_event_id: rowNumber, lines: z.array(chosenLine).max(MOST_LINES) }),
      }),
      resolve: async ({ input }, context) => {
        const idempotencyKey = keyOf(context);
        if (!idempotencyKey.ok) return idempotencyKey;
        // By the ids that came along, before anything is read; they are held against the session's event below.
        const asked = input.lines.find((line) => line.number_of_tickets > 0)?.ticket_id.eventId;
        const gate = asked === undefined ? ok(null) : await throughTheGate(asked, context);
        if (!gate.ok) return gate;
        const eventId = await context.use(CheckoutReader).eventOfSession(input.section_event_id);
        if (eventId === null) return refused({ code: 'NOT_FOUND' });
        if (
          !sameEvent(
            eventId,
            input.lines.map((line) => line.ticket_id),
          )
        )
          return refused({ code: 'NOT_FOUND' });
        const held = await context.use(ReserveTickets)({
          accountId: context.accountId,
          eventId,
          sectionEventId: input.section_event_id,
          mode: 'replace',
          lines: input.lines.map((line) => ({ ticketTypeId: line.ticket_id.rowId, quantity: line.number_of_tickets, ...askOf(line) })),
          idempotencyKey: idempotencyKey.value,
        });
        return held.ok ? ok([...held.value]) : onTheWire(eventId, held);
      },
    }),
    update_number_of_tickets: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        shopping_item_id: wireId,
        number_of_tickets: places,
        seat_ids: seatIds,
        special_codes: z.array(specialCode).max(1).nullish(),
      }),
      resolve: async ({ shopping_item_id: id, number_of_tickets: quantity, seat_ids, special_codes }, context) =>
        onTheWire(
          id.eventId,
          await context.use(ChangeReservation)({
            accountId: context.accountId,
            eventId: id.eventId,
            reservationId: id.rowId,
            quantity,
            ...askOf({ seat_ids, special_code: special_codes?.[0] }),
          }),
        ),
    }),
    remove_all_shopping_items: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ section_event_id: rowNumber.nullish() }),
      resolve: ({ section_event_id }, context) =>
        context.use(ReleaseCart)({ accountId: context.accountId, sectionEventId: section_event_id ?? null }),
    }),
    add_shopping_item_attendees: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ shopping_item_id: wireId, attendees: attendees.min(1) }),
      resolve: async ({ shopping_item_id: id, attendees: given }, context) =>
        onTheWire(
          id.eventId,
          await context.use(NoteAttendees)({ accountId: context.accountId, eventId: id.eventId, reservationId: id.rowId, attendees: given }),
        ),
    }),
    upsert_ticket_donation: rootField({
      access: onPlatform('donation.give'),
      // The rule about the message's length is the domain's; this bound is only against a flood.
      input: z.object({ amount, section_event_id: rowNumber, message: optionalWords(10_000) }),
      resolve: async ({ amount: given, section_event_id, message }, context) => {
        const noted = await context.use(NoteDonation)({ accountId: context.accountId, sectionEventId: section_event_id, amount: given, message });
        return noted.ok ? ok({ ...noted.value, status: 'PENDING' }) : noted;
      },
    }),
    begin_payment_checkout_session: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        input: z.object({
          event_id: rowNumber,
          section_event_id: rowNumber,
          currency: currency.nullish(),
          policy_agreed: z.boolean().nullish(),
          shown_price: amount.nullish(),
          information_attendees_inputs: z.array(z.object({ shopping_item_id: wireId, attendees })).max(MOST_LINES),
        }),
      }),
      resolve: async ({ input }, context) => {
        const idempotencyKey = keyOf(context);
        if (!idempotencyKey.ok) return idempotencyKey;
        const eventId = await context.use(CheckoutReader).eventOfSession(input.section_event_id);
        if (eventId === null || eventId !== input.event_id) return refused({ code: 'NOT_FOUND' });
        const lines = input.information_attendees_inputs;
        if (
          !sameEvent(
            eventId,
            lines.map((line) => line.shopping_item_id),
          )
        )
          return refused({ code: 'NOT_FOUND' });
        const opened = await context.use(OpenCheckout)({
          accountId: context.accountId,
          eventId,
          sectionEventId: input.section_event_id,
          policyAgreed: input.policy_agreed === true,
          shownPrice: input.shown_price ?? null,
          attendees: lines.map((line) => ({ reservationId: line.shopping_item_id.rowId, attendees: line.attendees })),
          locale: context.locale,
          idempotencyKey: idempotencyKey.value,
        });
        return onTheWire(eventId, opened);
      },
    }),
    cancel_payment_checkout_session: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ id: wireId }),
      resolve: ({ id }, context) => context.use(GiveUpCheckout)({ accountId: context.accountId, eventId: id.eventId, checkoutSessionId: id.rowId }),
    }),
    create_bank_transfer: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ input: z.object({ payment_checkout_session_id: wireId }) }),
      resolve: ({ input: { payment_checkout_session_id: id } }, context) =>
        context.use(RequestBankTransfer)({ accountId: context.accountId, eventId: id.eventId, checkoutSessionId: id.rowId }),
    }),
    create_resume_link: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ payment_checkout_session_id: wireId }),
      resolve: async ({ payment_checkout_session_id: id }, context) => {
        const { accountId, locale } = context;
        const link = await context.use(IssueResumeLink)({ accountId, eventId: id.eventId, checkoutSessionId: id.rowId, locale });
        return link.ok ? ok({ url: link.value }) : link;
      },
    }),
    choose_late_money: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ payment_checkout_session_id: wireId, choice: oneOf(LATE_CHOICES) }),
      resolve: ({ payment_checkout_session_id: id, choice }, context) =>
        context.use(SettleLateChoice)({ accountId: context.accountId, eventId: id.eventId, checkoutSessionId: id.rowId, choice }),
    }),
  },

  ShoppingItem: {
    id: (line) => encodeWireId(line.eventId, line.reservationId),
    ticket_id: (line) => encodeWireId(line.eventId, line.ticketTypeId),
    section_event_id: (line) => line.sectionEventId,
    price: (line) => linePrices(line).price,
    currency: () => 'VND',
    inserted_at: (line) => line.insertedAt,
    held_until: (line) => line.heldUntil,
    product: async (line, _args, context) => {
      // As the public page has it: a crowd that takes places is not a second crowd that asks what they are called.
      const known = await context.use(RememberedReads).catalogue.ticketsOf([line.eventId]);
      const ticket =
        known.find((each) => each.ticketTypeId === line.ticketTypeId) ??
        (await context.loaders.ticket.load(encodeWireId(line.eventId, line.ticketTypeId)));
      if (ticket === null) throw new Error(`Cart line ${line.reservationId} has no ticket type`);
      return ticket;
    },
    seats: (line) => line.seats.map(({ seatId, alias }) => ({ id: encodeWireId(line.eventId, seatId), alias })),
    metadata: (line) => ({ number_of_tickets: line.quantity, original_price: linePrices(line).originalPrice, special_off: ZERO }),
  },

  TicketDonation: {
    section_event_id: (donation) => donation.sectionEventId,
    currency: () => 'VND',
  },

  PaymentCheckoutSession: {
    id: (checkout) => encodeWireId(checkout.eventId, checkout.checkoutSessionId),
    section_event_id: (checkout) => checkout.sectionEventId,
    event_id: (checkout) => checkout.eventId,
    price: (checkout) => checkout.quote.final,
    original_price: (checkout) => checkout.quote.original,
    discount: (checkout) => checkout.quote.discount,
    donation: (checkout) => checkout.quote.donation,
    currency: () => 'VND',
    lines: (checkout) =>
      checkout.quote.lines.map((line) => ({
        ticket_id: encodeWireId(checkout.eventId, line.ticketTypeId),
        name: line.name,
        number_of_tickets: line.quantity,
        original_price: line.originalPrice,
        price: line.price,
      })),
    inserted_at: (checkout) => checkout.insertedAt,
    pay_before: (checkout) => payBefore({ ...checkout, price: checkout.quote.final }),
    result: (checkout) => ({
      status: resultOf(checkout),
      received: checkout.payment?.received ?? ZERO,
      waits_for_places: waitsForPlaces(checkout.payment),
    }),
    bank_transfer_payment: (checkout, _args, context) => bankTransferOf(checkout.payment, context.use(BankAccount)),
    user_order_id: (checkout) => (checkout.order === null ? null : encodeWireId(checkout.eventId, checkout.order.userOrderId)),
    server_now: (_checkout, _args, context) => context.now,
  },

  BankTransferPayment: {
    value: (transfer) => transfer.amount,
    bank_transfer: (transfer) => transfer,
    pay_before: (transfer) => transfer.payBefore,
  },

  BankTransfer: {
    username: (transfer) => transfer.holder,
    qr_code: (transfer) => transfer.qrCode,
  },

  UserOrder: {
    id: (order) => encodeWireId(order.eventId, order.userOrderId),
    order_number: (order) => order.orderNumber,
    original_price: (order) => order.originalPrice,
    currency: () => 'VND',
    payment_method: (order) => order.paymentMethod,
    inserted_at: (order) => order.insertedAt,
    updated_at: (order) => order.updatedAt,
    payment_checkout_session_id: (order) => (order.checkoutSessionId === null ? null : encodeWireId(order.eventId, order.checkoutSessionId)),
    user_registrant: ({ registrant }, _args, context) => ({
      email: registrant.email,
      first_name: registrant.firstName,
      last_name: registrant.lastName,
      full_name: fullName(registrant, context.locale),
      gender: registrant.gender,
      phone_number: registrant.phoneNumber,
    }),
    ticket_donation: (order) =>
      order.donation === 0
        ? null
        : { sectionEventId: order.sectionEventId, amount: order.donation, message: order.donationMessage, status: order.status },
    section_event: async (order, _args, context) => {
      const session = await context.loaders.session.load(order.sectionEventId);
      if (session === null) throw new Error(`Order ${order.userOrderId} has no session ${order.sectionEventId}`);
      return session;
    },
    money_label: async (order, _args, context) => orderMoneyLabel({ price: order.price, payment: await paymentOf(order, context) }),
    received: async (order, _args, context) => (await paymentOf(order, context))?.received ?? ZERO,
    bought_items: itemsOf,
  },

  BoughtItem: {
    ticket_id: ({ order, line }) => encodeWireId(order.eventId, line.ticketTypeId),
    name: ({ line }) => line.name,
    number_of_tickets: ({ line }) => line.quantity,
    unit_price: ({ line }) => dong(line.unitPrice),
    price: ({ line }) => line.price,
    bought_tickets: async ({ order, line }, _args, context) => {
      const tickets = await context.loaders.ticketsOfOrder.load(encodeWireId(order.eventId, order.userOrderId));
      // By line: two lines can be of one ticket type.
      return tickets.filter((ticket) => ticket.reservationId === line.reservationId);
    },
  },
};

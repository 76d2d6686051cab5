import type pg from 'pg';
import type { Form } from '#domain/event/questionnaire/form.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points } from '#domain/kernel/money/points.ts';
import type { NameOrder } from '#domain/kernel/names/name-order.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import type {
  Bought,
  CheckoutSession,
  Payment,
  Quota,
  Receipt,
  Reservation,
  SellableEvent,
  SellableSession,
  SellableTicketType,
} from '#domain/sale/reservation/reservation.ts';
import {
  type CheckoutFacts,
  donationKey,
  type EventBook,
  type FrozenQuote,
  type OrderRow,
  type TicketTypeFacts,
} from '#server/event/ports/event-book.ts';
import { settleAll } from '#server/platform/postgres/settle-all.ts';
import type { Attendee, AttendeeAbout, DeskCommand, Registrant } from '#server/sale/ports/reservation-desk.ts';
import { UNPAID_DONATION } from '#server/sale/postgres/unpaid-donation.ts';
import {
  CARD_PROMOTIONS,
  CARD_PURCHASES,
  type CardPromotionRow,
  type CardPurchaseRow,
  cardPromotionOf,
} from './card-promotion-rows.ts';
import { CODES, type CodeRow, offersOf, PROMOTIONS, type PromotionRow } from './promotion-rows.ts';
import { askForSeats } from './read-seats.ts';
import {
  hallsOfTypes,
  joinSeats,
  readSeats,
  seatsNamedBy,
  seatsOfLines,
  typesOfAnySeats,
} from './reservation-seats.ts';
import type { HallMemory } from './seat-hall-memory.ts';
import { contactsOf, readWaiting, SOMEBODY_WAITS, waitingOf } from './waiting-rows.ts';

/** Per batch; the next one takes the rest. */
const MOST_DUE = 500;

// Quota, reservation, checkout session, payment, order; each by id. A batch locks its event's quotas first.
export const READ_QUOTAS =
  'SELECT quota_id, scope, capacity, reserved, sold FROM quota WHERE event_id = $1 ORDER BY quota_id';
const LOCK_QUOTAS = `${READ_QUOTAS} FOR NO KEY UPDATE`;

const EVENT = `SELECT event_id, status, archive, required_approval, enable_ticket_donation, is_required_form_ticket,
  is_required_general_info, addition_form, policy IS NOT NULL AS has_policy, version, approval_days, close_at_capacity,
  ${SOMEBODY_WAITS} AS somebody_waits FROM event WHERE event_id = $1`;
const SESSIONS = `SELECT section_event_id, plan_sale, begin_at, end_at, cancelled_at IS NOT NULL AS cancelled
  FROM section_event WHERE event_id = $1`;
export const TICKET_TYPES = `SELECT t.ticket_type_id, t.section_event_id, t.name, t.description, t.mode, t.price,
  t.original_price, t.purchase_limit, t.account_limit,
  t.multiple_of, t.sale_begin_at, t.sale_end_at, t.required_seat, t.by_invitation,
  array(SELECT q.quota_id FROM ticket_type_quota q
    WHERE q.event_id = t.event_id AND q.ticket_type_id = t.ticket_type_id ORDER BY 1) AS quota_ids
  FROM ticket_type t WHERE t.event_id = $1`;
// Beyond those that the commands name: due holds, and unpaid donations, which have no hold.
const SCOPE = `SELECT account_id, checkout_session_id FROM payment WHERE event_id = $1 AND payment_id = ANY($2::uuid[])
  UNION SELECT account_id, checkout_session_id FROM checkout_session WHERE event_id = $1
    AND checkout_session_id = ANY($3::uuid[])
  UNION SELECT account_id, checkout_session_id FROM (
    SELECT account_id, checkout_session_id FROM reservation
    WHERE event_id = $1 AND state IN ('HELD', 'IN_CHECKOUT') AND held_until <= $4 ORDER BY held_until
      LIMIT ${MOST_DUE}) due
  UNION SELECT account_id, checkout_session_id FROM (
    SELECT account_id, checkout_session_id FROM checkout_session
    WHERE event_id = $1 AND ${UNPAID_DONATION} AND held_until <= $4 ORDER BY held_until LIMIT ${MOST_DUE}) gift`;

// Without statistics a planner would scan the whole event. Locks are taken in the order of the ids.
const oneByOne = (ids: string, query: (id: string) => string, lock = ''): string =>
  `SELECT found.* FROM unnest(${ids}::uuid[]) AS asked(id) CROSS
    JOIN LATERAL (${query('asked.id')}${lock}) AS found`;

/** Lines of one account that are loaded whatever they are. Beyond them, sold lines are loaded as sums. */
export const MOST_LINES = 100;
export const LINE = `reservation_id, account_id, section_event_id, ticket_type_id, quantity, seats, unit_price,
  original_unit_price, state, held_since, held_until, checkout_session_id, idempotency_key, request_hash`;
// Sorting would read all lines before the limit; the quotas' locks keep batches of one event apart.
const reservations = (lock: string): string =>
  `${oneByOne(
    '$2',
    (account) => `SELECT ${LINE} FROM reservation
    WHERE event_id = $1 AND account_id = ${account} AND (state <> 'RELEASED' OR idempotency_key = ANY($3::text[])
      OR checkout_session_id = ANY($4::uuid[])) LIMIT ${MOST_LINES}`,
    lock,
  )} ORDER BY found.reservation_id`;
// Of an account with more lines than that: the cart, and what commands name. Each by its own index.
const linesThatMatter = (lock: string): string =>
  oneByOne(
    '$2',
    (account) => `SELECT ${LINE} FROM reservation WHERE event_id = $1 AND reservation_id = ANY(ARRAY(
      SELECT reservation_id FROM reservation
        WHERE account_id = ${account} AND event_id = $1 AND state IN ('HELD', 'IN_CHECKOUT')
      UNION SELECT by_key.reservation_id FROM unnest($3::text[]) AS named(key) CROSS JOIN LATERAL (
        SELECT reservation_id FROM reservation
        WHERE event_id = $1 AND account_id = ${account} AND idempotency_key = named.key OFFSET 0) AS by_key
      UNION SELECT by_checkout.reservation_id FROM unnest($4::uuid[]) AS named(id) CROSS JOIN LATERAL (
        SELECT reservation_id, account_id FROM reservation
        WHERE event_id = $1 AND checkout_session_id = named.id OFFSET 0) AS by_checkout
        WHERE by_checkout.account_id = ${account}))
    ORDER BY reservation_id`,
    lock,
  );
const BOUGHT = `SELECT account_id, section_event_id, ticket_type_id, sum(quantity)::int AS quantity,
  bool_or(unit_price > 0) AS is_paid FROM reservation
  WHERE event_id = $1 AND account_id = ANY($2::uuid[]) AND state = 'SOLD' AND idempotency_key <> ALL($3::text[])
    AND (checkout_session_id <> ALL($4::uuid[])) IS NOT FALSE
  GROUP BY account_id, section_event_id, ticket_type_id`;
const checkoutSessions = (lock: string): string =>
  oneByOne(
    '$2',
    (account) => `SELECT checkout_session_id, account_id, section_event_id, state, price, donation, held_until,
      idempotency_key, request_hash, quote, donation_message, donation_in_room,
    policy_version, form_version, locale, promotion_uses, points, wallet FROM checkout_session
    WHERE event_id = $1 AND account_id = ${account} AND (state IN ('OPEN', 'PAYING')
      OR idempotency_key = ANY($3::text[]) OR checkout_session_id = ANY($4::uuid[]))
    ORDER BY checkout_session_id`,
    lock,
  );
export const PAYMENT_COLUMNS = `payment_id, checkout_session_id, account_id, provider, state, amount, received,
  late_choice, pay_before, held_until, idempotency_key`;
const payments = (lock: string): string =>
  oneByOne(
    '$2',
    (checkout) => `SELECT ${PAYMENT_COLUMNS} FROM payment
    WHERE event_id = $1 AND checkout_session_id = ${checkout} ORDER BY payment_id`,
    lock,
  );
export const ORDER_COLUMNS = `user_order_id, order_number, section_event_id, account_id, checkout_session_id, status,
  payment_method, donation, donation_message, donation_in_room, price, points, wallet,
  original_price, discount, lines, registrant_email, registrant_first_name, registrant_last_name, registrant_gender,
  registrant_name_order, registrant_phone_number, inserted_at, updated_at,
  (SELECT coalesce(max(number), 0) FROM order_event e WHERE e.event_id = o.event_id
    AND e.user_order_id = o.user_order_id) AS history`;
const orders = (lock: string): string =>
  oneByOne(
    '$2',
    (account) => `SELECT ${ORDER_COLUMNS}
    FROM user_order o WHERE event_id = $1 AND account_id = ${account} AND (status = 'PROCESSING'
      OR checkout_session_id = ANY($3::uuid[]))
    ORDER BY user_order_id`,
    lock,
  );
const statements = (lock: string) => ({
  reservations: reservations(lock),
  linesThatMatter: linesThatMatter(lock),
  checkoutSessions: checkoutSessions(lock),
  payments: payments(lock),
  orders: orders(lock),
});
const LOCKING = statements(' FOR NO KEY UPDATE');
const READING = statements('');
const RECEIPTS = `SELECT payment_id, provider, provider_reference, amount, at FROM payment_receipt
  WHERE event_id = $1 AND provider_reference = ANY($2::text[])`;
const ATTENDEES = oneByOne(
  '$2',
  (
    reservation,
  ) => `SELECT reservation_id, email, first_name, last_name, name_order, gender, phone_number, job_title, note,
    about, answers FROM attendee WHERE event_id = $1 AND reservation_id = ${reservation} ORDER BY position`,
);
// An event has few donations, and their key does not start with the account.
const DONATIONS =
  'SELECT section_event_id, account_id, amount, message, in_room FROM ticket_donation WHERE event_id = $1 ' +
  'AND account_id = ANY($2::uuid[])';
const RELEASES = `SELECT q.quota_id, min(r.held_until) AS first, max(r.held_until) AS last FROM reservation r
  JOIN ticket_type_quota q ON q.event_id = r.event_id AND q.ticket_type_id = r.ticket_type_id
  WHERE r.event_id = $1 AND r.state IN ('HELD', 'IN_CHECKOUT') GROUP BY q.quota_id`;

export type BookReading = {
  /** false only in the race test. */
  readonly lock: boolean;
  /** When held places come free, for SOLD_OUT refusals; kept for a second. */
  readonly releases: ReleasesMemory;
  readonly halls: HallMemory;
};

type Releases = ReadonlyMap<string, { readonly first: Instant; readonly last: Instant }>;
/** Reading costs as much as there are holds. */
export type ReleasesMemory = Map<number, { readonly until: Instant; readonly releases: Releases }>;
const RELEASES_REMEMBERED = 1_000;
const MOST_REMEMBERED = 1_000;

type Names = {
  accounts: Set<string>;
  checkouts: Set<string>;
  payments: Set<string>;
  keys: Set<string>;
  references: Set<string>;
};

function namesIn(commands: readonly DeskCommand[]): Names {
  const names: Names = {
    accounts: new Set(),
    checkouts: new Set(),
    payments: new Set(),
    keys: new Set(),
    references: new Set(),
  };
  for (const { stock } of commands) {
    if ('accountId' in stock) names.accounts.add(stock.accountId);
    if ('checkoutSessionId' in stock) names.checkouts.add(stock.checkoutSessionId);
    if ('idempotencyKey' in stock) names.keys.add(stock.idempotencyKey);
    if (stock.kind === 'SETTLE' || stock.kind === 'RESEAT') names.payments.add(stock.paymentId);
    if (stock.kind === 'SETTLE') names.references.add(stock.providerReference);
  }
  return names;
}

const codesIn = (commands: readonly DeskCommand[]): readonly CodeText[] => [
  ...new Set(commands.flatMap(({ stock }) => (stock.kind === 'BEGIN_CHECKOUT' ? (stock.code ?? []) : []))),
];

const cardsIn = (commands: readonly DeskCommand[]) =>
  commands.flatMap(({ stock }) =>
    stock.kind === 'BEGIN_CHECKOUT' && stock.card !== undefined ? [{ ...stock.card, accountId: stock.accountId }] : [],
  );

const mayRunShort = (quotas: readonly QuotaRow[], commands: readonly DeskCommand[]): boolean => {
  if (commands.some(({ stock }) => stock.kind === 'CHANGE_CAPACITY')) return true;
  const wanted = commands.reduce(
    (most, { stock }) =>
      most +
      (stock.kind === 'HOLD'
        ? stock.lines.reduce((sum, line) => sum + line.quantity, 0)
        : stock.kind === 'CHANGE_LINE' || stock.kind === 'ISSUE_TICKETS'
          ? stock.quantity
          : 0),
    0,
  );
  return (
    wanted > 0 &&
    quotas.some(
      (quota) => quota.capacity !== null && quota.reserved > 0 && quota.capacity - quota.reserved - quota.sold < wanted,
    )
  );
};

/** Null: no such event. Starts in an open transaction. */
export async function readEventBook(
  client: pg.ClientBase,
  eventId: number,
  commands: readonly DeskCommand[],
  now: Instant,
  { lock, releases, halls }: BookReading,
): Promise<EventBook | null> {
  const names = namesIn(commands);
  const kinds = new Set(commands.map(({ stock }) => stock.kind));
  const pays = kinds.has('SETTLE') || kinds.has('RESEAT');
  const begins = kinds.has('BEGIN_CHECKOUT');
  const codes = codesIn(commands);
  const cards = cardsIn(commands);
  const read = lock ? LOCKING : READING;
  const seating = { client, memory: halls, eventId, now };
  const nothing = Promise.resolve({ rows: [] as never[] });
  // Sent together with the locks: each round trip is a turn of a busy event loop.
  const asked = (accounts: ReadonlySet<string>) => [
    eventId,
    [...accounts].sort(),
    [...names.keys],
    [...names.checkouts],
  ];
  const linesOf = (accounts: ReadonlySet<string>) =>
    accounts.size > 0 ? client.query<ReservationRow>(read.reservations, asked(accounts)) : nothing;
  const checkoutsOf = (accounts: ReadonlySet<string>) =>
    accounts.size > 0 ? client.query<CheckoutRow>(read.checkoutSessions, asked(accounts)) : nothing;
  // Accounts named without a checkout. The others are read once their checkouts are known.
  const atOnce = new Set<string>(
    commands.flatMap(({ stock }) => ('accountId' in stock && !('checkoutSessionId' in stock) ? stock.accountId : [])),
  );
  // Most of a rush holds places and has no checkout to read.
  const onlyHolds = kinds.size === 1 && kinds.has('HOLD');
  // Whether places have seats is known with the ticket types; for an event with a remembered hall it is likely.
  const seatsNamed = seatsNamedBy(commands);
  const anySeats = new Set(typesOfAnySeats(commands));
  const likelySeated = seatsNamed.length > 0 || (anySeats.size > 0 && halls.has(eventId));
  const [
    quotas,
    events,
    sessions,
    ticketTypes,
    scope,
    namedLines,
    namedCheckouts,
    receiptRows,
    donationRows,
    promotionRows,
    codeRows,
    cardRows,
    cardPurchases,
    seatAnswers,
  ] = await settleAll(
    client.query<QuotaRow>(lock ? LOCK_QUOTAS : READ_QUOTAS, [eventId]),
    client.query<EventRow>(EVENT, [eventId]),
    client.query<SessionRow>(SESSIONS, [eventId]),
    client.query<TicketTypeRow>(TICKET_TYPES, [eventId]),
    client.query<ScopeRow>(SCOPE, [eventId, [...names.payments], [...names.checkouts], new Date(now)]),
    linesOf(atOnce),
    onlyHolds ? nothing : checkoutsOf(atOnce),
    names.references.size > 0 ? client.query<ReceiptRow>(RECEIPTS, [eventId, [...names.references]]) : nothing,
    begins ? client.query<DonationRow>(DONATIONS, [eventId, [...names.accounts]]) : nothing,
    begins ? client.query<PromotionRow>(PROMOTIONS, [eventId]) : nothing,
    codes.length > 0 ? client.query<CodeRow>(CODES, [eventId, codes]) : nothing,
    cards.length > 0 ? client.query<CardPromotionRow>(CARD_PROMOTIONS, [eventId]) : nothing,
    cards.length > 0
      ? client.query<CardPurchaseRow>(CARD_PURCHASES, [
          eventId,
          cards.map(({ accountId }) => accountId),
          cards.map(({ fingerprint }) => fingerprint),
        ])
      : nothing,
    likelySeated ? askForSeats(seating, seatsNamed) : Promise.resolve(null),
  );
  const event = events.rows[0];
  if (event === undefined) return null;
  const waitingRows = await readWaiting(client, eventId, commands, now, event.somebody_waits);
  // An offer takes the best seats that there are.
  for (const row of waitingRows) anySeats.add(row.ticket_type_id);
  for (const row of scope.rows) {
    names.accounts.add(row.account_id);
    if (row.checkout_session_id !== null) names.checkouts.add(row.checkout_session_id);
  }
  // Some are read again, now that their checkouts are known.
  const behind = new Set<string>([
    ...[...names.accounts].filter((id) => !atOnce.has(id)),
    ...scope.rows.map((row) => row.account_id),
  ]);
  const unread = onlyHolds ? namedLines.rows.flatMap((row) => (row.state === 'IN_CHECKOUT' ? row.account_id : [])) : [];
  const accounts = [...names.accounts].sort();
  const checkouts = [...names.checkouts];
  // A rush of holds has no payments or orders to read.
  const pending = scope.rows.length > 0;
  const remembered = releases.get(eventId);
  const wantsReleases =
    mayRunShort(quotas.rows, commands) &&
    (remembered === undefined || remembered.until < now || kinds.has('CHANGE_CAPACITY'));
  const [linesBehind, checkoutsBehind, paymentRows, orderRows, releaseRows, askedSeats] = await settleAll(
    linesOf(behind),
    checkoutsOf(new Set([...behind, ...unread])),
    pending ? client.query<PaymentRow>(read.payments, [eventId, [...checkouts].sort()]) : nothing,
    pending ? client.query<OrderDbRow>(read.orders, [eventId, accounts, checkouts]) : nothing,
    wantsReleases ? client.query<ReleaseRow>(RELEASES, [eventId]) : nothing,
    readSeats(seating, { named: seatsNamed, halls: hallsOfTypes(ticketTypes.rows, anySeats) }, seatAnswers),
  );
  const fewLines = [...namedLines.rows.filter((row) => !behind.has(row.account_id)), ...linesBehind.rows];
  const heavy = withMostLines(fewLines);
  const limits = pays || ticketTypes.rows.some((row) => row.account_limit !== null);
  // A repeated BEGIN_CHECKOUT finds its checkout by its key, and answers with its lines.
  const answered = [...namedCheckouts.rows, ...checkoutsBehind.rows].map((row) => row.checkout_session_id);
  const heavyAsked = [eventId, [...heavy].sort(), [...names.keys], [...new Set([...checkouts, ...answered])]];
  const [heavyLines, heavyCheckouts, boughtRows] =
    heavy.size === 0
      ? [await nothing, await nothing, await nothing]
      : await settleAll(
          client.query<ReservationRow>(read.linesThatMatter, heavyAsked),
          onlyHolds ? checkoutsOf(heavy) : nothing,
          limits ? client.query<BoughtRow>(BOUGHT, heavyAsked) : nothing,
        );
  const lineRows = [...fewLines.filter((row) => !heavy.has(row.account_id)), ...heavyLines.rows];
  const checkoutRows = [
    ...namedCheckouts.rows.filter((row) => !behind.has(row.account_id)),
    ...checkoutsBehind.rows.filter((row) => !onlyHolds || !heavy.has(row.account_id)),
    ...heavyCheckouts.rows,
  ];
  const reservations = lineRows.map(reservationOf);
  const seats = joinSeats(askedSeats, await readSeats(seating, seatsOfLines(commands, reservations, names.checkouts)));
  const named = new Set(checkouts);
  const attended = lineRows.filter(
    (row) => row.state === 'HELD' || row.state === 'IN_CHECKOUT' || named.has(row.checkout_session_id ?? ''),
  );
  const attendeeRows =
    (pays || begins || kinds.has('ANSWER_APPROVAL')) && attended.length > 0
      ? await client.query<AttendeeRow>(ATTENDEES, [eventId, attended.map((row) => row.reservation_id)])
      : await nothing;
  if (wantsReleases) {
    const fresh = new Map(releaseRows.rows.map((row) => [row.quota_id, { first: row.first, last: row.last }]));
    if (releases.size > MOST_REMEMBERED) releases.clear();
    releases.set(eventId, { until: (now + RELEASES_REMEMBERED) as Instant, releases: fresh });
  }
  const frees = releases.get(eventId)?.releases;
  return {
    stock: {
      event: {
        eventId,
        status: event.status,
        archive: event.archive,
        requiredApproval: event.required_approval,
        ...closingQuota(event, quotas.rows),
      },
      sessions: sessions.rows.map(
        (row): SellableSession => ({
          sectionEventId: row.section_event_id,
          planSale: row.plan_sale,
          beginAt: row.begin_at,
          endAt: row.end_at,
          cancelled: row.cancelled,
        }),
      ),
      ticketTypes: ticketTypes.rows.map(sellable),
      quotas: quotas.rows.map(
        (row): Quota => ({
          quotaId: row.quota_id,
          capacity: row.capacity,
          reserved: row.reserved,
          sold: row.sold,
          releases: frees?.get(row.quota_id) ?? null,
        }),
      ),
      reservations,
      bought: boughtRows.rows.map(
        (row): Bought => ({
          accountId: row.account_id,
          sectionEventId: row.section_event_id,
          ticketTypeId: row.ticket_type_id,
          quantity: row.quantity,
          isPaid: row.is_paid,
        }),
      ),
      checkoutSessions: checkoutRows.map(checkoutOf),
      payments: paymentRows.rows.map(paymentOf),
      receipts: receiptRows.rows.map(
        (row): Receipt => ({
          paymentId: row.payment_id,
          provider: row.provider,
          providerReference: row.provider_reference,
          amount: row.amount,
          at: row.at,
        }),
      ),
      seats,
      ...(waitingRows.length > 0 ? { waiting: waitingRows.map(waitingOf) } : {}),
      ...(begins
        ? {
            offers: {
              ...offersOf(promotionRows.rows, codeRows.rows),
              cards: cardRows.rows.map(cardPromotionOf),
              cardPurchases: cardPurchases.rows,
            },
          }
        : {}),
    },
    ...(waitingRows.length > 0 ? { waitingContacts: contactsOf(waitingRows) } : {}),
    policy: event.has_policy ? { version: event.version } : null,
    donationEnabled: event.enable_ticket_donation,
    approvalDays: event.approval_days,
    formPerTicket: event.is_required_form_ticket,
    generalInfo: event.is_required_general_info,
    form: event.addition_form,
    ticketTypes: new Map(
      ticketTypes.rows.map((row): [string, TicketTypeFacts] => [
        row.ticket_type_id,
        { ticketTypeId: row.ticket_type_id, name: row.name, description: row.description, mode: row.mode },
      ]),
    ),
    checkouts: new Map(
      checkoutRows.map((row): [string, CheckoutFacts] => [
        row.checkout_session_id,
        {
          checkoutSessionId: row.checkout_session_id,
          quote: row.quote,
          donationMessage: row.donation_message,
          donationInRoom: row.donation_in_room,
          policyVersion: row.policy_version,
          formVersion: row.form_version,
          locale: row.locale,
        },
      ]),
    ),
    orders: new Map(orderRows.rows.map((row) => [row.checkout_session_id, orderOf(row)])),
    attendees: attendeesByReservation(attendeeRows.rows),
    donations: new Map(
      donationRows.rows.map((row) => [
        donationKey(row.section_event_id, row.account_id),
        { amount: row.amount, message: row.message, inRoom: row.in_room },
      ]),
    ),
  };
}

function closingQuota(event: EventRow, quotas: readonly QuotaRow[]): Pick<SellableEvent, 'closingQuotaId'> {
  const own = event.close_at_capacity ? quotas.find((quota) => quota.scope === 'EVENT') : undefined;
  return own === undefined ? {} : { closingQuotaId: own.quota_id };
}

/** The accounts whose lines filled the limit, so that some may be missing. */
function withMostLines(rows: readonly ReservationRow[]): ReadonlySet<string> {
  if (rows.length < MOST_LINES) return new Set();
  const lines = new Map<string, number>();
  for (const { account_id } of rows) lines.set(account_id, (lines.get(account_id) ?? 0) + 1);
  return new Set([...lines].flatMap(([account, count]) => (count >= MOST_LINES ? account : [])));
}

function attendeesByReservation(rows: readonly AttendeeRow[]): Map<string, Attendee[]> {
  const found = new Map<string, Attendee[]>();
  for (const row of rows) {
    const attendee: Attendee = {
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      nameOrder: row.name_order,
      gender: row.gender,
      phoneNumber: row.phone_number,
      jobTitle: row.job_title,
      note: row.note,
      about: row.about,
      answers: row.answers,
    };
    const known = found.get(row.reservation_id);
    if (known === undefined) found.set(row.reservation_id, [attendee]);
    else known.push(attendee);
  }
  return found;
}

export const sellable = (row: TicketTypeRow): SellableTicketType => ({
  ticketTypeId: row.ticket_type_id,
  sectionEventId: row.section_event_id,
  quotaIds: row.quota_ids,
  price: row.price,
  originalPrice: row.original_price,
  purchaseLimit: row.purchase_limit,
  accountLimit: row.account_limit,
  multipleOf: row.multiple_of,
  saleBeginAt: row.sale_begin_at,
  saleEndAt: row.sale_end_at,
  requiredSeat: row.required_seat,
  ...(row.by_invitation ? { byInvitation: true } : {}),
});

// The table's CHECK keeps state and checkout session consistent.
export const reservationOf = (row: ReservationRow): Reservation =>
  ({
    reservationId: row.reservation_id,
    accountId: row.account_id,
    sectionEventId: row.section_event_id,
    ticketTypeId: row.ticket_type_id,
    quantity: row.quantity,
    seats: row.seats ?? [],
    unitPrice: row.unit_price,
    originalUnitPrice: row.original_unit_price,
    heldSince: row.held_since,
    heldUntil: row.held_until,
    idempotencyKey: row.idempotency_key,
    requestHash: row.request_hash,
    state: row.state,
    checkoutSessionId: row.checkout_session_id,
  }) as Reservation;

const pointsOf = ({ points }: { readonly points: Points }): { readonly points?: Points } =>
  points === NO_POINTS ? {} : { points };

const walletOf = ({ wallet }: { readonly wallet: Dong }): { readonly wallet?: Dong } =>
  wallet === ZERO ? {} : { wallet };

const checkoutOf = (row: CheckoutRow): CheckoutSession => ({
  checkoutSessionId: row.checkout_session_id,
  accountId: row.account_id,
  sectionEventId: row.section_event_id,
  state: row.state,
  price: row.price,
  donation: row.donation,
  heldUntil: row.held_until,
  idempotencyKey: row.idempotency_key,
  requestHash: row.request_hash,
  ...pointsOf(row),
  ...walletOf(row),
  ...(row.promotion_uses === null ? {} : { promotionUses: row.promotion_uses }),
});

export const paymentOf = (row: PaymentRow): Payment => ({
  paymentId: row.payment_id,
  checkoutSessionId: row.checkout_session_id,
  accountId: row.account_id,
  provider: row.provider,
  state: row.state,
  amount: row.amount,
  received: row.received,
  lateChoice: row.late_choice,
  payBefore: row.pay_before,
  heldUntil: row.held_until,
  idempotencyKey: row.idempotency_key,
});

const registrantOf = (row: OrderDbRow): Registrant => ({
  email: row.registrant_email,
  firstName: row.registrant_first_name,
  lastName: row.registrant_last_name,
  nameOrder: row.registrant_name_order,
  gender: row.registrant_gender,
  phoneNumber: row.registrant_phone_number,
});

export const orderOf = (row: OrderDbRow): OrderRow => ({
  userOrderId: row.user_order_id,
  orderNumber: row.order_number,
  sectionEventId: row.section_event_id,
  accountId: row.account_id,
  checkoutSessionId: row.checkout_session_id,
  status: row.status,
  paymentMethod: row.payment_method,
  quote: {
    lines: row.lines,
    original: row.original_price,
    discount: row.discount,
    donation: row.donation,
    final: row.price,
    ...pointsOf(row),
    ...walletOf(row),
  },
  donationMessage: row.donation_message,
  donationInRoom: row.donation_in_room,
  registrant: registrantOf(row),
  insertedAt: row.inserted_at,
  updatedAt: row.updated_at,
  history: row.history,
});

type BoughtRow = {
  readonly account_id: AccountId;
  readonly section_event_id: number;
  readonly ticket_type_id: string;
  readonly quantity: number;
  readonly is_paid: boolean;
};
export type QuotaRow = {
  readonly quota_id: string;
  readonly scope: 'TICKET_TYPE' | 'SESSION' | 'EVENT';
  readonly capacity: number | null;
  readonly reserved: number;
  readonly sold: number;
};
type EventRow = {
  readonly status: SellableEvent['status'];
  readonly archive: boolean;
  readonly required_approval: boolean;
  readonly enable_ticket_donation: boolean;
  readonly is_required_form_ticket: boolean;
  readonly is_required_general_info: boolean;
  readonly addition_form: Form | null;
  readonly has_policy: boolean;
  readonly approval_days: number;
  readonly close_at_capacity: boolean;
  readonly somebody_waits: boolean;
  readonly version: number;
};
type SessionRow = {
  readonly section_event_id: number;
  readonly plan_sale: SellableSession['planSale'];
  readonly begin_at: Instant;
  readonly end_at: Instant;
  readonly cancelled: boolean;
};
export type TicketTypeRow = {
  readonly ticket_type_id: string;
  readonly section_event_id: number;
  readonly name: string;
  readonly description: string | null;
  readonly mode: TicketTypeFacts['mode'];
  readonly price: Dong;
  readonly original_price: Dong;
  readonly purchase_limit: number | null;
  readonly account_limit: number | null;
  readonly multiple_of: number;
  readonly sale_begin_at: Instant | null;
  readonly sale_end_at: Instant | null;
  readonly required_seat: boolean;
  readonly by_invitation: boolean;
  readonly quota_ids: readonly string[];
};
type ScopeRow = { readonly account_id: string; readonly checkout_session_id: string | null };
export type ReservationRow = {
  readonly reservation_id: string;
  readonly account_id: AccountId;
  readonly section_event_id: number;
  readonly ticket_type_id: string;
  readonly quantity: number;
  readonly seats: Reservation['seats'] | null;
  readonly unit_price: Dong;
  readonly original_unit_price: Dong;
  readonly state: Reservation['state'];
  readonly held_since: Instant;
  readonly held_until: Instant;
  readonly checkout_session_id: string | null;
  readonly idempotency_key: string;
  readonly request_hash: string;
};
type CheckoutRow = {
  readonly checkout_session_id: string;
  readonly account_id: AccountId;
  readonly section_event_id: number;
  readonly state: CheckoutSession['state'];
  readonly price: Dong;
  readonly donation: Dong;
  readonly held_until: Instant;
  readonly idempotency_key: string;
  readonly request_hash: string;
  readonly quote: FrozenQuote;
  readonly donation_message: string | null;
  readonly donation_in_room: boolean;
  readonly policy_version: number | null;
  readonly form_version: number | null;
  readonly locale: Locale;
  readonly promotion_uses: NonNullable<CheckoutSession['promotionUses']> | null;
  readonly points: Points;
  readonly wallet: Dong;
};
export type PaymentRow = {
  readonly payment_id: string;
  readonly checkout_session_id: string;
  readonly account_id: AccountId;
  readonly provider: Payment['provider'];
  readonly state: Payment['state'];
  readonly amount: Dong;
  readonly received: Dong;
  readonly late_choice: Payment['lateChoice'];
  readonly pay_before: Instant;
  readonly held_until: Instant;
  readonly idempotency_key: string;
};
type ReceiptRow = {
  readonly payment_id: string;
  readonly provider: Payment['provider'];
  readonly provider_reference: string;
  readonly amount: Dong;
  readonly at: Instant;
};
export type OrderDbRow = {
  readonly user_order_id: string;
  readonly order_number: string;
  readonly section_event_id: number;
  readonly account_id: AccountId;
  readonly checkout_session_id: string;
  readonly status: OrderRow['status'];
  readonly payment_method: OrderRow['paymentMethod'];
  readonly donation: Dong;
  readonly donation_message: string | null;
  readonly donation_in_room: boolean;
  readonly price: Dong;
  readonly original_price: Dong;
  readonly discount: Dong;
  readonly points: Points;
  readonly wallet: Dong;
  readonly lines: FrozenQuote['lines'];
  readonly registrant_email: string;
  readonly registrant_first_name: string | null;
  readonly registrant_last_name: string | null;
  readonly registrant_name_order: NameOrder | null;
  readonly registrant_gender: string | null;
  readonly registrant_phone_number: string | null;
  readonly inserted_at: Instant;
  readonly updated_at: Instant;
  readonly history: number;
};
type AttendeeRow = {
  readonly reservation_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly name_order: NameOrder | null;
  readonly gender: string | null;
  readonly phone_number: string | null;
  readonly job_title: string | null;
  readonly note: string | null;
  readonly about: AttendeeAbout | null;
  readonly answers: unknown;
};
type DonationRow = {
  readonly section_event_id: number;
  readonly account_id: AccountId;
  readonly amount: Dong;
  readonly message: string | null;
  readonly in_room: boolean;
};
type ReleaseRow = { readonly quota_id: string; readonly first: Instant; readonly last: Instant };

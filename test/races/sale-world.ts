import { randomBytes, randomUUID } from 'node:crypto';
import { DAY, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { ok } from '#domain/kernel/result.ts';
import { inPoints } from '#domain/ledger/posting.ts';
import { rewardAccruedPostings, rewardMaturedPostings } from '#domain/ledger/reward-postings.ts';
import { walletRefundedPostings } from '#domain/ledger/wallet-postings.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { postgresNoteNews } from '#server/event/postgres/postgres-team-news.ts';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { makePostgresIntegrityBooks } from '#server/ledger/postgres/postgres-integrity-books.ts';
import { makePostgresLedger } from '#server/ledger/postgres/postgres-ledger.ts';
import { AskForRefundAccounts } from '#server/money/ask-for-refund-accounts.ts';
import { BeginPayment } from '#server/money/begin-payment.ts';
import { CloseTransfer } from '#server/money/close-transfer.ts';
import { ConfirmRefund } from '#server/money/confirm-refund.ts';
import { FailRefund } from '#server/money/fail-refund.ts';
import { MatchTransferByHand } from '#server/money/match-transfer-by-hand.ts';
import { NameRefundAccount } from '#server/money/name-refund-account.ts';
import type { FeedTransfer } from '#server/money/ports/bank-feed.ts';
import { makePostgresGatewayRefunds } from '#server/money/postgres/postgres-gateway-refunds.ts';
import { makePostgresRefundPayouts } from '#server/money/postgres/postgres-refund-payouts.ts';
import { makePostgresTransferInbox } from '#server/money/postgres/postgres-transfer-inbox.ts';
import { ProcessOutgoing } from '#server/money/process-outgoing.ts';
import { ProcessTransfer, ReceiveTransfer } from '#server/money/receive-transfer.ts';
import { ReopenTransfer } from '#server/money/reopen-transfer.ts';
import { ReseatLateMoney } from '#server/money/reseat-late-money.ts';
import { RetryTransfers } from '#server/money/retry-transfers.ts';
import { SendRefunds } from '#server/money/send-refunds.ts';
import { SettleOutgoing } from '#server/money/settle-outgoing.ts';
import { SettlePayment } from '#server/money/settle-payment.ts';
import { FinishWalletPayments } from '#server/money/wallet/finish-wallet-payments.ts';
import { PayFromWallet } from '#server/money/wallet/pay-from-wallet.ts';
import { SettleWalletPayment } from '#server/money/wallet/settle-wallet-payment.ts';
import { postgresSuspensions } from '#server/people/postgres/postgres-suspensions.ts';
import { makeJobBell } from '#server/platform/jobs/job-bell.ts';
import { makePostgresEmailRows } from '#server/platform/mail/postgres/postgres-email-rows.ts';
import { makeEmailOutbox } from '#server/platform/mail/queue-emails.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import type { BusMessage } from '#server/platform/ports/event-bus.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import { makePostgresJobQueue } from '#server/platform/postgres/postgres-job-queue.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { nodeSecretSource } from '#server/platform/secrets/node-secret-source.ts';
import { sha256Digest } from '#server/platform/system/sha256-digest.ts';
import { ChargeWallet } from '#server/programme/charge-wallet.ts';
import { EndPointsHolds } from '#server/programme/end-points-holds.ts';
import { EndWalletParts } from '#server/programme/end-wallet-parts.ts';
import { FollowEarnings } from '#server/programme/follow-earnings.ts';
import { HasPoints } from '#server/programme/has-points.ts';
import { HoldPoints } from '#server/programme/hold-points.ts';
import { HoldWalletMoney } from '#server/programme/hold-wallet-money.ts';
import { MatureEarnings } from '#server/programme/mature-earnings.ts';
import { MoveWithdrawal } from '#server/programme/move-withdrawal.ts';
import type { WalletPayment } from '#server/programme/ports/wallet-payments.ts';
import { makePostgresEarningsBook } from '#server/programme/postgres/postgres-earnings-book.ts';
import { makePostgresFeeBook } from '#server/programme/postgres/postgres-fee-book.ts';
import { makePostgresPointsHolds } from '#server/programme/postgres/postgres-points-holds.ts';
import { makePostgresPublisherBooks } from '#server/programme/postgres/postgres-publisher-books.ts';
import { makePostgresWalletPayments } from '#server/programme/postgres/postgres-wallet-payments.ts';
import { makePostgresWallets } from '#server/programme/postgres/postgres-wallets.ts';
import { makePostgresWithdrawalBook } from '#server/programme/postgres/postgres-withdrawal-book.ts';
import { ReadEarnings } from '#server/programme/read-earnings.ts';
import { postgresKeepAnswers } from '#server/rsvp/postgres/postgres-keep-answers.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { AnswerApproval } from '#server/sale/answer-approval.ts';
import { decideDeskBatch } from '#server/sale/decide-desk-batch.ts';
import { DecideRefunds } from '#server/sale/decide-refunds.ts';
import { DeclinePaidOrder } from '#server/sale/decline-paid-order.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { GiveUpCheckout } from '#server/sale/give-up-checkout.ts';
import { MoveRefund } from '#server/sale/move-refund.ts';
import { OpenCheckout } from '#server/sale/open-checkout.ts';
import type { Attendee } from '#server/sale/ports/reservation-desk.ts';
import { makePostgresApprovalBook } from '#server/sale/postgres/postgres-approval-book.ts';
import { makePostgresBuyers } from '#server/sale/postgres/postgres-buyers.ts';
import { makePostgresCartDetails } from '#server/sale/postgres/postgres-cart-details.ts';
import { makePostgresCheckoutReader } from '#server/sale/postgres/postgres-checkout-reader.ts';
import { makePostgresOwedMoney } from '#server/sale/postgres/postgres-owed-money.ts';
import { postgresRefundBook } from '#server/sale/postgres/postgres-refund-book.ts';
import {
  makePostgresReservationDesk,
  type ReservationDeskDeps,
} from '#server/sale/postgres/postgres-reservation-desk.ts';
import { makePostgresStockDesk } from '#server/sale/postgres/postgres-stock-desk.ts';
import { RefundOwedMoney } from '#server/sale/refund-owed-money.ts';
import { ReleaseDueHolds } from '#server/sale/release-due-holds.ts';
import { RemindOfLateMoney } from '#server/sale/remind-of-late-money.ts';
import { RequestBankTransfer } from '#server/sale/request-bank-transfer.ts';
import { ReserveTickets } from '#server/sale/reserve-tickets.ts';
import { SaveDonation } from '#server/sale/save-donation.ts';
import { SettleLateChoice } from '#server/sale/settle-late-choice.ts';
import { type TestDatabase, testDatabase } from '#test/postgres/test-database.ts';

export const BANK = { account: '0011004321234', bin: '970436', name: 'Vietcombank', holder: 'CONG TY VEMOI' };

type TicketTypeGiven = {
  readonly price?: number;
  readonly originalPrice?: number;
  readonly capacity?: number | null;
  readonly purchaseLimit?: number | null;
  readonly accountLimit?: number | null;
};
export type SaleGiven = {
  readonly policy?: string;
  readonly donations?: boolean;
  readonly approval?: boolean;
  /** Until how many days before it begins holders may return a ticket; absent: never. */
  readonly refundDays?: number;
  readonly owner?: AccountId;
  readonly formPerTicket?: boolean;
  readonly sessionCapacity?: number;
  readonly eventCapacity?: number;
  readonly closeAtCapacity?: boolean;
  readonly types?: readonly TicketTypeGiven[];
};
export type Sale = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly types: readonly { readonly ticketTypeId: string; readonly quotaId: string }[];
};

export const anAttendee = (email: string, firstName = 'Lan'): Attendee => ({
  email,
  firstName,
  lastName: 'Nguyễn',
  gender: null,
  phoneNumber: null,
  jobTitle: null,
  note: null,
  about: null,
  answers: null,
});

let nextEvent = 2_001;

/** Nodes of one database share their keys, too. */
export async function saleWorld(
  instead: Partial<ReservationDeskDeps> = {},
  shared?: TestDatabase,
  keyring = makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]),
) {
  const test = shared ?? (await testDatabase({ poolSize: 8 }));
  const { database, newId, pool } = test;
  let now = instant(Date.now());
  const clock = { now: () => now };
  const heard: BusMessage[] = [];
  const bus = makeMemoryEventBus();
  bus.subscribe((message) => heard.push(message));
  const jobs = makePostgresJobQueue(makeJobBell());
  const emails = makeEmailOutbox(makePostgresEmailRows(database), keyring, clock, newId);
  const desk = makePostgresReservationDesk({
    database,
    decide: decideDeskBatch,
    clock,
    newId,
    emails,
    audit: makePostgresAuditLog(clock, newId),
    keepAnswers: postgresKeepAnswers,
    noteNews: postgresNoteNews,
    jobs,
    bus,
    ...instead,
  });
  const reader = makePostgresCheckoutReader(pool);
  const buyers = makePostgresBuyers(pool);
  const inbox = makePostgresTransferInbox(pool);
  const find = FindCheckout.make({ reader });
  const settle = SettlePayment.make({ desk });
  const audit = makePostgresAuditLog(clock, newId);
  const refundPorts = { book: postgresRefundBook, audit, newId, clock };
  const moveRefund = MoveRefund.make({ ...refundPorts, outbox: emails });
  const decideRefunds = DecideRefunds.make({
    ...refundPorts,
    move: moveRefund,
    outbox: emails,
    secrets: nodeSecretSource,
  });
  const payouts = makePostgresRefundPayouts(pool, keyring);
  const paying = { payouts, move: moveRefund, announce: AnnounceRefunds.make({ bus, jobs }), transact: database };
  const settleOutgoing = SettleOutgoing.make({ ...paying, audit, clock });
  const feedSettings = { bank: BANK, clock, authoritative: 'sepay' } as const;
  const withdrawals = makePostgresWithdrawalBook(database, keyring);
  const wallets = makePostgresWallets(database);
  const moveWithdrawal = MoveWithdrawal.make({
    book: withdrawals,
    wallets,
    earnings: ReadEarnings.make({ books: makePostgresPublisherBooks(database) }),
    ledger: makePostgresLedger(newId),
    suspensions: postgresSuspensions,
    audit,
    transact: database,
    clock,
  });
  const outgoing = ProcessOutgoing.make({
    inbox,
    payouts,
    settle: settleOutgoing,
    withdrawals,
    moveWithdrawal,
    ...feedSettings,
  });
  const processTransfer = ProcessTransfer.make({ inbox, settle, outgoing, ...feedSettings });
  const approvals = makePostgresApprovalBook(pool);
  const refunding = { transact: database, decideRefunds, announce: () => undefined };
  const declinePaid = DeclinePaidOrder.make({ ...refunding, book: postgresRefundBook, approvals, outbox: emails });
  const failures: unknown[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (error: unknown): void => void failures.push(error),
  };
  const reserve = ReserveTickets.make({ desk, newId, digest: sha256Digest, clock });
  const ledger = makePostgresLedger(newId);
  const holds = makePostgresPointsHolds(database);
  const endHolds = EndPointsHolds.make({ holds, wallets, ledger, checkouts: reader, transact: database, clock });
  const holdPoints = HoldPoints.make({ holds, wallets, end: endHolds, transact: database, clock });
  const openCheckout = OpenCheckout.make({
    desk,
    reader,
    buyers,
    newId,
    digest: sha256Digest,
    keepSignatures: async () => ok(null),
    // Named by its first digits and a fingerprint: '970436_lan'.
    readPayingCard: async (_accountId, cardId) => {
      const [firstDigits = '', fingerprint = ''] = cardId.split('_');
      return ok({ cardId, firstDigits, fingerprint, issuer: null });
    },
    hasPoints: HasPoints.make({ wallets }),
  });
  const walletPayments = makePostgresWalletPayments(database);
  const account = { payments: walletPayments, wallets, transact: database, clock };
  const endParts = EndWalletParts.make({ ...account, ledger, checkouts: reader });
  const holdMoney = HoldWalletMoney.make({ ...account, endParts });
  const begin = BeginPayment.make({ desk, find, hold: holdPoints, holdMoney, newId });
  const chargeWallet = ChargeWallet.make({ ...account, ledger });
  const settleWallet = SettleWalletPayment.make({
    desk,
    payments: walletPayments,
    book: postgresRefundBook,
    decide: decideRefunds,
    announce: AnnounceRefunds.make({ bus, jobs }),
    transact: database,
    clock,
  });
  const requestTransfer = RequestBankTransfer.make({ begin, find, buyers, newId, bank: BANK });
  const receive = ReceiveTransfer.make({ inbox, processTransfer, newId, clock, authoritative: 'sepay', log });
  const fees = makePostgresFeeBook(database, {
    SALE: { basisPoints: 0, fixed: dong(0) },
    WITHDRAWAL: { basisPoints: 0, fixed: dong(0) },
  });
  const earnings = { book: makePostgresEarningsBook(database), fees, ledger, transact: database, clock };
  const integrity = CheckIntegrity.make({ books: makePostgresIntegrityBooks(database), clock });

  async function buyer(referredBy: AccountId | null = null): Promise<AccountId> {
    const accountId = newId.newId() as AccountId;
    await pool.query(
      `INSERT INTO account (account_id, email, username, first_name, last_name, referral_code, referred_by_code, locale)
       VALUES ($1, $2, $3, 'Minh', 'Trần', $3, $4, 'vi')`,
      [accountId, `${accountId}@example.test`, accountId, referredBy],
    );
    return accountId;
  }

  const givePoints = (accountId: AccountId, count: number): Promise<void> =>
    database.transaction(async (tx) => {
      const reward = { holder: accountId, subject: `given ${newId.newId()}`, amount: inPoints(points(count)) };
      await ledger.book(tx, [...rewardAccruedPostings(reward), ...rewardMaturedPostings(reward)], now);
    });

  const giveMoney = (accountId: AccountId, amount: number): Promise<void> =>
    database.transaction((tx) =>
      ledger.book(
        tx,
        walletRefundedPostings({ holder: accountId, subject: `given ${newId.newId()}`, amount: dong(amount) }),
        now,
      ),
    );

  async function sale(given: SaleGiven = {}): Promise<Sale> {
    const eventId = nextEvent;
    const sectionEventId = nextEvent + 100_000;
    nextEvent += 1;
    const begin = new Date(later(now, 10 * DAY));
    const end = new Date(later(now, 11 * DAY));
    const at = new Date(now);
    await pool.query(
      `INSERT INTO event (event_id, slug_words, name, type, event_type, status, feature, owner_account_id, organiser_name, enable_ticket_donation, required_approval,
         is_required_form_ticket, policy, refund_days, close_at_capacity, begin_at, end_at, inserted_at, updated_at)
       VALUES ($1, 'dem-nhac', 'Đêm nhạc', 'EVENT', 'ONSITE', 'PUBLISHED', 'PUBLIC', $2, 'Nhà hát', $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
      [
        eventId,
        given.owner ?? randomUUID(),
        given.donations ?? false,
        given.approval ?? false,
        given.formPerTicket ?? false,
        given.policy ?? null,
        given.refundDays ?? null,
        given.closeAtCapacity ?? false,
        begin,
        end,
        at,
      ],
    );
    await pool.query(
      `INSERT INTO section_event (event_id, section_event_id, name, begin_at, end_at, local_begin, timezone) VALUES ($1, $2, 'Tối thứ Bảy', $3, $4, '2027-01-01 19:30', 'Asia/Ho_Chi_Minh')`,
      [eventId, sectionEventId, begin, end],
    );
    await pool.query('INSERT INTO session_directory (section_event_id, event_id) VALUES ($1, $2)', [
      sectionEventId,
      eventId,
    ]);
    const shared = [
      { scope: 'SESSION' as const, capacity: given.sessionCapacity },
      { scope: 'EVENT' as const, capacity: given.eventCapacity },
    ].flatMap(({ scope, capacity }) => (capacity === undefined ? [] : [{ quotaId: newId.newId(), scope, capacity }]));
    const stock = makePostgresStockDesk({ database, desk });
    const types: { ticketTypeId: string; quotaId: string }[] = [];
    await database.transaction(async (tx) => {
      await stock.createQuotas(tx, eventId, shared);
      for (const [position, type] of (given.types ?? [{}]).entries()) {
        const ticketTypeId = newId.newId();
        const quotaId = newId.newId();
        const price = type.price ?? 0;
        await stock.createQuotas(tx, eventId, [
          { quotaId, scope: 'TICKET_TYPE', capacity: type.capacity === undefined ? 100 : type.capacity },
        ]);
        await tx.client.query(
          `INSERT INTO ticket_type (event_id, ticket_type_id, section_event_id, name, price, original_price, purchase_limit, account_limit, mode, position)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'ONSITE', $9)`,
          [
            eventId,
            ticketTypeId,
            sectionEventId,
            `Vé ${position + 1}`,
            price,
            type.originalPrice ?? price,
            type.purchaseLimit ?? 5,
            type.accountLimit ?? null,
            position,
          ],
        );
        await stock.drawOn(tx, eventId, ticketTypeId, [quotaId, ...shared.map((quota) => quota.quotaId)]);
        types.push({ ticketTypeId, quotaId });
      }
    });
    return { eventId, sectionEventId, types };
  }

  const hold = (
    accountId: AccountId,
    to: Sale,
    quantities: readonly number[],
    key: string = randomUUID(),
    mode: 'replace' | 'add' = 'replace',
  ) =>
    reserve({
      accountId,
      eventId: to.eventId,
      sectionEventId: to.sectionEventId,
      mode,
      lines: quantities.map((quantity, index) => ({
        ticketTypeId: to.types[index]?.ticketTypeId ?? randomUUID(),
        quantity,
      })),
      idempotencyKey: key,
    });

  async function checkout(
    accountId: AccountId,
    to: Sale,
    quantities: readonly number[],
    more: {
      readonly key?: string;
      readonly policyAgreed?: boolean;
      readonly shownPrice?: number;
      readonly code?: string;
      readonly cardId?: string;
      readonly points?: number;
      readonly wallet?: number;
    } = {},
  ) {
    const held = await hold(accountId, to, quantities);
    if (!held.ok) return held;
    return openCheckout({
      accountId,
      eventId: to.eventId,
      sectionEventId: to.sectionEventId,
      policyAgreed: more.policyAgreed ?? false,
      shownPrice: (more.shownPrice ?? null) as never,
      code: more.code ?? null,
      cardId: more.cardId ?? null,
      points: points(more.points ?? 0),
      wallet: dong(more.wallet ?? 0),
      attendees: held.value.map((line) => ({
        reservationId: line.reservationId,
        attendees: [anAttendee(`${accountId}@example.test`)],
      })),
      locale: 'vi',
      idempotencyKey: more.key ?? randomUUID(),
    });
  }

  async function code(of: Sale, text: string, terms: { readonly percentOff: number; readonly quantity?: number }) {
    await pool.query(
      `INSERT INTO promotion_code (event_id, code, percent_off, ticket_type_ids, quantity, inserted_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        of.eventId,
        text,
        terms.percentOff,
        of.types.map(({ ticketTypeId }) => ticketTypeId),
        terms.quantity ?? null,
        new Date(now),
      ],
    );
  }

  async function cardPromotion(of: Sale, terms: { readonly amountOff: number; readonly quantity: number }) {
    await pool.query(
      `INSERT INTO promotion_payment (event_id, promotion_id, iins, amount_off, quantity, inserted_at)
       VALUES ($1, $2, '{970436}', $3, $4, $5)`,
      [of.eventId, newId.newId(), terms.amountOff, terms.quantity, new Date(now)],
    );
  }

  async function earlyBird(of: Sale, terms: { readonly percentOff: number; readonly quantity: number }) {
    await pool.query(
      `INSERT INTO promotion (event_id, promotion_id, ticket_type_id, type, name, percent_off, quantity, inserted_at)
       VALUES ($1, $2, $3, 'EARLY_BIRD', 'Early Bird', $4, $5, $6)`,
      [of.eventId, newId.newId(), of.types[0]?.ticketTypeId, terms.percentOff, terms.quantity, new Date(now)],
    );
  }

  async function waitingForMoney(
    accountId: AccountId,
    to: Sale,
    quantities: readonly number[],
    more: { readonly points?: number } = {},
  ) {
    const begun = await checkout(accountId, to, quantities, more);
    if (!begun.ok) throw new Error(`No checkout: ${begun.refusal.code}`);
    const asked = { accountId, eventId: to.eventId, checkoutSessionId: begun.value.checkoutSessionId };
    const transfer = await requestTransfer(asked);
    if (!transfer.ok) throw new Error(`No transfer: ${transfer.refusal.code}`);
    return {
      ...asked,
      code: transfer.value.message,
      amount: transfer.value.amount as number,
      transfer: transfer.value,
    };
  }

  let reference = 0;
  const transferOf = (content: string, amount: number, more: Partial<FeedTransfer> = {}): FeedTransfer => {
    reference += 1;
    return {
      provider: 'sepay',
      providerTransferId: `${process.pid}-${reference}-${randomUUID()}`,
      bankAccount: BANK.account,
      bankReference: `FT${reference}-${randomUUID()}`,
      amount,
      direction: 'in',
      code: null,
      content,
      description: '',
      transferredAt: now,
      body: {},
      ...more,
    };
  };
  const pay = (content: string, amount: number, more: Partial<FeedTransfer> = {}) =>
    receive(transferOf(content, amount, more));
  const stateOf = async (incomingTransferId: string) => (await inbox.find(incomingTransferId))?.state ?? null;

  const one = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row> => {
    const { rows } = await pool.query<Row>(text, [...values]);
    if (rows[0] === undefined) throw new Error(`No row: ${text}`);
    return rows[0];
  };
  const count = async (text: string, values: readonly unknown[] = []): Promise<number> =>
    (await one<{ count: number }>(`SELECT count(*)::int AS count FROM ${text}`, values)).count;
  const quotaOf = (to: Sale, index = 0) =>
    one<{ reserved: number; sold: number; capacity: number | null }>(
      'SELECT reserved, sold, capacity FROM quota WHERE event_id = $1 AND quota_id = $2',
      [to.eventId, to.types[index]?.quotaId],
    );

  return {
    test,
    database,
    pool,
    desk,
    reader,
    buyers,
    inbox,
    heard,
    failures,
    stock: makePostgresStockDesk({ database, desk }),
    now: (): Instant => now,
    pass: (ms: number): void => {
      now = later(now, ms);
    },
    buyer,
    givePoints,
    pointsOf: async (accountId: AccountId): Promise<number> => (await wallets.holdings(accountId)).wallet.POINT,
    holdPoints,
    begin,
    giveMoney,
    moneyOf: async (accountId: AccountId): Promise<number> => (await wallets.holdings(accountId)).wallet.VND,
    holdMoney,
    chargeWallet,
    walletPayments,
    /** As `PayFromWallet` does it once the money is held. */
    beginFromWallet: async ({ accountId, checkoutSessionId, eventId, paymentId }: WalletPayment) => {
      const registrant = await buyers.registrantOf(accountId);
      if (registrant === null) throw new Error('No such buyer');
      const payment = { accountId, checkoutSessionId, paymentId, provider: 'WALLET' } as const;
      return begin(eventId, { ...payment, idempotencyKey: `wallet ${paymentId}` }, { registrant });
    },
    payFromWallet: PayFromWallet.make({
      ...account,
      begin,
      find,
      buyers,
      hold: holdMoney,
      charge: chargeWallet,
      settle: settleWallet,
      newId,
    }),
    finishWalletPayments: FinishWalletPayments.make({ ...account, settle: settleWallet, endParts, log }),
    endPointsHolds: async (): Promise<number> => endHolds(await holds.due(now, 200)),
    sale,
    code,
    cardPromotion,
    earlyBird,
    hold,
    openCheckout,
    checkout,
    find,
    giveUp: GiveUpCheckout.make({ desk, find }),
    requestTransfer,
    waitingForMoney,
    saveDonation: SaveDonation.make({ notes: makePostgresCartDetails(database), reader, clock }),
    notes: makePostgresCartDetails(database),
    transferOf,
    receive,
    pay,
    stateOf,
    matchByHand: MatchTransferByHand.make({ inbox, settle, settleOutgoing, payouts, bank: BANK }),
    attendForgotten: RetryTransfers.make({ inbox, processTransfer, clock, log }),
    releaseDue: ReleaseDueHolds.make({ desk, clock }),
    seatLate: ReseatLateMoney.make({ desk }),
    chooseLate: SettleLateChoice.make({ desk, find }),
    integrity,
    followEarnings: FollowEarnings.make(earnings),
    matureEarnings: MatureEarnings.make(earnings),
    decideRefunds,
    refundOwed: RefundOwedMoney.make({ ...refunding, search: makePostgresOwedMoney(pool), clock, log }),
    remindLate: RemindOfLateMoney.make({
      ...refunding,
      search: makePostgresOwedMoney(pool),
      outbox: emails,
      jobs,
      clock,
    }),
    answerApproval: AnswerApproval.make({ desk, reader, approvals, declinePaid }),
    outbox: emails,
    payouts,
    outgoing,
    withdrawals,
    moveWithdrawal,
    keyring,
    sendRefunds: SendRefunds.make(paying),
    confirmRefund: ConfirmRefund.make({ ...paying, clock }),
    failRefund: FailRefund.make({ ...paying, atGateway: makePostgresGatewayRefunds(pool), audit, clock }),
    closeTransfer: CloseTransfer.make({ inbox, payouts, transact: database, audit, clock }),
    reopenTransfer: ReopenTransfer.make({ inbox, transact: database, audit, clock }),
    askForRefundAccounts: AskForRefundAccounts.make({ payouts, outbox: emails, transact: database, jobs, clock }),
    nameRefundAccount: NameRefundAccount.make({ payouts, keyring, transact: database, audit, clock }),
    moveRefund,
    one,
    count,
    quotaOf,
  };
}
export type SaleWorld = Awaited<ReturnType<typeof saleWorld>>;

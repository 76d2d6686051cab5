import { randomUUID } from 'node:crypto';
import { ok, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { BeginPayment } from '#server/money/begin-payment.ts';
import { MatchTransferByHand } from '#server/money/match-transfer-by-hand.ts';
import type { FeedTransfer } from '#server/money/ports/bank-feed.ts';
import type { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { ProcessOutgoing } from '#server/money/process-outgoing.ts';
import { ProcessTransfer, ReceiveTransfer } from '#server/money/receive-transfer.ts';
import { ReseatLateMoney } from '#server/money/reseat-late-money.ts';
import type { SettleOutgoing } from '#server/money/settle-outgoing.ts';
import { SettlePayment } from '#server/money/settle-payment.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import { sha256Digest } from '#server/platform/system/sha256-digest.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { GiveUpCheckout } from '#server/sale/give-up-checkout.ts';
import { OpenCheckout } from '#server/sale/open-checkout.ts';
import type { Buyers } from '#server/sale/ports/buyers.ts';
import type { CartDetails } from '#server/sale/ports/cart-details.ts';
import type { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import type { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { ReleaseDueHolds } from '#server/sale/release-due-holds.ts';
import { RequestBankTransfer } from '#server/sale/request-bank-transfer.ts';
import { ReserveTickets } from '#server/sale/reserve-tickets.ts';
import { SaveDonation } from '#server/sale/save-donation.ts';
import { SettleLateChoice } from '#server/sale/settle-late-choice.ts';
import { anAttendee, BANK, type Sale, type SaleGiven } from '#test/races/sale-world.ts';

export type MoneyPorts = {
  readonly desk: ReservationDesk;
  readonly reader: CheckoutReader;
  readonly notes: CartDetails;
  readonly inbox: TransferInbox;
  readonly buyers: Buyers;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly pass: (ms: number) => void;
  readonly buyer: () => Promise<AccountId>;
  readonly sale: (given?: SaleGiven) => Promise<Sale>;
  readonly ticketsOf: (eventId: number) => Promise<number>;
};

export function moneyWorld(ports: MoneyPorts) {
  const { desk, reader, inbox, buyers, clock, newId, notes } = ports;
  const find = FindCheckout.make({ reader });
  const settle = SettlePayment.make({ desk });
  // Refunds are in PostgreSQL alone.
  const payouts = { byCodes: async () => [] };
  const settleOutgoing: SettleOutgoing = async () => {
    throw new Error('There are no refunds');
  };
  const outgoing = ProcessOutgoing.make({
    inbox,
    payouts,
    settle: settleOutgoing,
    withdrawals: { byCodes: async () => [] },
    moveWithdrawal: async () => {
      throw new Error('There are no withdrawals');
    },
    bank: BANK,
    authoritative: 'sepay',
    clock,
  });
  const processTransfer = ProcessTransfer.make({ inbox, settle, outgoing, bank: BANK, clock, authoritative: 'sepay' });
  const reserve = ReserveTickets.make({ desk, newId, digest: sha256Digest, clock });
  const open = OpenCheckout.make({
    desk,
    reader,
    buyers,
    newId,
    digest: sha256Digest,
    keepSignatures: async () => ok(null),
    readPayingCard: async () => refused({ code: 'NOT_FOUND' }),
    // Nobody pays with points here.
    hasPoints: async () => ok(null),
  });
  const begin = BeginPayment.make({
    desk,
    find,
    hold: async () => ok(null),
    holdMoney: async (wanted) => ok({ ...wanted, state: 'HELD' }),
    newId,
  });
  const request = RequestBankTransfer.make({ begin, find, buyers, newId, bank: BANK });
  const receive = ReceiveTransfer.make({
    inbox,
    processTransfer,
    newId,
    clock,
    authoritative: 'sepay',
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (error) => {
        throw error;
      },
    },
  });

  const hold = (
    accountId: AccountId,
    to: Sale,
    quantities: readonly number[],
    idempotencyKey: string = randomUUID(),
    mode: 'replace' | 'add' = 'replace',
  ) =>
    reserve({
      accountId,
      eventId: to.eventId,
      sectionEventId: to.sectionEventId,
      mode,
      lines: quantities.map((quantity, index) => ({ ticketTypeId: to.types[index]?.ticketTypeId ?? '', quantity })),
      idempotencyKey,
    });

  async function checkout(accountId: AccountId, to: Sale, quantities: readonly number[], policyAgreed = false) {
    const held = await hold(accountId, to, quantities);
    if (!held.ok) return held;
    return open({
      accountId,
      eventId: to.eventId,
      sectionEventId: to.sectionEventId,
      policyAgreed,
      shownPrice: null,
      attendees: held.value.map((line) => ({
        reservationId: line.reservationId,
        attendees: [anAttendee('khach@example.test')],
      })),
      locale: 'vi',
      idempotencyKey: randomUUID(),
    });
  }

  async function waiting(accountId: AccountId, to: Sale, quantities: readonly number[]) {
    const begun = await checkout(accountId, to, quantities);
    if (!begun.ok) throw new Error(`No checkout: ${begun.refusal.code}`);
    const asked = { accountId, eventId: to.eventId, checkoutSessionId: begun.value.checkoutSessionId };
    const transfer = await request(asked);
    if (!transfer.ok) throw new Error(`No transfer: ${transfer.refusal.code}`);
    return { ...asked, code: transfer.value.message, amount: transfer.value.amount as number };
  }

  const transferOf = (content: string, amount: number, more: Partial<FeedTransfer> = {}): FeedTransfer => ({
    provider: 'sepay',
    providerTransferId: randomUUID(),
    bankAccount: BANK.account,
    bankReference: randomUUID(),
    amount,
    direction: 'in',
    code: null,
    content,
    description: '',
    transferredAt: clock.now(),
    body: {},
    ...more,
  });

  return {
    ...ports,
    hold,
    checkout,
    waiting,
    transferOf,
    receive,
    find,
    open,
    request,
    giveUp: GiveUpCheckout.make({ desk, find }),
    saveDonation: SaveDonation.make({ notes, reader, clock }),
    chooseLate: SettleLateChoice.make({ desk, find }),
    releaseDue: ReleaseDueHolds.make({ desk, clock }),
    seatLate: ReseatLateMoney.make({ desk }),
    matchByHand: MatchTransferByHand.make({ inbox, settle, settleOutgoing, payouts, bank: BANK }),
    pay: (content: string, amount: number, more: Partial<FeedTransfer> = {}) =>
      receive(transferOf(content, amount, more)),
    stateOf: async (incomingTransferId: string) => (await inbox.find(incomingTransferId))?.state ?? null,
  };
}

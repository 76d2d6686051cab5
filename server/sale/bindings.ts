import { ContainerModule } from 'inversify';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { CheckIntegrity, makeCheckIntegrity } from '#server/ledger/check-integrity.ts';
import { IntegrityBooks } from '#server/ledger/ports/integrity-books.ts';
import { makePostgresIntegrityBooks } from '#server/ledger/postgres/postgres-integrity-books.ts';
import { makeWatchIntegrity, WatchIntegrity } from '#server/ledger/watch-integrity.ts';
import { AttendForgottenTransfers, makeAttendForgottenTransfers } from '#server/money/attend-forgotten-transfers.ts';
import { makeCassoFeed } from '#server/money/bank-feed/casso-feed.ts';
import { makeSepayFeed, type SepayAuthentication } from '#server/money/bank-feed/sepay-feed.ts';
import { MatchTransferByHand, makeMatchTransferByHand } from '#server/money/match-transfer-by-hand.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { type BankFeed, CassoFeed, SepayFeed } from '#server/money/ports/bank-feed.ts';
import { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { makePostgresTransferInbox } from '#server/money/postgres/postgres-transfer-inbox.ts';
import {
  AttendTransfer,
  makeAttendTransfer,
  makeReceiveTransfer,
  ReceiveTransfer,
} from '#server/money/receive-transfer.ts';
import { makeSeatLateMoney, SeatLateMoney } from '#server/money/seat-late-money.ts';
import { makeSettlePayment, SettlePayment } from '#server/money/settle-payment.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { Reports } from '#server/platform/postgres/reports.ts';
import { sha256Digest } from '#server/platform/system/sha256-digest.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { KeepAnswers } from '#server/rsvp/ports/keep-answers.ts';
import {
  askAboutWaitingPayments,
  checkIntegrityTask,
  releaseExpiredHolds,
  sortInNewTickets,
} from '#server/sale/jobs/checkout-tasks.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { CheckoutNotes } from '#server/sale/ports/checkout-notes.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { DecideDeskBatch } from '#server/sale/ports/desk-decision.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { StockDesk } from '#server/sale/ports/stock-desk.ts';
import { makePostgresBuyers } from '#server/sale/postgres/postgres-buyers.ts';
import { makePostgresCheckoutNotes } from '#server/sale/postgres/postgres-checkout-notes.ts';
import { makePostgresCheckoutReader } from '#server/sale/postgres/postgres-checkout-reader.ts';
import { makePostgresReservationDesk } from '#server/sale/postgres/postgres-reservation-desk.ts';
import { makePostgresStockDesk } from '#server/sale/postgres/postgres-stock-desk.ts';
import { GuestList } from '#server/ticket/ports/guest-list.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { CheckoutLoad } from '#server/waiting-room/checkout-load.ts';
import { measureCheckout } from '#server/waiting-room/measure-checkout.ts';
import { ChangeReservation, makeChangeReservation } from './change-reservation.ts';
import { decideDeskBatch } from './decide-desk-batch.ts';
import { DiscardOrder, makeDiscardOrder } from './discard-order.ts';
import { FindCheckout, makeFindCheckout } from './find-checkout.ts';
import { GiveBackOrder, makeGiveBackOrder } from './give-back-order.ts';
import { GiveUpCheckout, makeGiveUpCheckout } from './give-up-checkout.ts';
import { IssueResumeLink, makeIssueResumeLink } from './issue-resume-link.ts';
import { IssueTickets, makeIssueTickets } from './issue-tickets.ts';
import { makeKeepSignatures } from './keep-signatures.ts';
import { makeNoteAttendees, NoteAttendees } from './note-attendees.ts';
import { makeNoteDonation, NoteDonation } from './note-donation.ts';
import { makeOpenCheckout, OpenCheckout } from './open-checkout.ts';
import { makeOpenResumeLink, OpenResumeLink } from './open-resume-link.ts';
import { makeReleaseCart, ReleaseCart } from './release-cart.ts';
import { makeReleaseDueHolds, ReleaseDueHolds } from './release-due-holds.ts';
import { makeRequestBankTransfer, RequestBankTransfer } from './request-bank-transfer.ts';
import { makeReserveTickets, ReserveTickets } from './reserve-tickets.ts';
import { makeSaleRush, SaleRush, watchRush } from './sale-rush.ts';
import { makeSettleLateChoice, SettleLateChoice } from './settle-late-choice.ts';

const API_KEY = 'apikey:';

/** SEPAY_SECRET is the HMAC secret, or `apikey:` and the key for accounts that SePay calls with one. */
const sepayAuthentication = (setting: string): SepayAuthentication =>
  setting.startsWith(API_KEY)
    ? { kind: 'API_KEY', key: setting.slice(API_KEY.length) }
    : { kind: 'HMAC', secret: setting };

/** A feed that is not configured believes nobody. */
const closedFeed = (provider: BankFeed['provider']): BankFeed => ({ provider, read: () => ({ kind: 'UNTRUSTED' }) });

/** Checkout, payments and money. */
export const checkoutBindings = new ContainerModule(({ bind }) => {
  bindValue(bind, Digest, sha256Digest);
  bindTo(bind, BankAccount, [Environment], ({ bank }) => bank);
  bindTo(bind, SepayFeed, [Environment], ({ sepaySecret }) =>
    sepaySecret === null ? closedFeed('sepay') : makeSepayFeed(sepayAuthentication(sepaySecret)),
  );
  bindTo(bind, CassoFeed, [Environment], ({ cassoSecret }) =>
    cassoSecret === null ? closedFeed('casso') : makeCassoFeed(cassoSecret),
  );

  bindValue(bind, DecideDeskBatch, decideDeskBatch);
  bindTo(bind, SaleRush, [], makeSaleRush);
  bindTo(
    bind,
    ReservationDesk,
    [
      Database,
      DecideDeskBatch,
      Clock,
      NewId,
      EmailOutbox,
      AuditLog,
      KeepAnswers,
      JobQueue,
      EventBus,
      Metrics,
      CheckoutLoad,
      SaleRush,
    ],
    (database, decide, clock, newId, emails, audit, keepAnswers, jobs, bus, metrics, pulse, rush) => {
      const desk = makePostgresReservationDesk({
        database,
        decide,
        clock,
        newId,
        emails,
        audit,
        keepAnswers,
        jobs,
        bus,
      });
      metrics.gauge('reservation_desk_waiting', desk.waiting);
      metrics.gauge('sale_rush', () => (rush.isOn(clock.now()) ? 1 : 0));
      return watchRush(measureCheckout(desk, pulse, clock), rush, clock);
    },
  );
  bindTo(bind, StockDesk, [Database, ReservationDesk], (database, desk) => makePostgresStockDesk({ database, desk }));
  bindTo(bind, CheckoutReader, [Database], ({ pool }) => makePostgresCheckoutReader(pool));
  bindTo(bind, CheckoutNotes, [Database], makePostgresCheckoutNotes);
  bindTo(bind, Buyers, [Database], ({ pool }) => makePostgresBuyers(pool));
  bindTo(bind, TransferInbox, [Database], ({ pool }) => makePostgresTransferInbox(pool));
  bindTo(bind, IntegrityBooks, [Database, Reports], makePostgresIntegrityBooks);

  bindTo(bind, ReserveTickets, [ReservationDesk, NewId, Digest, Clock], (desk, newId, digest, clock) =>
    makeReserveTickets({ desk, newId, digest, clock }),
  );
  bindTo(bind, ChangeReservation, [ReservationDesk, Clock], (desk, clock) => makeChangeReservation({ desk, clock }));
  bindTo(bind, ReleaseCart, [ReservationDesk, CheckoutReader, Clock], (desk, reader, clock) =>
    makeReleaseCart({ desk, reader, clock }),
  );
  bindTo(
    bind,
    NoteAttendees,
    [CheckoutNotes, CheckoutReader, PrivateFileRows, Transact, Clock],
    (notes, reader, files, transact, clock) =>
      makeNoteAttendees({ notes, reader, keepSignatures: makeKeepSignatures({ files, transact, clock }) }),
  );
  bindTo(bind, NoteDonation, [CheckoutNotes, CheckoutReader, Clock], (notes, reader, clock) =>
    makeNoteDonation({ notes, reader, clock }),
  );
  bindTo(
    bind,
    OpenCheckout,
    [ReservationDesk, CheckoutReader, Buyers, NewId, Digest, PrivateFileRows, Transact, Clock],
    (desk, reader, buyers, newId, digest, files, transact, clock) =>
      makeOpenCheckout({
        desk,
        reader,
        buyers,
        newId,
        digest,
        keepSignatures: makeKeepSignatures({ files, transact, clock }),
      }),
  );
  bindTo(
    bind,
    IssueTickets,
    [ReservationDesk, CheckoutReader, TicketWallet, Buyers, NewId, Digest],
    (desk, reader, wallet, buyers, newId, digest) => makeIssueTickets({ desk, reader, wallet, buyers, newId, digest }),
  );
  bindTo(bind, GiveBackOrder, [ReservationDesk], makeGiveBackOrder);
  bindTo(bind, DiscardOrder, [CheckoutReader, TicketWallet, GiveBackOrder], (reader, wallet, giveBack) =>
    makeDiscardOrder({ reader, wallet, giveBack }),
  );
  bindTo(bind, FindCheckout, [CheckoutReader], (reader) => makeFindCheckout({ reader }));
  bindTo(bind, GiveUpCheckout, [ReservationDesk, FindCheckout], (desk, find) => makeGiveUpCheckout({ desk, find }));
  bindTo(
    bind,
    RequestBankTransfer,
    [ReservationDesk, FindCheckout, Buyers, NewId, BankAccount],
    (desk, find, buyers, newId, bank) => makeRequestBankTransfer({ desk, find, buyers, newId, bank }),
  );
  bindTo(bind, SettleLateChoice, [ReservationDesk, FindCheckout], (desk, find) => makeSettleLateChoice({ desk, find }));
  bindTo(bind, IssueResumeLink, [FindCheckout, Keyring, Clock, Environment], (find, keyring, clock, { baseUrl }) =>
    makeIssueResumeLink({ find, keyring, clock, baseUrl }),
  );
  bindTo(
    bind,
    OpenResumeLink,
    [CheckoutReader, EventCatalogue, Keyring, BankAccount, Clock],
    (reader, catalogue, keyring, bank, clock) => makeOpenResumeLink({ reader, catalogue, keyring, bank, clock }),
  );
  bindTo(bind, ReleaseDueHolds, [ReservationDesk, Clock], (desk, clock) => makeReleaseDueHolds({ desk, clock }));

  bindTo(bind, SettlePayment, [ReservationDesk], (desk) => makeSettlePayment({ desk }));
  bindTo(
    bind,
    AttendTransfer,
    [TransferInbox, SettlePayment, BankAccount, Clock, Environment],
    (inbox, settle, bank, clock, { bankFeed }) =>
      makeAttendTransfer({ inbox, settle, bank, clock, authoritative: bankFeed }),
  );
  bindTo(
    bind,
    ReceiveTransfer,
    [TransferInbox, AttendTransfer, NewId, Clock, Environment, Log],
    (inbox, attend, newId, clock, { bankFeed }, log) =>
      makeReceiveTransfer({
        inbox,
        attend,
        newId,
        clock,
        authoritative: bankFeed,
        onFailure: (error) => log.error(error, 'a stored transfer was not dealt with yet'),
      }),
  );
  bindTo(bind, AttendForgottenTransfers, [TransferInbox, AttendTransfer, Clock, Log], (inbox, attend, clock, log) =>
    makeAttendForgottenTransfers({
      inbox,
      attend,
      clock,
      onFailure: (error) => log.error(error, 'a stored transfer was not dealt with again'),
    }),
  );
  bindTo(bind, MatchTransferByHand, [TransferInbox, SettlePayment, BankAccount], (inbox, settle, bank) =>
    makeMatchTransferByHand({ inbox, settle, bank }),
  );
  bindTo(bind, SeatLateMoney, [ReservationDesk], (desk) => makeSeatLateMoney({ desk }));
  bindTo(bind, CheckIntegrity, [IntegrityBooks, Clock], (books, clock) => makeCheckIntegrity({ books, clock }));
  bindTo(bind, WatchIntegrity, [IntegrityBooks, CheckIntegrity], (books, check) =>
    makeWatchIntegrity({ books, check }),
  );

  bindTo(bind, PeriodicTask, [ReleaseDueHolds], releaseExpiredHolds);
  bindTo(bind, PeriodicTask, [AttendForgottenTransfers, SeatLateMoney], askAboutWaitingPayments);
  bindTo(bind, PeriodicTask, [GuestList], sortInNewTickets);
  bindTo(bind, PeriodicTask, [WatchIntegrity, Log, Metrics], checkIntegrityTask);
});

import { makeBeepAndBuzz } from '#adapters/device/door/beep-and-buzz.ts';
import { makeCameraScanner } from '#adapters/device/door/camera-scanner.ts';
import { webcryptoTicketVerifier } from '#adapters/device/door/webcrypto-ticket-verifier.ts';
import { makeGraphqlDoor } from '#adapters/graphql/door/graphql-door.ts';
import { makeGraphqlEventDesk } from '#adapters/graphql/event/desk/graphql-event-desk.ts';
import { makeGraphqlPayoutDesk } from '#adapters/graphql/money/graphql-payout-desk.ts';
import { makeGraphqlTransferInbox } from '#adapters/graphql/money/graphql-transfer-inbox.ts';
import { makeGraphqlSalesDesk } from '#adapters/graphql/report/graphql-sales-desk.ts';
import { makeGraphqlInvitingDesk } from '#adapters/graphql/rsvp/graphql-inviting-desk.ts';
import { makeGraphqlRefundDesk } from '#adapters/graphql/sale/refund/graphql-refund-desk.ts';
import { makeGraphqlEventGuests } from '#adapters/graphql/ticket/graphql-event-guests.ts';
import { makeGraphqlGuestList } from '#adapters/graphql/ticket/graphql-guest-list.ts';
import { makeGraphqlRehearsalDesk } from '#adapters/graphql/waiting-room/graphql-rehearsal-desk.ts';
import { makeCachedOfflineDoor } from '#adapters/storage/door/cached-offline-door.ts';
import { makeIndexedDoorShelf } from '#adapters/storage/door/indexed-door-shelf.ts';
import { makeIndexedScanQueue } from '#adapters/storage/door/indexed-scan-queue.ts';
import { makeLocalGateMemory } from '#adapters/storage/door/local-gate-memory.ts';
import { makeSessionStorageDraftShelf } from '#adapters/storage/event/session-storage-draft-shelf.ts';
import { CheckInHistory } from '#application/door/ports/check-in-history.ts';
import { CodeScanner } from '#application/door/ports/code-scanner.ts';
import { Door } from '#application/door/ports/door.ts';
import { DoorShelf } from '#application/door/ports/door-shelf.ts';
import { DoorSignal } from '#application/door/ports/door-signal.ts';
import { GateMemory } from '#application/door/ports/gate-memory.ts';
import { GatePassDesk } from '#application/door/ports/gate-pass-desk.ts';
import { OfflineDoor } from '#application/door/ports/offline-door.ts';
import { ScanQueue } from '#application/door/ports/scan-queue.ts';
import { TicketVerifier } from '#application/door/ports/ticket-verifier.ts';
import { BouncedEmails } from '#application/event/ports/bounced-emails.ts';
import { CancellationDesk } from '#application/event/ports/cancellation-desk.ts';
import { ContractDesk } from '#application/event/ports/contract-desk.ts';
import { DraftShelf } from '#application/event/ports/draft-shelf.ts';
import { EventActs } from '#application/event/ports/event-acts.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { EventMessages } from '#application/event/ports/event-messages.ts';
import { FeaturedDesk } from '#application/event/ports/featured-desk.ts';
import { GuestMailings } from '#application/event/ports/guest-mailings.ts';
import { MediaDesk } from '#application/event/ports/media-desk.ts';
import { NewsDesk } from '#application/event/ports/news-desk.ts';
import { PhotoDesk } from '#application/event/ports/photo-desk.ts';
import { Questionnaires } from '#application/event/ports/questionnaires.ts';
import { RoomDesk } from '#application/event/ports/room-desk.ts';
import { SeatMapDesk } from '#application/event/ports/seat-map-desk.ts';
import { SessionCalendars } from '#application/event/ports/session-calendars.ts';
import { TeamDesk } from '#application/event/ports/team-desk.ts';
import { IntegrityReports } from '#application/ledger/ports/integrity-reports.ts';
import { DayTransfers } from '#application/money/ports/day-transfers.ts';
import { PayoutDesk } from '#application/money/ports/payout-desk.ts';
import { TransferInbox } from '#application/money/ports/transfer-inbox.ts';
import { AccessToken } from '#application/people/ports/access-token.ts';
import { CorporateReviews } from '#application/people/ports/corporate-desk.ts';
import { LeadDesk } from '#application/people/ports/lead-desk.ts';
import { StaffDesk } from '#application/people/ports/staff-desk.ts';
import { UserDesk } from '#application/people/ports/user-desk.ts';
import { AuditTrail } from '#application/platform/ports/audit-trail.ts';
import { CsvReader } from '#application/platform/ports/csv-reader.ts';
import { CsvWriter } from '#application/platform/ports/csv-writer.ts';
import { DocumentUpload } from '#application/platform/ports/document-upload.ts';
import { FailureNotices } from '#application/platform/ports/failure-notices.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { OpenPicture } from '#application/platform/ports/open-picture.ts';
import { SetAsideWork } from '#application/platform/ports/set-aside-work.ts';
import { SettingsDesk } from '#application/platform/ports/settings-desk.ts';
import { EarningsDesk, PayoutStatements } from '#application/programme/ports/earnings-desk.ts';
import { WithdrawalDesk } from '#application/programme/ports/withdrawal-desk.ts';
import { NumbersPictures } from '#application/report/ports/numbers-pictures.ts';
import { ReportDesk } from '#application/report/ports/report-desk.ts';
import { ReportFiles } from '#application/report/ports/report-files.ts';
import { SalesDesk } from '#application/report/ports/sales-desk.ts';
import { ListOrders, ReadSales } from '#application/report/watch-sales.ts';
import { InvitingDesk } from '#application/rsvp/ports/inviting-desk.ts';
import { ManualPaymentDesk } from '#application/sale/ports/manual-payment-desk.ts';
import { OrderDesk } from '#application/sale/ports/order-desk.ts';
import { OrderRecords } from '#application/sale/ports/order-records.ts';
import { OrganiserPromotions } from '#application/sale/ports/organiser-promotions.ts';
import { RefundDesk } from '#application/sale/ports/refund-desk.ts';
import { WaitingLine } from '#application/sale/ports/waiting-line.ts';
import { EventGuests } from '#application/ticket/ports/event-guests.ts';
import { GuestActs } from '#application/ticket/ports/guest-acts.ts';
import { GuestGifts } from '#application/ticket/ports/guest-gifts.ts';
import { GuestGroups } from '#application/ticket/ports/guest-groups.ts';
import { GuestList } from '#application/ticket/ports/guest-list.ts';
import { HiddenGuests } from '#application/ticket/ports/hidden-guests.ts';
import { TicketPortal } from '#application/ticket/ports/ticket-portal.ts';
import { RehearsalDesk } from '#application/waiting-room/ports/rehearsal-desk.ts';
import { bindTo, bindValue, type Wiring } from '../bind.ts';
import { lazyPort } from '../lazy-port.ts';
import { Transport } from '../transport.ts';

export const deskBindings: Wiring = (bind) => {
  bindTo(bind, EventDesk, [Transport], makeGraphqlEventDesk);
  bindTo(bind, DayTransfers, [Transport], (transport) => async (day) => {
    const { makeGraphqlDayTransfers } = await import('#adapters/graphql/money/graphql-day-transfers.ts');
    return makeGraphqlDayTransfers(transport)(day);
  });
  bindTo(bind, ReportDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/report/graphql-report-desk.ts')).makeGraphqlReportDesk(transport),
      { events: true, revenue: true, orders: true, order: true },
    ),
  );
  bindTo(bind, ReportFiles, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/report/graphql-report-files.ts')).makeGraphqlReportFiles(transport),
      { list: true, request: true, cancel: true, link: true },
    ),
  );
  bindValue(bind, NumbersPictures, async (path) => {
    const { makeFetchPicture } = await import('#adapters/rest/platform/fetch-picture.ts');
    return makeFetchPicture((...args) => window.fetch(...args))(path);
  });
  bindValue(bind, CsvWriter, async (table) => {
    const { writeWithPapaparse } = await import('#adapters/papaparse/platform/papaparse-csv.ts');
    return writeWithPapaparse(table);
  });
  bindTo(bind, SalesDesk, [Transport], makeGraphqlSalesDesk);
  bindTo(bind, RefundDesk, [Transport], makeGraphqlRefundDesk);
  bindTo(bind, OrderDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/sale/refund/graphql-order-desk.ts')).makeGraphqlOrderDesk(transport),
      { read: true, cancel: true, retryInvoice: true, retryAdjusting: true },
    ),
  );
  bindTo(bind, OrderRecords, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/sale/refund/graphql-order-records.ts')).makeGraphqlOrderRecords(transport),
      { read: true, addNote: true, editNote: true, removeNote: true },
    ),
  );
  bindTo(bind, CancellationDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/desk/graphql-cancellation-desk.ts')).makeGraphqlCancellationDesk(
          transport,
        ),
      { preview: true, cancel: true, undo: true, allowGiveBack: true, list: true },
    ),
  );
  bindTo(bind, GuestGroups, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/ticket/groups/graphql-guest-groups.ts')).makeGraphqlGuestGroups(transport),
      { list: true, add: true, takeOut: true, rename: true, remove: true },
    ),
  );
  bindTo(bind, BouncedEmails, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/bounces/graphql-bounced-emails.ts')).makeGraphqlBouncedEmails(transport),
      { ofMailing: true, retry: true },
    ),
  );
  bindTo(bind, GuestMailings, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/mailings/graphql-guest-mailings.ts')).makeGraphqlGuestMailings(
          transport,
        ),
      {
        list: true,
        guests: true,
        preview: true,
        test: true,
        send: true,
        schedule: true,
        sendNow: true,
        cancel: true,
        stop: true,
        resume: true,
      },
    ),
  );
  bindTo(bind, SettingsDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/platform/settings/graphql-settings-desk.ts')).makeGraphqlSettingsDesk(
          transport,
        ),
      {
        fees: true,
        changeFee: true,
        banners: true,
        saveBanner: true,
        removeBanner: true,
        categories: true,
        saveCategory: true,
        orderCategories: true,
      },
    ),
  );
  bindTo(bind, FeaturedDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/admin/graphql-featured-desk.ts')).makeGraphqlFeaturedDesk(transport),
      { page: true, setFeatured: true, order: true, putInOrder: true },
    ),
  );
  bindTo(bind, StaffDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/people/corporates/graphql-staff-desk.ts')).makeGraphqlStaffDesk(transport),
      { read: true, add: true, change: true, remove: true, offer: true, withdrawOffer: true },
    ),
  );
  bindTo(bind, TicketPortal, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/ticket/portal/graphql-ticket-portal.ts')).makeGraphqlTicketPortal(transport),
      { find: true, order: true, explain: true, resend: true, reissue: true, voidTicket: true },
    ),
  );
  bindTo(bind, IntegrityReports, [Transport], (transport) => async (faultyOnly, at) => {
    const { makeGraphqlIntegrityReports } = await import('#adapters/graphql/ledger/graphql-integrity-reports.ts');
    return makeGraphqlIntegrityReports(transport)(faultyOnly, at);
  });
  bindTo(bind, AuditTrail, [Transport], (transport) => async (filter, at) => {
    const { makeGraphqlAuditTrail } = await import('#adapters/graphql/platform/audit/graphql-audit-trail.ts');
    return makeGraphqlAuditTrail(transport)(filter, at);
  });
  bindTo(bind, SetAsideWork, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/platform/set-aside/graphql-set-aside-work.ts')).makeGraphqlSetAsideWork(
          transport,
        ),
      { jobs: true, emails: true, retryJob: true, dropJob: true, resendEmail: true },
    ),
  );
  bindTo(bind, UserDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/people/users/graphql-user-desk.ts')).makeGraphqlUserDesk(transport),
      { find: true, user: true, endSessions: true, suspend: true, liftSuspension: true },
    ),
  );
  bindTo(bind, LeadDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/people/leads/graphql-lead-desk.ts')).makeGraphqlLeadDesk(transport),
      { find: true, lead: true, move: true, assign: true, note: true },
    ),
  );
  bindTo(bind, CorporateReviews, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlCorporateReviews } = await import(
          '#adapters/graphql/people/corporates/graphql-corporate-desk.ts'
        );
        return makeGraphqlCorporateReviews(transport);
      },
      { page: true, review: true },
    ),
  );
  bindTo(bind, EarningsDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/programme/graphql-earnings-desk.ts')).makeGraphqlEarningsDesk(transport),
      { earnings: true, events: true, payouts: true, lines: true, request: true, balances: true },
    ),
  );
  bindTo(bind, PayoutStatements, [AccessToken, FailureNotices], (tokens, failures) =>
    lazyPort(
      async () => {
        const { makeRestPayoutStatements } = await import('#adapters/rest/programme/rest-payout-statements.ts');
        return makeRestPayoutStatements({
          fetch: (...args) => window.fetch(...args),
          failures,
          locale: () => document.documentElement.lang,
          tokens,
        });
      },
      { statement: true },
    ),
  );
  bindTo(bind, WithdrawalDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/programme/graphql-withdrawal-desk.ts')).makeGraphqlWithdrawalDesk(transport),
      {
        read: true,
        approve: true,
        reject: true,
        confirm: true,
        giveBack: true,
        openCard: true,
        approveCard: true,
        rejectCard: true,
      },
    ),
  );
  bindTo(bind, RehearsalDesk, [Transport], makeGraphqlRehearsalDesk);
  bindTo(bind, GuestList, [Transport], makeGraphqlGuestList);
  bindTo(bind, GuestActs, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/ticket/graphql-guest-acts.ts')).makeGraphqlGuestActs(transport),
      { checkIn: true, undoCheckIns: true, sendAgain: true },
    ),
  );
  bindTo(bind, EventGuests, [Transport], makeGraphqlEventGuests);
  bindTo(bind, Door, [Transport], makeGraphqlDoor);
  bindTo(bind, GatePassDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/door/graphql-gate-pass-desk.ts')).makeGraphqlGatePassDesk(transport),
      { read: true, create: true, revoke: true, enter: true, door: true },
    ),
  );
  bindTo(bind, CheckInHistory, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/door/graphql-check-in-history.ts')).makeGraphqlCheckInHistory(transport),
      { read: true, undo: true },
    ),
  );
  bindTo(bind, PayoutDesk, [Transport], makeGraphqlPayoutDesk);
  bindTo(bind, TransferInbox, [Transport], makeGraphqlTransferInbox);
  bindTo(bind, InvitingDesk, [Transport], makeGraphqlInvitingDesk);
  bindTo(bind, DraftShelf, [], () => makeSessionStorageDraftShelf(() => window.sessionStorage));
  bindTo(bind, OfflineDoor, [], () =>
    makeCachedOfflineDoor({
      caches: () => window.caches,
      workers: () => navigator.serviceWorker,
      storage: () => window.localStorage,
      fetch: (path) => window.fetch(path, { credentials: 'same-origin' }),
      loaded: () => performance.getEntriesByType('resource').map(({ name }) => name),
    }),
  );
  bindTo(bind, DoorShelf, [], () => makeIndexedDoorShelf(() => window.indexedDB));
  bindTo(bind, ScanQueue, [], () => makeIndexedScanQueue(() => window.indexedDB));
  bindTo(bind, GateMemory, [NewKey], (newKey) => makeLocalGateMemory(() => window.localStorage, newKey));
  bindValue(bind, TicketVerifier, webcryptoTicketVerifier);
  bindTo(bind, MediaDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/event/media/graphql-media-desk.ts')).makeGraphqlMediaDesk(transport),
      { ofEvent: true, add: true, rename: true, arrange: true, discard: true },
    ),
  );
  bindTo(bind, PhotoDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/event/media/graphql-photo-desk.ts')).makeGraphqlPhotoDesk(transport),
      { ofEvent: true, add: true, arrange: true, discard: true },
    ),
  );
  bindTo(bind, OpenPicture, [], () => async (source) => {
    const [{ makeCanvasPicture }, { makeFetchPicture }] = await Promise.all([
      import('#adapters/device/platform/canvas-picture.ts'),
      import('#adapters/rest/platform/fetch-picture.ts'),
    ]);
    return makeCanvasPicture(makeFetchPicture((path) => window.fetch(path)))(source);
  });
  bindTo(bind, DocumentUpload, [Transport], (transport) => async (request) => {
    const { makeSignedDocumentUpload } = await import('#adapters/rest/platform/signed-document-upload.ts');
    return makeSignedDocumentUpload(transport)(request);
  });
  bindTo(bind, SeatMapDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/seat/graphql-seat-map-desk.ts')).makeGraphqlSeatMapDesk(transport),
      { read: true, write: true },
    ),
  );
  bindTo(bind, RoomDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/event/room/graphql-room-desk.ts')).makeGraphqlRoomDesk(transport),
      { ofSession: true, add: true, revise: true, discard: true, openWith: true },
    ),
  );
  bindTo(bind, Questionnaires, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/questionnaire/graphql-questionnaires.ts')).makeGraphqlQuestionnaires(
          transport,
        ),
      {
        read: true,
        write: true,
        columns: true,
        counts: true,
        answered: true,
      },
    ),
  );
  bindTo(bind, EventMessages, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/messages/graphql-event-messages.ts')).makeGraphqlEventMessages(
          transport,
        ),
      { notices: true, push: true, emailText: true, writeEmailText: true, mailSummary: true },
    ),
  );
  bindTo(bind, SessionCalendars, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/calendar/graphql-session-calendars.ts')).makeGraphqlSessionCalendars(
          transport,
        ),
      { list: true, add: true, remove: true },
    ),
  );
  bindTo(bind, ContractDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/contract/graphql-contract-desk.ts')).makeGraphqlContractDesk(transport),
      { read: true, deploy: true, change: true },
    ),
  );
  bindTo(bind, NewsDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/event/news/graphql-news-desk.ts')).makeGraphqlNewsDesk(transport),
      { read: true, choose: true },
    ),
  );
  bindTo(bind, EventActs, [Transport, EventDesk], (transport, desk) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/event/acts/graphql-event-acts.ts')).makeGraphqlEventActs(transport, desk),
      {
        turnDonations: true,
        turnFormPerTicket: true,
        changeAddress: true,
        moveSession: true,
        clone: true,
        schedule: true,
        listing: true,
        writeListing: true,
        publishAt: true,
      },
    ),
  );
  bindTo(bind, HiddenGuests, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/ticket/graphql-hidden-guests.ts')).makeGraphqlHiddenGuests(transport),
      { read: true, hide: true },
    ),
  );
  bindTo(bind, WaitingLine, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/sale/waiting/graphql-waiting-line.ts')).makeGraphqlWaitingLine(transport),
      { read: true, remove: true },
    ),
  );
  bindTo(bind, ManualPaymentDesk, [Transport], (transport) =>
    lazyPort(
      async () =>
        (await import('#adapters/graphql/sale/manual/graphql-manual-payment-desk.ts')).makeGraphqlManualPaymentDesk(
          transport,
        ),
      { read: true, keepTerms: true, confirm: true, refuse: true, returned: true },
    ),
  );
  bindTo(bind, OrganiserPromotions, [Transport], (transport) =>
    lazyPort(
      async () =>
        (
          await import('#adapters/graphql/sale/promotions/graphql-organiser-promotions.ts')
        ).makeGraphqlOrganiserPromotions(transport),
      {
        read: true,
        addPromotion: true,
        addCode: true,
        addCodes: true,
        changePromotion: true,
        changeCode: true,
        endPromotion: true,
        addCard: true,
        changeCard: true,
        endCode: true,
        endCard: true,
        pausePromotion: true,
        pauseCode: true,
        pauseCard: true,
      },
    ),
  );
  bindValue(bind, CsvReader, async (text) =>
    (await import('#adapters/device/platform/papaparse-csv-reader.ts')).papaparseCsvReader(text),
  );
  bindTo(bind, TeamDesk, [Transport], (transport) =>
    lazyPort(
      async () => (await import('#adapters/graphql/event/team/graphql-team-desk.ts')).makeGraphqlTeamDesk(transport),
      { read: true, add: true, changeRole: true, remove: true, handOver: true },
    ),
  );
  bindTo(bind, GuestGifts, [Transport], (transport) => async (gift, key) => {
    const { makeGraphqlGuestGifts } = await import('#adapters/graphql/ticket/graphql-guest-gifts.ts');
    return makeGraphqlGuestGifts(transport)(gift, key);
  });
  bindTo(bind, CodeScanner, [], makeCameraScanner);
  bindTo(bind, DoorSignal, [], () => makeBeepAndBuzz(() => window.sessionStorage));

  bindTo(bind, ListOrders, [SalesDesk], (desk) => desk.orders);
  bindTo(bind, ReadSales, [SalesDesk], (desk) => desk.overview);
};

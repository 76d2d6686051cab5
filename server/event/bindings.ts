import { ContainerModule } from 'inversify';
import { makeAdmitTogether } from '#server/door/admit-together.ts';
import { AdmissionDesk, AdmitTogether } from '#server/door/ports/admission-desk.ts';
import { CheckInBook } from '#server/door/ports/check-in-book.ts';
import { DoorBook } from '#server/door/ports/door-book.ts';
import { DoorList } from '#server/door/ports/door-list.ts';
import { GatePasses } from '#server/door/ports/gate-passes.ts';
import { LateScanBook } from '#server/door/ports/late-scan-book.ts';
import { makePostgresAdmissionDesk } from '#server/door/postgres/postgres-admission-desk.ts';
import { makePostgresCheckInBook } from '#server/door/postgres/postgres-check-in-book.ts';
import { makePostgresDoorBook } from '#server/door/postgres/postgres-door-book.ts';
import { makePostgresDoorList } from '#server/door/postgres/postgres-door-list.ts';
import { makePostgresGatePasses } from '#server/door/postgres/postgres-gate-passes.ts';
import { makePostgresLateScanBook } from '#server/door/postgres/postgres-late-scan-book.ts';
import { makeCachedReads } from '#server/event/cached-catalogue-reads.ts';
import { CarryOutCancellation } from '#server/event/calling-off/carry-out-cancellation.ts';
import { StopSalesOfAccount } from '#server/event/calling-off/stop-sales-of-account.ts';
import { TellMove } from '#server/event/calling-off/tell-move.ts';
import { makeChat3Service, noContractService } from '#server/event/chat3/chat3-service.ts';
import { FollowContracts } from '#server/event/contract/follow-contracts.ts';
import { makeSanitizeOrganiserHtml } from '#server/event/html/sanitize-organiser-html.ts';
import { carryOutCancellationJob } from '#server/event/jobs/carry-out-cancellation.job.ts';
import { followContracts } from '#server/event/jobs/follow-contracts.ts';
import { mailGuestsJob } from '#server/event/jobs/mail-guests.job.ts';
import { publishScheduledEvents } from '#server/event/jobs/publish-scheduled-events.ts';
import { remindOfSales } from '#server/event/jobs/remind-of-sales.ts';
import { stopSalesJob } from '#server/event/jobs/stop-sales.job.ts';
import { sweepSaleReminders } from '#server/event/jobs/sweep-sale-reminders.ts';
import { tellMoveJob } from '#server/event/jobs/tell-move.job.ts';
import { MailNextBatch } from '#server/event/messages/mail-next-batch.ts';
import { AdminEvents } from '#server/event/ports/admin-events.ts';
import { CalendarSections } from '#server/event/ports/calendar-sections.ts';
import { Cancellations } from '#server/event/ports/cancellations.ts';
import { CachedReads, ExactReads } from '#server/event/ports/catalogue-reads.ts';
import { ContractDeployments } from '#server/event/ports/contract-deployments.ts';
import { ContractService } from '#server/event/ports/contract-service.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { EventForms } from '#server/event/ports/event-forms.ts';
import { EventListings } from '#server/event/ports/event-listings.ts';
import { EventMessages } from '#server/event/ports/event-messages.ts';
import { EventRecipients } from '#server/event/ports/event-recipients.ts';
import { EventStanding } from '#server/event/ports/event-standing.ts';
import { EventStore } from '#server/event/ports/event-store.ts';
import { EventTeams } from '#server/event/ports/event-teams.ts';
import { FeaturedOrder } from '#server/event/ports/featured-order.ts';
import { GuestMailings } from '#server/event/ports/guest-mailings.ts';
import { Interests } from '#server/event/ports/interests.ts';
import { LastEditor } from '#server/event/ports/last-editor.ts';
import { ManagedEvents } from '#server/event/ports/managed-events.ts';
import { OnlineRooms } from '#server/event/ports/online-rooms.ts';
import { OrganiserHtml } from '#server/event/ports/organiser-html.ts';
import { ReportedEvents } from '#server/event/ports/reported-events.ts';
import { SaleReminders } from '#server/event/ports/sale-reminders.ts';
import { ScheduledEvents } from '#server/event/ports/scheduled-events.ts';
import { SeatCharts } from '#server/event/ports/seat-charts.ts';
import { SellingEvents } from '#server/event/ports/selling-events.ts';
import { SessionMedia } from '#server/event/ports/session-media.ts';
import { SessionMoves } from '#server/event/ports/session-moves.ts';
import { SitemapEvents } from '#server/event/ports/sitemap-events.ts';
import { makePostgresAdminEvents } from '#server/event/postgres/postgres-admin-events.ts';
import { makePostgresCalendarSections } from '#server/event/postgres/postgres-calendar-sections.ts';
import { makePostgresCancellations } from '#server/event/postgres/postgres-cancellations.ts';
import { makePostgresContractDeployments } from '#server/event/postgres/postgres-contract-deployments.ts';
import { makePostgresEventCatalogue } from '#server/event/postgres/postgres-event-catalogue.ts';
import { makePostgresEventForms } from '#server/event/postgres/postgres-event-forms.ts';
import { makePostgresEventListings } from '#server/event/postgres/postgres-event-listings.ts';
import { makePostgresEventMessages } from '#server/event/postgres/postgres-event-messages.ts';
import { postgresEventRecipients } from '#server/event/postgres/postgres-event-recipients.ts';
import { makePostgresEventStanding } from '#server/event/postgres/postgres-event-standing.ts';
import { makePostgresEventStore } from '#server/event/postgres/postgres-event-store.ts';
import { makePostgresEventTeams } from '#server/event/postgres/postgres-event-teams.ts';
import { postgresFeaturedOrder } from '#server/event/postgres/postgres-featured-order.ts';
import { makePostgresGuestMailings } from '#server/event/postgres/postgres-guest-mailings.ts';
import { makePostgresInterests } from '#server/event/postgres/postgres-interests.ts';
import { makePostgresLastEditor } from '#server/event/postgres/postgres-last-editor.ts';
import { makePostgresManagedEvents } from '#server/event/postgres/postgres-managed-events.ts';
import { makePostgresOnlineRooms } from '#server/event/postgres/postgres-online-rooms.ts';
import { makePostgresReportedEvents } from '#server/event/postgres/postgres-reported-events.ts';
import { makePostgresSaleReminders } from '#server/event/postgres/postgres-sale-reminders.ts';
import { makePostgresScheduledEvents } from '#server/event/postgres/postgres-scheduled-events.ts';
import { makePostgresSeatCharts } from '#server/event/postgres/postgres-seat-charts.ts';
import { makePostgresSellingEvents } from '#server/event/postgres/postgres-selling-events.ts';
import { makePostgresSessionMedia } from '#server/event/postgres/postgres-session-media.ts';
import { makePostgresSessionMoves } from '#server/event/postgres/postgres-session-moves.ts';
import { makePostgresSitemapEvents } from '#server/event/postgres/postgres-sitemap-events.ts';
import { TellOpenedSales } from '#server/event/reminding/tell-opened-sales.ts';
import { PublishDueEvents } from '#server/event/scheduling/publish-due-events.ts';
import { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import { makePostgresPublisherDirectory } from '#server/people/postgres/postgres-publisher-directory.ts';
import { makeSharpCardPainter } from '#server/platform/pictures/sharp-card-painter.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { CardPainter } from '#server/platform/ports/card-painter.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobHandler, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { Reports } from '#server/platform/postgres/reports.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { EventOrders } from '#server/sale/ports/event-orders.ts';
import { makePostgresEventOrders } from '#server/sale/postgres/postgres-event-orders.ts';
import { GuestList } from '#server/ticket/ports/guest-list.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { makePostgresGuestList } from '#server/ticket/postgres/postgres-guest-list.ts';
import { makePostgresTicketWallet } from '#server/ticket/postgres/postgres-ticket-wallet.ts';

export const eventBindings = new ContainerModule((to) => {
  bindTo(to, OrganiserHtml, [], makeSanitizeOrganiserHtml);
  bindTo(to, EventCatalogue, [Database, Clock], ({ pool }, clock) => makePostgresEventCatalogue(pool, clock));
  bindTo(to, SitemapEvents, [Database], makePostgresSitemapEvents);
  bindTo(to, EventStanding, [Database], ({ pool }) => makePostgresEventStanding(pool));
  bindTo(to, EventForms, [Database, Reports], makePostgresEventForms);
  bindTo(to, EventMessages, [Database], ({ pool }) => makePostgresEventMessages(pool));
  bindTo(to, GuestMailings, [Database], ({ pool }) => makePostgresGuestMailings(pool));
  bindTo(to, JobHandler, [MailNextBatch], mailGuestsJob);
  bindTo(to, EventTeams, [Database], ({ pool }) => makePostgresEventTeams(pool));
  bindTo(to, Interests, [Database], ({ pool }) => makePostgresInterests(pool));
  bindTo(to, PublisherDirectory, [Database], ({ pool }) => makePostgresPublisherDirectory(pool));
  bindTo(to, ExactReads, [EventCatalogue, EventStanding, PublisherDirectory], (catalogue, standing, publishers) => ({
    catalogue,
    standing,
    publishers,
  }));
  bindTo(to, CachedReads, [ExactReads, MicroCache], makeCachedReads);
  bindTo(to, EventStore, [Database, Clock], ({ pool }, clock) => makePostgresEventStore(pool, clock));
  bindTo(to, LastEditor, [Database], ({ pool }) => makePostgresLastEditor(pool));
  bindTo(to, Cancellations, [Database], ({ pool }) => makePostgresCancellations(pool));
  bindTo(to, SessionMoves, [Database], ({ pool }) => makePostgresSessionMoves(pool));
  bindTo(to, JobHandler, [TellMove], tellMoveJob);
  bindValue(to, EventRecipients, postgresEventRecipients);
  bindTo(to, JobHandler, [CarryOutCancellation], carryOutCancellationJob);
  bindTo(to, SellingEvents, [Database], makePostgresSellingEvents);
  bindTo(to, JobHandler, [StopSalesOfAccount], stopSalesJob);
  bindTo(to, AdminEvents, [Reports], makePostgresAdminEvents);
  bindValue(to, FeaturedOrder, postgresFeaturedOrder);
  bindTo(to, ScheduledEvents, [Database], ({ pool }) => makePostgresScheduledEvents(pool));
  bindTo(to, PeriodicTask, [PublishDueEvents], publishScheduledEvents);
  bindTo(to, SaleReminders, [Database], ({ pool }) => makePostgresSaleReminders(pool));
  bindTo(to, PeriodicTask, [TellOpenedSales], remindOfSales);
  bindTo(to, PeriodicTask, [SaleReminders, Clock], sweepSaleReminders);
  bindTo(to, ManagedEvents, [Reports], makePostgresManagedEvents);
  bindTo(to, ReportedEvents, [Reports], makePostgresReportedEvents);
  bindTo(to, EventOrders, [Reports], makePostgresEventOrders);
  bindTo(to, TicketWallet, [Database], ({ pool }) => makePostgresTicketWallet(pool));
  bindTo(to, GuestList, [Database, Reports], ({ pool }, reports) => makePostgresGuestList(pool, reports));
  bindValue(to, DoorBook, makePostgresDoorBook());
  bindTo(to, DoorList, [Database], ({ pool }) => makePostgresDoorList(pool));
  bindTo(to, GatePasses, [Database], ({ pool }) => makePostgresGatePasses(pool));
  bindTo(to, CheckInBook, [Database], ({ pool }) => makePostgresCheckInBook(pool));
  bindTo(to, LateScanBook, [Database], ({ pool }) => makePostgresLateScanBook(pool));

  bindTo(to, AdmitTogether, [DoorBook, AuditLog, Clock, NewId], (door, audit, clock, ids) =>
    makeAdmitTogether({ door, audit, clock, ids }),
  );
  bindTo(to, AdmissionDesk, [Database, AdmitTogether, EventBus, Metrics], (database, admitTogether, bus, metrics) => {
    const desk = makePostgresAdmissionDesk({ database, admitTogether, bus });
    metrics.gauge('admission_desk_waiting', desk.waiting);
    return desk;
  });

  bindTo(to, SeatCharts, [Database], makePostgresSeatCharts);

  bindTo(to, CalendarSections, [Database], ({ pool }) => makePostgresCalendarSections(pool));

  bindTo(to, ContractDeployments, [Database], ({ pool }) => makePostgresContractDeployments(pool));
  bindTo(to, ContractService, [Environment, Clock], ({ chat3 }, clock) =>
    chat3 === null ? noContractService : makeChat3Service(chat3, clock),
  );
  bindTo(to, PeriodicTask, [FollowContracts], followContracts);

  bindTo(to, EventListings, [Database], ({ pool }) => makePostgresEventListings(pool));
  bindTo(to, SessionMedia, [Database], ({ pool }) => makePostgresSessionMedia(pool));
  bindTo(to, OnlineRooms, [Database], ({ pool }) => makePostgresOnlineRooms(pool));

  bindTo(to, CardPainter, [], () => makeSharpCardPainter());
});

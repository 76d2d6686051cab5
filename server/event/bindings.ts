import { ContainerModule } from 'inversify';
import { makeAdmitTogether } from '#server/door/admit-together.ts';
import { AdmissionDesk, AdmitTogether } from '#server/door/ports/admission-desk.ts';
import { DoorBook } from '#server/door/ports/door-book.ts';
import { makePostgresAdmissionDesk } from '#server/door/postgres/postgres-admission-desk.ts';
import { makePostgresDoorBook } from '#server/door/postgres/postgres-door-book.ts';
import { makeRecordAdmission, RecordAdmission } from '#server/door/record-admission.ts';
import { makeCachedReads } from '#server/event/cached-catalogue-reads.ts';
import { makeSanitizeOrganiserHtml } from '#server/event/html/sanitize-organiser-html.ts';
import { CachedReads, ExactReads } from '#server/event/ports/catalogue-reads.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { EventForms } from '#server/event/ports/event-forms.ts';
import { EventStanding } from '#server/event/ports/event-standing.ts';
import { EventStore } from '#server/event/ports/event-store.ts';
import { EventTeams } from '#server/event/ports/event-teams.ts';
import { Interests } from '#server/event/ports/interests.ts';
import { ManagedEvents } from '#server/event/ports/managed-events.ts';
import { OrganiserHtml } from '#server/event/ports/organiser-html.ts';
import { SitemapEvents } from '#server/event/ports/sitemap-events.ts';
import { makePostgresEventCatalogue } from '#server/event/postgres/postgres-event-catalogue.ts';
import { makePostgresEventForms } from '#server/event/postgres/postgres-event-forms.ts';
import { makePostgresEventStanding } from '#server/event/postgres/postgres-event-standing.ts';
import { makePostgresEventStore } from '#server/event/postgres/postgres-event-store.ts';
import { makePostgresEventTeams } from '#server/event/postgres/postgres-event-teams.ts';
import { makePostgresInterests } from '#server/event/postgres/postgres-interests.ts';
import { makePostgresManagedEvents } from '#server/event/postgres/postgres-managed-events.ts';
import { makePostgresSitemapEvents } from '#server/event/postgres/postgres-sitemap-events.ts';
import { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import { makePostgresPublisherDirectory } from '#server/people/postgres/postgres-publisher-directory.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { StoredFiles } from '#server/platform/ports/stored-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { Reports } from '#server/platform/postgres/reports.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { EventOrders } from '#server/sale/ports/event-orders.ts';
import { StockDesk } from '#server/sale/ports/stock-desk.ts';
import { makePostgresEventOrders } from '#server/sale/postgres/postgres-event-orders.ts';
import { GuestList } from '#server/ticket/ports/guest-list.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { makePostgresGuestList } from '#server/ticket/postgres/postgres-guest-list.ts';
import { makePostgresTicketWallet } from '#server/ticket/postgres/postgres-ticket-wallet.ts';
import { ChangeEventStatus, makeChangeEventStatus } from './change-event-status.ts';
import { DiscardEvent, makeDiscardEvent } from './discard-event.ts';
import { DiscardPhoto, makeDiscardPhoto } from './discard-photo.ts';
import { DiscardSession, makeDiscardSession } from './discard-session.ts';
import { DiscardTicketType, makeDiscardTicketType } from './discard-ticket-type.ts';
import { OrganisingPorts } from './organising-ports.ts';
import { makeRecordEvent, RecordEvent } from './record-event.ts';
import { makeRecordForm, RecordForm } from './record-form.ts';
import { makeRecordPhoto, RecordPhoto } from './record-photo.ts';
import { makeRecordSession, RecordSession } from './record-session.ts';
import { makeRecordTicketType, RecordTicketType } from './record-ticket-type.ts';
import { makeReviseEvent, ReviseEvent } from './revise-event.ts';
import { makeReviseSession, ReviseSession } from './revise-session.ts';
import { makeReviseTicketType, ReviseTicketType } from './revise-ticket-type.ts';
import { makeShelveEvent, ShelveEvent } from './shelve-event.ts';

/** Discovery, the organiser's desk, tickets and the door. */
export const catalogueBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, OrganiserHtml, [], makeSanitizeOrganiserHtml);
  bindTo(bind, EventCatalogue, [Database], ({ pool }) => makePostgresEventCatalogue(pool));
  bindTo(bind, SitemapEvents, [Database], makePostgresSitemapEvents);
  bindTo(bind, EventStanding, [Database], ({ pool }) => makePostgresEventStanding(pool));
  bindTo(bind, EventForms, [Database, Reports], makePostgresEventForms);
  bindTo(bind, EventTeams, [Database], ({ pool }) => makePostgresEventTeams(pool));
  bindTo(bind, Interests, [Database], ({ pool }) => makePostgresInterests(pool));
  bindTo(bind, PublisherDirectory, [Database], ({ pool }) => makePostgresPublisherDirectory(pool));
  bindTo(bind, ExactReads, [EventCatalogue, EventStanding, PublisherDirectory], (catalogue, standing, publishers) => ({
    catalogue,
    standing,
    publishers,
  }));
  bindTo(bind, CachedReads, [ExactReads, MicroCache], makeCachedReads);
  bindTo(bind, EventStore, [Database], ({ pool }) => makePostgresEventStore(pool));
  bindTo(bind, ManagedEvents, [Reports], makePostgresManagedEvents);
  bindTo(bind, EventOrders, [Reports], makePostgresEventOrders);
  bindTo(bind, TicketWallet, [Database], ({ pool }) => makePostgresTicketWallet(pool));
  bindTo(bind, GuestList, [Database, Reports], ({ pool }, reports) => makePostgresGuestList(pool, reports));
  bindValue(bind, DoorBook, makePostgresDoorBook());

  bindTo(
    bind,
    OrganisingPorts,
    [
      EventStore,
      EventCatalogue,
      PublisherDirectory,
      StockDesk,
      StoredFiles,
      TicketSigner,
      OrganiserHtml,
      Transact,
      AuditLog,
      EventBus,
      Clock,
      NewId,
    ],
    (events, catalogue, publishers, stock, files, signer, html, transact, audit, bus, clock, ids) => ({
      events,
      catalogue,
      publishers,
      stock,
      files,
      signer,
      html,
      transact,
      audit,
      bus,
      clock,
      ids,
    }),
  );
  bindTo(bind, RecordEvent, [OrganisingPorts], makeRecordEvent);
  bindTo(bind, ReviseEvent, [OrganisingPorts], makeReviseEvent);
  bindTo(bind, ChangeEventStatus, [OrganisingPorts], makeChangeEventStatus);
  bindTo(bind, DiscardEvent, [OrganisingPorts], makeDiscardEvent);
  bindTo(bind, ShelveEvent, [OrganisingPorts], makeShelveEvent);
  bindTo(bind, RecordSession, [OrganisingPorts], makeRecordSession);
  bindTo(bind, ReviseSession, [OrganisingPorts], makeReviseSession);
  bindTo(bind, DiscardSession, [OrganisingPorts], makeDiscardSession);
  bindTo(bind, RecordTicketType, [OrganisingPorts], makeRecordTicketType);
  bindTo(bind, ReviseTicketType, [OrganisingPorts], makeReviseTicketType);
  bindTo(bind, DiscardTicketType, [OrganisingPorts], makeDiscardTicketType);
  bindTo(bind, RecordForm, [OrganisingPorts, EventForms], makeRecordForm);
  bindTo(bind, RecordPhoto, [OrganisingPorts], makeRecordPhoto);
  bindTo(bind, DiscardPhoto, [OrganisingPorts], makeDiscardPhoto);
  bindTo(bind, AdmitTogether, [DoorBook, AuditLog, Clock, NewId], (door, audit, clock, ids) =>
    makeAdmitTogether({ door, audit, clock, ids }),
  );
  bindTo(bind, AdmissionDesk, [Database, AdmitTogether, EventBus, Metrics], (database, admitTogether, bus, metrics) => {
    const desk = makePostgresAdmissionDesk({ database, admitTogether, bus });
    metrics.gauge('admission_desk_waiting', desk.waiting);
    return desk;
  });
  bindTo(bind, RecordAdmission, [AdmissionDesk, TicketSigner], (desk, signer) => makeRecordAdmission({ desk, signer }));
});

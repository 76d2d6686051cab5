import { ContainerModule } from 'inversify';
import { makeRememberedReads } from '#server/adapters/cache/remembered-reads.ts';
import { makeSanitizeOrganiserHtml } from '#server/adapters/html/sanitize-organiser-html.ts';
import { Database } from '#server/adapters/postgres/connection.ts';
import { makePostgresAdmissionDesk } from '#server/adapters/postgres/postgres-admission-desk.ts';
import { makePostgresDoorBook } from '#server/adapters/postgres/postgres-door-book.ts';
import { makePostgresEventCatalogue } from '#server/adapters/postgres/postgres-event-catalogue.ts';
import { makePostgresEventForms } from '#server/adapters/postgres/postgres-event-forms.ts';
import { makePostgresEventOrders } from '#server/adapters/postgres/postgres-event-orders.ts';
import { makePostgresEventStanding } from '#server/adapters/postgres/postgres-event-standing.ts';
import { makePostgresEventStore } from '#server/adapters/postgres/postgres-event-store.ts';
import { makePostgresEventTeams } from '#server/adapters/postgres/postgres-event-teams.ts';
import { makePostgresGuestList } from '#server/adapters/postgres/postgres-guest-list.ts';
import { makePostgresInterests } from '#server/adapters/postgres/postgres-interests.ts';
import { makePostgresManagedEvents } from '#server/adapters/postgres/postgres-managed-events.ts';
import { makePostgresPublisherDirectory } from '#server/adapters/postgres/postgres-publisher-directory.ts';
import { makePostgresSitemapEvents } from '#server/adapters/postgres/postgres-sitemap-events.ts';
import { makePostgresTicketWallet } from '#server/adapters/postgres/postgres-ticket-wallet.ts';
import { Reports } from '#server/adapters/postgres/reports.ts';
import { makeAdmitTogether } from '#server/application/door/admit-together.ts';
import { makeRecordAdmission, RecordAdmission } from '#server/application/door/record-admission.ts';
import { ChangeEventStatus, makeChangeEventStatus } from '#server/application/organising/change-event-status.ts';
import { DiscardEvent, makeDiscardEvent } from '#server/application/organising/discard-event.ts';
import { DiscardPhoto, makeDiscardPhoto } from '#server/application/organising/discard-photo.ts';
import { DiscardSession, makeDiscardSession } from '#server/application/organising/discard-session.ts';
import { DiscardTicketType, makeDiscardTicketType } from '#server/application/organising/discard-ticket-type.ts';
import { OrganisingPorts } from '#server/application/organising/organising-ports.ts';
import { makeRecordEvent, RecordEvent } from '#server/application/organising/record-event.ts';
import { makeRecordForm, RecordForm } from '#server/application/organising/record-form.ts';
import { makeRecordPhoto, RecordPhoto } from '#server/application/organising/record-photo.ts';
import { makeRecordSession, RecordSession } from '#server/application/organising/record-session.ts';
import { makeRecordTicketType, RecordTicketType } from '#server/application/organising/record-ticket-type.ts';
import { makeReviseEvent, ReviseEvent } from '#server/application/organising/revise-event.ts';
import { makeReviseSession, ReviseSession } from '#server/application/organising/revise-session.ts';
import { makeReviseTicketType, ReviseTicketType } from '#server/application/organising/revise-ticket-type.ts';
import { makeShelveEvent, ShelveEvent } from '#server/application/organising/shelve-event.ts';
import { AdmissionDesk, AdmitTogether } from '#server/application/ports/admission-desk.ts';
import { AuditLog } from '#server/application/ports/audit-log.ts';
import { ExactReads, RememberedReads } from '#server/application/ports/catalogue-reads.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { DoorBook } from '#server/application/ports/door-book.ts';
import { EventBus } from '#server/application/ports/event-bus.ts';
import { EventCatalogue } from '#server/application/ports/event-catalogue.ts';
import { EventForms } from '#server/application/ports/event-forms.ts';
import { EventOrders } from '#server/application/ports/event-orders.ts';
import { EventStanding } from '#server/application/ports/event-standing.ts';
import { EventStore } from '#server/application/ports/event-store.ts';
import { EventTeams } from '#server/application/ports/event-teams.ts';
import { GuestList } from '#server/application/ports/guest-list.ts';
import { Interests } from '#server/application/ports/interests.ts';
import { ManagedEvents } from '#server/application/ports/managed-events.ts';
import { Metrics } from '#server/application/ports/metrics.ts';
import { MicroCache } from '#server/application/ports/micro-cache.ts';
import { NewId } from '#server/application/ports/new-id.ts';
import { OrganiserHtml } from '#server/application/ports/organiser-html.ts';
import { PublisherDirectory } from '#server/application/ports/publisher-directory.ts';
import { SitemapEvents } from '#server/application/ports/sitemap-events.ts';
import { StockDesk } from '#server/application/ports/stock-desk.ts';
import { StoredFiles } from '#server/application/ports/stored-files.ts';
import { TicketSigner } from '#server/application/ports/ticket-signer.ts';
import { TicketWallet } from '#server/application/ports/ticket-wallet.ts';
import { Transact } from '#server/application/ports/transact.ts';
import { bindTo, bindValue } from '../bind.ts';

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
  bindTo(bind, RememberedReads, [ExactReads, MicroCache], makeRememberedReads);
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

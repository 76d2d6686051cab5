import { type Token, token } from '#domain/kernel/token.ts';
import type { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import type { EventStore } from '#server/event/ports/event-store.ts';
import type { OrganiserHtml } from '#server/event/ports/organiser-html.ts';
import type { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import type { AuditLog } from '#server/platform/ports/audit-log.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { StoredFiles } from '#server/platform/ports/stored-files.ts';
import type { Transact } from '#server/platform/ports/transact.ts';
import type { StockDesk } from '#server/sale/ports/stock-desk.ts';
import type { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';

/** What the organiser's use cases are built from, together: nearly all of them need nearly all of it. */
export type OrganisingPorts = {
  readonly events: EventStore;
  readonly catalogue: EventCatalogue;
  readonly publishers: PublisherDirectory;
  readonly stock: StockDesk;
  readonly files: StoredFiles;
  readonly signer: TicketSigner;
  readonly html: OrganiserHtml;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly ids: NewId;
};

export const OrganisingPorts: Token<OrganisingPorts> = token<OrganisingPorts>('OrganisingPorts');

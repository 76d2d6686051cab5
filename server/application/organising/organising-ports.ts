import { type Token, token } from '#domain/kernel/token.ts';
import type { AuditLog } from '#server/application/ports/audit-log.ts';
import type { Clock } from '#server/application/ports/clock.ts';
import type { EventBus } from '#server/application/ports/event-bus.ts';
import type { EventCatalogue } from '#server/application/ports/event-catalogue.ts';
import type { EventStore } from '#server/application/ports/event-store.ts';
import type { NewId } from '#server/application/ports/new-id.ts';
import type { OrganiserHtml } from '#server/application/ports/organiser-html.ts';
import type { PublisherDirectory } from '#server/application/ports/publisher-directory.ts';
import type { StockDesk } from '#server/application/ports/stock-desk.ts';
import type { StoredFiles } from '#server/application/ports/stored-files.ts';
import type { TicketSigner } from '#server/application/ports/ticket-signer.ts';
import type { Transact } from '#server/application/ports/transact.ts';

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

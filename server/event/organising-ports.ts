import type { Provided } from '#domain/kernel/use-case.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { EventStore } from '#server/event/ports/event-store.ts';
import { OrganiserHtml } from '#server/event/ports/organiser-html.ts';
import { SessionMedia } from '#server/event/ports/session-media.ts';
import { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { StoredFiles } from '#server/platform/ports/stored-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { StockDesk } from '#server/sale/ports/stock-desk.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';

export const organisingPorts = {
  events: EventStore,
  catalogue: EventCatalogue,
  publishers: PublisherDirectory,
  stock: StockDesk,
  files: StoredFiles,
  privateFiles: PrivateFileRows,
  media: SessionMedia,
  signer: TicketSigner,
  html: OrganiserHtml,
  transact: Transact,
  audit: AuditLog,
  bus: EventBus,
  clock: Clock,
  ids: NewId,
  digest: Digest,
} as const;
export type OrganisingPorts = Provided<typeof organisingPorts>;

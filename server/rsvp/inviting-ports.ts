import type { Provided } from '#domain/kernel/use-case.ts';
import type { InvitedSession } from '#domain/rsvp/invited-session.ts';
import { allowancePorts } from '#server/event/mail-allowance.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { EventStore } from '#server/event/ports/event-store.ts';
import { OnlineRooms } from '#server/event/ports/online-rooms.ts';
import { OptOuts } from '#server/event/ports/opt-outs.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Bounces } from '#server/platform/ports/bounces.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { InvitationBook } from '#server/rsvp/ports/invitation-book.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';
import { StockDesk } from '#server/sale/ports/stock-desk.ts';

export const invitingPorts = {
  ...allowancePorts,
  templates: LetterTemplates,
  optOuts: OptOuts,
  bounces: Bounces,
  book: InvitationBook,
  catalogue: EventCatalogue,
  events: EventStore,
  rooms: OnlineRooms,
  stock: StockDesk,
  outbox: EmailOutbox,
  jobs: JobQueue,
  audit: AuditLog,
  transact: Transact,
  ids: NewId,
  clock: Clock,
} as const;
export type InvitingPorts = Provided<typeof invitingPorts>;

/** null: the event has no such session. */
export async function invitedSession(
  { catalogue }: Pick<InvitingPorts, 'catalogue'>,
  {
    eventId,
    sectionEventId,
    answerBefore,
  }: { readonly eventId: number; readonly sectionEventId: number } & Pick<InvitedSession, 'answerBefore'>,
): Promise<InvitedSession | null> {
  const [[event], [session]] = await Promise.all([catalogue.events([eventId]), catalogue.sessions([sectionEventId])]);
  if (event === undefined || session === undefined || session.eventId !== eventId) return null;
  const eventStatus = session.cancelledAt === null ? event.status : 'CANCELLED';
  return { eventStatus, endAt: session.endAt, answerBefore };
}

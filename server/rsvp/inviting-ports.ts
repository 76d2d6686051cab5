import { type Token, token } from '#domain/kernel/token.ts';
import type { InvitedSession } from '#domain/rsvp/invited-session.ts';
import type { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import type { AuditLog } from '#server/platform/ports/audit-log.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { JobQueue } from '#server/platform/ports/job-queue.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Transact } from '#server/platform/ports/transact.ts';
import type { InvitationBook } from '#server/rsvp/ports/invitation-book.ts';

/** What the ways to invite have in common. */
export type InvitingPorts = {
  readonly book: InvitationBook;
  readonly catalogue: Pick<EventCatalogue, 'events' | 'sessions' | 'tickets'>;
  readonly outbox: EmailOutbox;
  readonly jobs: Pick<JobQueue, 'wake'>;
  readonly audit: AuditLog;
  readonly transact: Transact;
  readonly ids: NewId;
  readonly clock: Clock;
};
export const InvitingPorts: Token<InvitingPorts> = token<InvitingPorts>('InvitingPorts');

/** What an invitation to this session invites to; null: there is no such session of the event. */
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
  return { eventStatus: event.status, endAt: session.endAt, answerBefore };
}

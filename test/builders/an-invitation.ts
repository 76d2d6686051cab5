import { DAY, later } from '#domain/kernel/instant.ts';
import type { InvitedSession } from '#domain/rsvp/invited-session.ts';
import { NOW } from './moments.ts';

/** Tomorrow evening, taking answers until it ends. */
export const anInvitedSession = (over: Partial<InvitedSession> = {}): InvitedSession => ({
  eventStatus: 'PUBLISHED',
  endAt: later(NOW, DAY),
  answerBefore: null,
  ...over,
});

import type { AccountId } from '#domain/account/account-id.ts';
import { validateSession } from '#domain/event/session.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { SectionEventRow } from '#server/application/ports/section-event-row.ts';
import { changeEvent } from './change-event.ts';
import type { SessionFields } from './event-fields.ts';
import type { OrganisingPorts } from './organising-ports.ts';
import { keepsPublishable } from './publication.ts';
import { withTimesOf } from './times-of-event.ts';

/** Changes a session's name, place, time or sale. */
export type ReviseSession = (given: {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly actor: AccountId;
  readonly fields: SessionFields;
}) => Promise<Result<SectionEventRow, Refusal>>;
export const ReviseSession: Token<ReviseSession> = token<ReviseSession>('ReviseSession');

export function makeReviseSession(ports: OrganisingPorts): ReviseSession {
  return async ({ eventId, sectionEventId, actor, fields }) => {
    const checked = validateSession(fields);
    if (!checked.ok) return checked;
    return changeEvent(ports, {
      eventId,
      actor,
      work: async (papers, tx) => {
        const before = papers.sessions.find((one) => one.sectionEventId === sectionEventId);
        if (before === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
        if (papers.event.status === 'CANCELLED') return refused({ code: 'EVENT_STATE_FORBIDS', state: papers.event.status });
        const session = { ...before, ...checked.value };
        const sessions = papers.sessions.map((one) => (one.sectionEventId === sectionEventId ? session : one));
        const event = withTimesOf(papers.event, sessions);
        const publishable = await keepsPublishable(ports, papers, { ...papers, event, sessions });
        if (!publishable.ok) return publishable;
        await ports.events.putSession(tx, session);
        return ok({ event, value: session, act: 'session.changed', subject: `session:${sectionEventId}` });
      },
    });
  };
}

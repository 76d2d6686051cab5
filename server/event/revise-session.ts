import { validateSession } from '#domain/event/session.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventPapers } from '#server/event/ports/event-store.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import { movingPorts } from './calling-off/moving-ports.ts';
import { noteMoves } from './calling-off/note-moves.ts';
import { changeEvent } from './change-event.ts';
import type { SessionFields } from './event-fields.ts';
import { forbiddenAction } from './forbidden-action.ts';
import type { OrganisingPorts } from './organising-ports.ts';
import { keepsPublishable } from './publication.ts';
import { quotaOfSession } from './quota-ids.ts';
import { withTimesOf } from './times-of-event.ts';

/** The capacity stays at or above what is taken. */
export type ReviseSession = (given: {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly actor: AccountId;
  readonly fields: SessionFields;
}) => Promise<Result<SectionEventRow, Refusal>>;

type Decided = { readonly session: SectionEventRow; readonly event: EventPapers['event'] };

async function decide(
  ports: OrganisingPorts,
  papers: EventPapers,
  sectionEventId: number,
  said: Partial<SectionEventRow>,
): Promise<Result<Decided, Refusal>> {
  const before = papers.sessions.find((one) => one.sectionEventId === sectionEventId);
  if (before === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
  const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
  if (forbidden !== null) return refused(forbidden);
  if (before.cancelledAt !== null) return refused({ code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' });
  const session = { ...before, ...said };
  const sessions = papers.sessions.map((one) => (one.sectionEventId === sectionEventId ? session : one));
  const event = withTimesOf(papers.event, sessions);
  const publishable = await keepsPublishable(ports, papers, { ...papers, event, sessions });
  return publishable.ok ? ok({ session, event }) : publishable;
}

export const ReviseSession = defineUseCase(
  'ReviseSession',
  movingPorts,
  (ports): ReviseSession =>
    async ({ eventId, sectionEventId, actor, fields }) => {
      const checked = validateSession(fields);
      if (!checked.ok) return checked;
      const { capacity, ...said } = checked.value;
      if (capacity !== undefined) {
        // The capacity first, at the reservation desk: a refused capacity refuses the whole revision.
        const papers = await ports.events.read(eventId);
        if (papers === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const decided = await decide(ports, papers, sectionEventId, said);
        if (!decided.ok) return decided;
        const quotaId = quotaOfSession(sectionEventId);
        const known = (await ports.stock.counts(eventId)).find((count) => count.quotaId === quotaId);
        if (known?.capacity !== capacity) {
          const changed = await ports.stock.changeCapacity({ eventId, quotaId, capacity, by: actor });
          if (!changed.ok) return changed;
        }
      }
      return changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const decided = await decide(ports, papers, sectionEventId, said);
          if (!decided.ok) return decided;
          const { session, event } = decided.value;
          await ports.events.putSession(tx, session);
          const sessions = papers.sessions.map((one) => (one.sectionEventId === sectionEventId ? session : one));
          const noted = await noteMoves(ports, tx, papers, { event, sessions }, actor);
          const value = noted.find((one) => one.sectionEventId === sectionEventId) ?? session;
          return ok({ event, value, act: 'session.changed', subject: `session:${sectionEventId}` });
        },
      });
    },
);

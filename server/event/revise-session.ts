import { validateSession } from '#domain/event/session.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventPapers } from '#server/event/ports/event-store.ts';
import { LastEditor } from '#server/event/ports/last-editor.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import { type MovingPorts, movingPorts } from './calling-off/moving-ports.ts';
import { noteMoves } from './calling-off/note-moves.ts';
import { changeEvent } from './change-event.ts';
import { versionOfSession } from './editing/edit-version.ts';
import { sayingWho } from './editing/saying-who.ts';
import type { SessionFields } from './event-fields.ts';
import { forbiddenAction } from './forbidden-action.ts';
import type { OrganisingPorts } from './organising-ports.ts';
import { keepsPublishable } from './publication.ts';
import { quotaOfSession } from './quota-ids.ts';
import { withTimesOf } from './times-of-event.ts';

type SessionRevision = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly actor: AccountId;
  readonly fields: SessionFields;
  /** As read by the editor, by `versionOfSession`; absent: overwrites what others changed. */
  readonly version?: string | null | undefined;
};

/** The capacity stays at or above what is taken. */
export type ReviseSession = (revision: SessionRevision) => Promise<Result<SectionEventRow, Refusal>>;

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

async function revise(
  ports: MovingPorts,
  { eventId, sectionEventId, actor, fields, version }: SessionRevision,
): Promise<Result<SectionEventRow, Refusal>> {
  const checked = validateSession(fields);
  if (!checked.ok) return checked;
  const { capacity, ...said } = checked.value;
  const quotaId = quotaOfSession(sectionEventId);
  const known =
    capacity === undefined && version == null
      ? null
      : ((await ports.stock.counts(eventId)).find((count) => count.quotaId === quotaId)?.capacity ?? null);
  const decideNow = async (papers: EventPapers): Promise<Result<Decided, Refusal>> => {
    const before = papers.sessions.find((one) => one.sectionEventId === sectionEventId);
    const isStale =
      version != null && before !== undefined && version !== versionOfSession(ports.digest, before, known);
    return isStale ? refused({ code: 'STALE', by: null }) : decide(ports, papers, sectionEventId, said);
  };
  if (capacity !== undefined) {
    // The capacity first, at the reservation desk: a refused capacity refuses the whole revision.
    const papers = await ports.events.read(eventId);
    if (papers === null) return refused({ code: 'EVENT_NOT_FOUND' });
    const decided = await decideNow(papers);
    if (!decided.ok) return decided;
    if (known !== capacity) {
      const from = version == null ? {} : { from: known };
      const changed = await ports.stock.changeCapacity({ eventId, quotaId, capacity, by: actor, ...from });
      if (!changed.ok) return changed;
    }
  }
  return changeEvent(ports, {
    eventId,
    actor,
    work: async (papers, tx) => {
      const decided = await decideNow(papers);
      if (!decided.ok) return decided;
      const { session, event } = decided.value;
      await ports.events.putSession(tx, session);
      const sessions = papers.sessions.map((one) => (one.sectionEventId === sectionEventId ? session : one));
      const noted = await noteMoves(ports, tx, papers, { event, sessions }, actor);
      const value = noted.find((one) => one.sectionEventId === sectionEventId) ?? session;
      return ok({ event, value, act: 'session.changed', subject: `session:${sectionEventId}` });
    },
  });
}

export const ReviseSession = defineUseCase(
  'ReviseSession',
  { ...movingPorts, lastEditor: LastEditor },
  ({ lastEditor, ...ports }): ReviseSession =>
    async (revision) => {
      const { sectionEventId, actor } = revision;
      const of = { act: 'session.changed', subject: `session:${sectionEventId}` } as const;
      return sayingWho(await revise(ports, revision), lastEditor, of, actor);
    },
);

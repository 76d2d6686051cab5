import { actionsOfChange } from '#domain/event/event-actions.ts';
import { validateEvent } from '#domain/event/event-input.ts';
import { mayRequireApproval } from '#domain/event/ticket-type.ts';
import { slugWords } from '#domain/kernel/names/slug.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { EventPapers } from '#server/event/ports/event-store.ts';
import { LastEditor } from '#server/event/ports/last-editor.ts';
import { type MovingPorts, movingPorts } from './calling-off/moving-ports.ts';
import { noteMoves } from './calling-off/note-moves.ts';
import { changeEvent } from './change-event.ts';
import { checkCategory } from './check-category.ts';
import { versionOfEvent } from './editing/edit-version.ts';
import { sayingWho } from './editing/saying-who.ts';
import type { EventFields } from './event-fields.ts';
import { forbiddenAction, settingsOf } from './forbidden-action.ts';
import type { OrganisingPorts } from './organising-ports.ts';
import { keepsPublishable } from './publication.ts';
import { SUMMARY_LENGTH } from './summary-length.ts';

type EventRevision = {
  readonly eventId: number;
  readonly actor: AccountId;
  /** Absent fields are unchanged. */
  readonly fields: Partial<EventFields>;
  /** Undefined: unchanged; null: unlimited. */
  readonly capacity: number | null | undefined;
  /** As read by the editor, by `versionOfEvent`; absent: overwrites what others changed. */
  readonly version?: string | null | undefined;
};

export type ReviseEvent = (revision: EventRevision) => Promise<Result<EventRow, Refusal>>;

function revised(ports: OrganisingPorts, event: EventRow, fields: Partial<EventFields>): EventRow {
  const next = { ...event, ...fields };
  if (fields.description === undefined) return { ...next, slugWords: slugWords(next.name) };
  const description = ports.html.clean(fields.description);
  return {
    ...next,
    slugWords: slugWords(next.name),
    description,
    summary: ports.html.summary(description, SUMMARY_LENGTH),
  };
}

async function decide(
  ports: OrganisingPorts,
  papers: EventPapers,
  fields: Partial<EventFields>,
): Promise<Result<EventRow, Refusal>> {
  const wanted = revised(ports, papers.event, fields);
  const forbidden = forbiddenAction(
    papers,
    actionsOfChange(settingsOf(papers.event), settingsOf(wanted)),
    ports.clock.now(),
  );
  if (forbidden !== null) return refused(forbidden);
  const checked = validateEvent(wanted);
  if (!checked.ok) return checked;
  if (checked.value.requiredApproval && !mayRequireApproval(papers.tickets))
    return refused({ code: 'APPROVAL_ONLY_FOR_FREE' });
  const publishable = await keepsPublishable(ports, papers, { ...papers, event: checked.value });
  return publishable.ok ? checked : publishable;
}

const POLICY = ['approvalDays', 'refundDays', 'nameChangeDays', 'sessionChangeDays'] as const;

const policyChanges = (before: EventRow, after: EventRow): Readonly<Record<string, number | null>> =>
  Object.fromEntries(POLICY.filter((days) => before[days] !== after[days]).map((days) => [days, after[days]]));

async function revise(
  ports: MovingPorts,
  { eventId, actor, fields, capacity, version }: EventRevision,
): Promise<Result<EventRow, Refusal>> {
  const papers = await ports.events.read(eventId);
  if (papers === null) return refused({ code: 'EVENT_NOT_FOUND' });
  const category = await checkCategory(ports.catalogue, fields.categoryId ?? null, papers.event.categoryId);
  if (!category.ok) return category;
  const decideNow = async (now: EventPapers): Promise<Result<EventRow, Refusal>> => {
    const isStale = version != null && version !== versionOfEvent(ports.digest, now.event, papers.capacity);
    return isStale ? refused({ code: 'STALE', by: null }) : decide(ports, now, fields);
  };
  if (capacity !== undefined && papers.quotaId !== null && papers.capacity !== capacity) {
    // The capacity first, at the reservation desk: a refused capacity refuses the whole revision.
    const decided = await decideNow(papers);
    if (!decided.ok) return decided;
    const from = version == null ? {} : { from: papers.capacity };
    const { quotaId } = papers;
    const resized = await ports.stock.changeCapacity({ eventId, quotaId, capacity, by: actor, ...from });
    if (!resized.ok) return resized;
  }
  return changeEvent(ports, {
    eventId,
    actor,
    work: async (locked, tx) => {
      const decided = await decideNow(locked);
      if (!decided.ok) return decided;
      const event = decided.value;
      const sessions = locked.sessions.map((session) => ({ ...session, timezone: event.timezone }));
      if (event.timezone !== locked.event.timezone)
        for (const session of sessions) await ports.events.putSession(tx, session);
      await noteMoves(ports, tx, locked, { event, sessions }, actor);
      return ok({
        event,
        value: event,
        act: 'event.changed',
        subject: `event:${eventId}`,
        facts: { fields: Object.keys(fields).length, ...policyChanges(locked.event, event) },
      });
    },
  });
}

export const ReviseEvent = defineUseCase(
  'ReviseEvent',
  { ...movingPorts, lastEditor: LastEditor },
  ({ lastEditor, ...ports }): ReviseEvent =>
    async (revision) => {
      const { eventId, actor } = revision;
      const of = { act: 'event.changed', subject: `event:${eventId}` } as const;
      return sayingWho(await revise(ports, revision), lastEditor, of, actor);
    },
);

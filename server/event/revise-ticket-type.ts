import { type TicketTypeInput, validateTicketType } from '#domain/event/ticket-type.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventPapers, TicketTypeRow } from '#server/event/ports/event-store.ts';
import { LastEditor } from '#server/event/ports/last-editor.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import { changeEvent } from './change-event.ts';
import { versionOfTicketType } from './editing/edit-version.ts';
import { sayingWho } from './editing/saying-who.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { type OrganisingPorts, organisingPorts } from './organising-ports.ts';
import { quotaOfTicketType } from './quota-ids.ts';

type TicketTypeRevision = {
  readonly eventId: number;
  readonly ticketTypeId: string;
  readonly actor: AccountId;
  readonly fields: TicketTypeInput;
  /** As read by the editor, by `versionOfTicketType`; absent: overwrites what others changed. */
  readonly version?: string | null | undefined;
};

/** Sold tickets keep their name and price; the capacity stays at or above what is taken. [S5-11] */
export type ReviseTicketType = (revision: TicketTypeRevision) => Promise<Result<TicketRow, Refusal>>;

type Decided = { readonly before: TicketRow; readonly fields: TicketTypeInput };

async function revise(
  ports: OrganisingPorts,
  { eventId, ticketTypeId, actor, fields, version }: TicketTypeRevision,
): Promise<Result<TicketRow, Refusal>> {
  const ticketIn = (papers: EventPapers): TicketRow | undefined =>
    papers.tickets.find((ticket) => ticket.ticketTypeId === ticketTypeId);
  const papers = await ports.events.read(eventId);
  const known = papers === null ? undefined : ticketIn(papers);
  if (papers === null || known === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
  const decide = (now: EventPapers): Result<Decided, Refusal> => {
    const before = ticketIn(now);
    if (before === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
    if (version != null && version !== versionOfTicketType(ports.digest, before, known.capacity))
      return refused({ code: 'STALE', by: null });
    const forbidden = forbiddenAction(now, ['EDIT'], ports.clock.now());
    if (forbidden !== null) return refused(forbidden);
    const checked = validateTicketType(fields, now.event);
    return checked.ok ? ok({ before, fields: checked.value }) : checked;
  };
  const decided = decide(papers);
  if (!decided.ok) return decided;
  if (known.capacity !== fields.capacity) {
    // First, so that a refused capacity refuses the whole revision.
    const changed = await ports.stock.changeCapacity({
      eventId,
      quotaId: known.quotaId ?? quotaOfTicketType(ticketTypeId),
      capacity: fields.capacity,
      by: actor,
      ...(version == null ? {} : { from: known.capacity }),
    });
    if (!changed.ok) return changed;
  }
  return changeEvent(ports, {
    eventId,
    actor,
    work: async (locked, tx) => {
      const again = decide(locked);
      if (!again.ok) return again;
      const { before } = again.value;
      const { capacity, ...rest } = again.value.fields;
      const { sectionEventId, currency, position } = before;
      const row: TicketTypeRow = { ...rest, eventId, ticketTypeId, sectionEventId, currency, position };
      await ports.events.putTicketType(tx, row);
      return ok({
        event: locked.event,
        value: { ...before, ...row },
        act: 'ticket-type.changed',
        subject: `ticket-type:${ticketTypeId}`,
        facts: { price: fields.price, priceBefore: before.price, capacity, capacityBefore: known.capacity },
      });
    },
  });
}

export const ReviseTicketType = defineUseCase(
  'ReviseTicketType',
  { ...organisingPorts, lastEditor: LastEditor },
  ({ lastEditor, ...ports }): ReviseTicketType =>
    async (revision) => {
      const { ticketTypeId, actor } = revision;
      const of = { act: 'ticket-type.changed', subject: `ticket-type:${ticketTypeId}` } as const;
      return sayingWho(await revise(ports, revision), lastEditor, of, actor);
    },
);

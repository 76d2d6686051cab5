import { type TicketTypeInput, validateTicketType } from '#domain/event/ticket-type.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventPapers, TicketTypeRow } from '#server/event/ports/event-store.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';
import { quotaOfTicketType } from './quota-ids.ts';

/** Sold tickets keep their name and price; the capacity stays at or above what is taken. [S5-11] */
export type ReviseTicketType = (given: {
  readonly eventId: number;
  readonly ticketTypeId: string;
  readonly actor: AccountId;
  readonly fields: TicketTypeInput;
}) => Promise<Result<{ readonly ticketTypeId: string }, Refusal>>;

type Decided = { readonly before: TicketRow; readonly fields: TicketTypeInput };

function decide(
  papers: EventPapers,
  ticketTypeId: string,
  fields: TicketTypeInput,
  now: Instant,
): Result<Decided, Refusal> {
  const before = papers.tickets.find((ticket) => ticket.ticketTypeId === ticketTypeId);
  if (before === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
  const forbidden = forbiddenAction(papers, ['EDIT'], now);
  if (forbidden !== null) return refused(forbidden);
  const checked = validateTicketType(fields, papers.event);
  return checked.ok ? ok({ before, fields: checked.value }) : checked;
}

export const ReviseTicketType = defineUseCase(
  'ReviseTicketType',
  organisingPorts,
  (ports): ReviseTicketType =>
    async ({ eventId, ticketTypeId, actor, fields }) => {
      const papers = await ports.events.read(eventId);
      if (papers === null) return refused({ code: 'EVENT_NOT_FOUND' });
      const decided = decide(papers, ticketTypeId, fields, ports.clock.now());
      if (!decided.ok) return decided;
      if (decided.value.before.capacity !== fields.capacity) {
        // First, so that a refused capacity refuses the whole revision.
        const changed = await ports.stock.changeCapacity({
          eventId,
          quotaId: decided.value.before.quotaId ?? quotaOfTicketType(ticketTypeId),
          capacity: fields.capacity,
          by: actor,
        });
        if (!changed.ok) return changed;
      }
      return changeEvent(ports, {
        eventId,
        actor,
        work: async (locked, tx) => {
          const again = decide(locked, ticketTypeId, fields, ports.clock.now());
          if (!again.ok) return again;
          const { before } = again.value;
          const { capacity, ...rest } = again.value.fields;
          const { sectionEventId, currency, position } = before;
          const row: TicketTypeRow = { ...rest, eventId, ticketTypeId, sectionEventId, currency, position };
          await ports.events.putTicketType(tx, row);
          const facts = {
            price: fields.price,
            priceBefore: before.price,
            capacity,
            capacityBefore: decided.value.before.capacity,
          };
          return ok({
            event: locked.event,
            value: { ticketTypeId },
            act: 'ticket-type.changed',
            subject: `ticket-type:${ticketTypeId}`,
            facts,
          });
        },
      });
    },
);

import { nextTicketTypePosition } from '#domain/event/next-position.ts';
import { type TicketTypeInput, validateTicketType } from '#domain/event/ticket-type.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { TicketTypeRow } from '#server/event/ports/event-store.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';
import { quotaOfSession, quotaOfTicketType } from './quota-ids.ts';

/** Adds a ticket type to a session; it draws on its own, its session's and its event's quota. */
export type RecordTicketType = (given: {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly actor: AccountId;
  readonly fields: TicketTypeInput;
  readonly creationKey?: string | null;
}) => Promise<Result<{ readonly ticketTypeId: string }, Refusal>>;

export const RecordTicketType = defineUseCase(
  'RecordTicketType',
  organisingPorts,
  (ports): RecordTicketType =>
    ({ eventId, sectionEventId, actor, fields, creationKey = null }) =>
      changeEvent(ports, {
        eventId,
        actor,
        creation: {
          key: creationKey,
          request: [sectionEventId, fields],
          made: ({ tickets }, subject) =>
            tickets.find(
              (one) => subject === `ticket-type:${one.ticketTypeId}` && one.sectionEventId === sectionEventId,
            ),
        },
        work: async (papers, tx) => {
          const { event, sessions, tickets, quotaId } = papers;
          const session = sessions.find((one) => one.sectionEventId === sectionEventId);
          if (session === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const checked = validateTicketType(fields, event);
          if (!checked.ok) return checked;
          const siblings = tickets.filter((ticket) => ticket.sectionEventId === sectionEventId);
          const position = nextTicketTypePosition(siblings);
          if (!position.ok) return position;
          const ticketTypeId = ports.ids.newId();
          const { capacity, ...rest } = checked.value;
          const row: TicketTypeRow = {
            ...rest,
            eventId,
            ticketTypeId,
            sectionEventId,
            currency: 'VND',
            position: position.value,
          };
          await ports.events.putTicketType(tx, row);
          await ports.stock.createQuotas(tx, eventId, [
            { quotaId: quotaOfTicketType(ticketTypeId), scope: 'TICKET_TYPE', capacity },
          ]);
          const quotas = await ports.events.quotasOf(tx, eventId, [quotaOfSession(sectionEventId)]);
          await ports.stock.drawOn(tx, eventId, ticketTypeId, [
            quotaOfTicketType(ticketTypeId),
            ...quotas,
            ...(quotaId === null ? [] : [quotaId]),
          ]);
          return ok({
            event,
            value: { ticketTypeId },
            act: 'ticket-type.created',
            subject: `ticket-type:${ticketTypeId}`,
            facts: { price: fields.price, capacity },
          });
        },
      }),
);

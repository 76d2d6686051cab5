import type { AccountId } from '#domain/account/account-id.ts';
import { changeRefusal } from '#domain/event/event-status.ts';
import { validateTicketType } from '#domain/event/ticket-type.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { TicketTypeRow } from '#server/application/ports/event-store.ts';
import { changeEvent } from './change-event.ts';
import type { TicketTypeFields } from './event-fields.ts';
import type { OrganisingPorts } from './organising-ports.ts';
import { quotaOfSession, quotaOfTicketType } from './quota-ids.ts';

/** More kinds of tickets than this for one session nobody can choose from. */
const MOST_TICKET_TYPES = 50;

/** Adds a ticket type to a session; it draws on a pot of its own, its session's and its event's. */
export type RecordTicketType = (given: {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly actor: AccountId;
  readonly fields: TicketTypeFields;
  /** Sent again with the same key, the same ticket type is answered. */
  readonly creationKey?: string | null;
}) => Promise<Result<{ readonly ticketTypeId: string }, Refusal>>;
export const RecordTicketType: Token<RecordTicketType> = token<RecordTicketType>('RecordTicketType');

export function makeRecordTicketType(ports: OrganisingPorts): RecordTicketType {
  return ({ eventId, sectionEventId, actor, fields, creationKey = null }) =>
    changeEvent(ports, {
      eventId,
      actor,
      creation: {
        key: creationKey,
        made: ({ tickets }, subject) => tickets.find((one) => subject === `ticket-type:${one.ticketTypeId}` && one.sectionEventId === sectionEventId),
      },
      work: async ({ event, sessions, tickets, quotaId }, tx) => {
        const session = sessions.find((one) => one.sectionEventId === sectionEventId);
        if (session === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
        const forbidden = changeRefusal(event.status);
        if (forbidden !== null) return refused(forbidden);
        const checked = validateTicketType(fields, event);
        if (!checked.ok) return checked;
        const siblings = tickets.filter((ticket) => ticket.sectionEventId === sectionEventId);
        if (siblings.length >= MOST_TICKET_TYPES)
          return refused({ code: 'INVALID_INPUT', field: 'tickets', problem: { kind: 'TOO_LARGE', max: MOST_TICKET_TYPES } });
        const ticketTypeId = ports.ids.newId();
        const { capacity, ...rest } = checked.value;
        const position = Math.max(-1, ...siblings.map((ticket) => ticket.position)) + 1;
        const row: TicketTypeRow = { ...rest, eventId, ticketTypeId, sectionEventId, currency: 'VND', position };
        await ports.events.putTicketType(tx, row);
        await ports.stock.createQuotas(tx, eventId, [{ quotaId: quotaOfTicketType(ticketTypeId), scope: 'TICKET_TYPE', capacity }]);
        const pots = await ports.events.potsOf(tx, eventId, [quotaOfSession(sectionEventId)]);
        await ports.stock.drawOn(tx, eventId, ticketTypeId, [quotaOfTicketType(ticketTypeId), ...pots, ...(quotaId === null ? [] : [quotaId])]);
        return ok({
          event,
          value: { ticketTypeId },
          act: 'ticket-type.created',
          subject: `ticket-type:${ticketTypeId}`,
          facts: { price: fields.price, capacity },
        });
      },
    });
}

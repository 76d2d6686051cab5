import { ticketMode } from '#domain/event/event.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { invitationTicketOf, quotaOfSession, quotaOfTicketType } from '#server/event/quota-ids.ts';
import type { InvitingPorts } from './inviting-ports.ts';

export type GivenTicket = {
  readonly eventId: number;
  readonly sectionEventId: number;
  /** null: the session's invitation ticket. */
  readonly ticketTypeId: string | null;
  /** Of the invitation ticket, if it is made now. */
  readonly ticketName: string;
  readonly actor: AccountId;
};

/** Whether the named ticket type is a free one of the session. */
export async function givesTicket(
  { catalogue }: Pick<InvitingPorts, 'catalogue'>,
  { eventId, sectionEventId, ticketTypeId }: GivenTicket,
): Promise<Result<null, Refusal>> {
  if (ticketTypeId === null) return ok(null);
  const [type] = await catalogue.tickets([{ eventId, ticketTypeId }]);
  if (type === undefined || type.sectionEventId !== sectionEventId) return refused({ code: 'NOT_FOUND' });
  return type.price > 0 ? refused({ code: 'RSVP_REFUSED', trouble: { code: 'TICKET_HAS_PRICE' } }) : ok(null);
}

/**
 * The named one, or the session's invitation ticket, which is made once. It takes places of session and event, and
 * opens the session's rooms where its holders come online.
 */
export async function ticketToGive(ports: InvitingPorts, given: GivenTicket): Promise<string> {
  const { catalogue, events, rooms, stock, transact, audit } = ports;
  const { eventId, sectionEventId, ticketName, actor } = given;
  if (given.ticketTypeId !== null) return given.ticketTypeId;
  const ticketTypeId = invitationTicketOf(sectionEventId);
  const [made] = await catalogue.tickets([{ eventId, ticketTypeId }]);
  if (made !== undefined) return ticketTypeId;
  const ofSession = await rooms.ofSession(eventId, sectionEventId);
  await transact.transaction(async (tx) => {
    const papers = await events.lock(tx, eventId);
    if (papers === null || papers.invitationTickets.some((type) => type.ticketTypeId === ticketTypeId)) return;
    const mode = ticketMode(papers.event.eventType, 'ONSITE');
    await events.putTicketType(tx, {
      eventId,
      ticketTypeId,
      sectionEventId,
      name: ticketName,
      description: null,
      note: null,
      price: ZERO,
      originalPrice: ZERO,
      currency: 'VND',
      purchaseLimit: null,
      accountLimit: null,
      multipleOf: 1,
      saleBeginAt: null,
      saleEndAt: null,
      mode,
      position: 0,
      byInvitation: true,
    });
    const own = quotaOfTicketType(ticketTypeId);
    await stock.createQuotas(tx, eventId, [{ quotaId: own, scope: 'TICKET_TYPE', capacity: null }]);
    const shared = await events.quotasOf(tx, eventId, [quotaOfSession(sectionEventId)]);
    await stock.drawOn(tx, eventId, ticketTypeId, [
      own,
      ...shared,
      ...(papers.quotaId === null ? [] : [papers.quotaId]),
    ]);
    if (mode === 'ONLINE') {
      const roomIds = ofSession.map(({ onlineRoomId }) => onlineRoomId);
      await rooms.openWith(tx, { eventId, ticketTypeId }, roomIds);
    }
    await audit.record(tx, { act: 'ticket-type.created', subject: `ticket-type:${ticketTypeId}`, eventId, actor });
  });
  return ticketTypeId;
}

import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { parseRefusal } from '#adapters/graphql/platform/parse-refusal.ts';
import type { GuestActs, OneRefused } from '#application/ticket/ports/guest-acts.ts';
import { ok } from '#domain/kernel/result.ts';
import { CheckInGuestsDocument } from './check-in-guests.gen.ts';
import { SendTicketsAgainDocument } from './send-tickets-again.gen.ts';
import { UndoCheckInsDocument } from './undo-check-ins.gen.ts';

type Refused = { readonly id: string; readonly code: string; readonly data: unknown };

const refusedOnes = (refused: readonly Refused[]): readonly OneRefused[] =>
  refused.map(({ id, code, data }) => ({ id, refusal: parseRefusal(code, data) }));

export const makeGraphqlGuestActs = (transport: GraphqlTransport): GuestActs => ({
  checkIn: async (eventId, ticketIds, idempotencyKey) => {
    const result = await transport(CheckInGuestsDocument, { eventId, ids: [...ticketIds] }, { idempotencyKey });
    if (!result.ok) return result;
    const { checked_in: checkedIn, refused } = result.value.check_in_guests;
    return ok({
      checkedIn: checkedIn.map(({ id, check_in_id }) => ({ ticketId: id, checkInId: check_in_id })),
      refused: refusedOnes(refused),
    });
  },
  undoCheckIns: async (eventId, checkInIds) => {
    const result = await transport(UndoCheckInsDocument, { eventId, ids: [...checkInIds] });
    if (!result.ok) return result;
    const { undone: done, refused } = result.value.undo_check_ins;
    return ok({ done, refused: refusedOnes(refused) });
  },
  sendAgain: async (eventId, ticketIds) => {
    const result = await transport(SendTicketsAgainDocument, { eventId, ids: [...ticketIds] });
    if (!result.ok) return result;
    const { sent: done, refused } = result.value.send_tickets_again;
    return ok({ done, refused: refusedOnes(refused) });
  },
});

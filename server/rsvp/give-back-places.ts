import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';
import { TicketUsed } from '#server/sale/ports/desk-decision.ts';
import type { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

type Acceptance = {
  readonly eventId: number;
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  /** Null: the account itself. */
  readonly by: AccountId | null;
};

/**
 * Gives back the places of an acceptance and makes its tickets void, through the desk like every sale. Asked again it
 * changes nothing, so that an answer whose keeping failed can be given again. A ticket that is used meanwhile stays,
 * and so does all of it.
 */
export type GiveBackPlaces = (acceptance: Acceptance) => Promise<Result<null, Refusal>>;
export const GiveBackPlaces: Token<GiveBackPlaces> = token<GiveBackPlaces>('GiveBackPlaces');

export const makeGiveBackPlaces =
  (desk: Pick<ReservationDesk, 'submit'>, bus: Pick<EventBus, 'publish'>): GiveBackPlaces =>
  async ({ eventId, accountId, checkoutSessionId, by }) => {
    try {
      const given = await desk.submit(eventId, { kind: 'GIVE_BACK', accountId, checkoutSessionId }, { by });
      if (!given.ok) return given;
    } catch (error) {
      if (error instanceof TicketUsed) return refused({ code: 'RSVP_REFUSED', trouble: { code: 'TICKET_CHECKED_IN' } });
      throw error;
    }
    bus.publish({ kind: 'door', eventId });
    return ok(null);
  };

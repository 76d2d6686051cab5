import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { InvitationAnswer } from '#server/rsvp/ports/keep-answers.ts';
import { TicketUsed } from '#server/sale/ports/desk-decision.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

type FreeOrder = {
  readonly eventId: number;
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  /** null: the account itself. */
  readonly by: AccountId | null;
  /** Kept in the same transaction. */
  readonly answer: InvitationAnswer | null;
};

/** A repeated request changes nothing. ORDER_STAYS: a ticket was used. Throws InvitationAnswered. */
export type GiveBackOrder = (order: FreeOrder) => Promise<Result<null, Refusal>>;

export const GiveBackOrder = defineUseCase(
  'GiveBackOrder',
  { desk: ReservationDesk },
  ({ desk }): GiveBackOrder =>
    async ({ eventId, accountId, checkoutSessionId, by, answer }) => {
      try {
        const given = await desk.submit(eventId, { kind: 'GIVE_BACK', accountId, checkoutSessionId }, { by, answer });
        return given.ok ? ok(null) : given;
      } catch (error) {
        if (error instanceof TicketUsed) return refused({ code: 'ORDER_STAYS' });
        throw error;
      }
    },
);

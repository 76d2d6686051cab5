import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { AdmissionDesk } from '#server/door/ports/admission-desk.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';

type GuestsAsked = {
  readonly eventId: number;
  readonly boughtTicketIds: readonly string[];
  readonly by: AccountId;
  /** Names the request: a repeat gets the same answers. */
  readonly key: string;
};

/** `rowId`: the ticket's. `redeemId`: of its check-in. */
type GuestAnswer = { readonly rowId: string; readonly result: Result<{ readonly redeemId: string }, Refusal> };

/** By the rule of the door, each for the session of their own ticket, or refused with its own reason. [S6-38] */
export type CheckInGuests = (asked: GuestsAsked) => Promise<readonly GuestAnswer[]>;

export const CheckInGuests = defineUseCase(
  'CheckInGuests',
  { wallet: TicketWallet, catalogue: EventCatalogue, desk: AdmissionDesk },
  ({ wallet, catalogue, desk }): CheckInGuests =>
    async ({ eventId, boughtTicketIds, by, key }) => {
      const [tickets, sessions] = await Promise.all([
        wallet.tickets(eventId, boughtTicketIds),
        catalogue.sessionsOf([eventId]),
      ]);
      const sessionOf = new Map(tickets.map((ticket) => [ticket.boughtTicketId, ticket.sectionEventId]));
      const beginOf = new Map(sessions.map((session) => [session.sectionEventId, session.beginAt]));
      const checkIn = async (boughtTicketId: string): Promise<GuestAnswer['result']> => {
        const sectionEventId = sessionOf.get(boughtTicketId);
        if (sectionEventId === undefined) return refused({ code: 'NOT_FOUND' });
        // The desk locks all of them in one order, and decides after the lock.
        const admitted = await desk.admit(eventId, {
          shown: { kind: 'id', boughtTicketId },
          type: 'CODE',
          issueNumber: null,
          sectionEventId,
          warnBefore: beginOf.get(sectionEventId),
          once: true,
          by,
          scanKey: `${by}:${key}:${boughtTicketId}`,
        });
        return admitted.ok ? ok({ redeemId: admitted.value.redeemId }) : admitted;
      };
      return Promise.all(boughtTicketIds.map(async (rowId) => ({ rowId, result: await checkIn(rowId) })));
    },
);

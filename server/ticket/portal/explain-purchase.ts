import { sessionOfEvent } from '#domain/event/sale-state.ts';
import { isForSale } from '#domain/event/ticket-type.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { NOTHING_TAKEN } from '#domain/sale/quantity/offer.ts';
import { type PurchaseAnswer, purchaseAnswer } from '#domain/sale/quantity/purchase-answer.ts';
import { ExactReads } from '#server/event/ports/catalogue-reads.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { Clock } from '#server/platform/ports/clock.ts';

type ExplainedPurchase = {
  readonly eventName: string;
  readonly timezone: string;
  /** Whether somebody signed in with the address before. */
  readonly hasAccount: boolean;
  readonly isPrivate: boolean;
  readonly lines: readonly {
    readonly ticketTypeId: string;
    readonly sessionName: string;
    readonly beginAt: Instant;
    readonly ticketName: string;
    readonly answer: PurchaseAnswer;
  }[];
};

/** By the rules that sell. [S1-44] */
export type ExplainPurchase = (
  email: EmailAddress,
  eventId: number,
) => Promise<Result<ExplainedPurchase, RefusalOf<'EVENT_NOT_FOUND'>>>;

export const ExplainPurchase = defineUseCase(
  'ExplainPurchase',
  { accounts: AccountRows, reads: ExactReads, clock: Clock },
  ({ accounts, reads: { catalogue, standing }, clock }): ExplainPurchase =>
    async (email, eventId) => {
      const [[event], account, sessions, tickets] = await Promise.all([
        catalogue.events([eventId]),
        accounts.findByEmail(email),
        catalogue.sessionsOf([eventId]),
        catalogue.ticketsOf([eventId]),
      ]);
      if (event === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
      const taken = account === null ? [] : await standing.taken([eventId], account.accountId);
      const now = clock.now();
      return ok({
        eventName: event.name,
        timezone: event.timezone,
        hasAccount: account !== null,
        isPrivate: event.feature !== 'PUBLIC',
        lines: sessions.flatMap((session) =>
          tickets
            .filter((ticket) => ticket.sectionEventId === session.sectionEventId && isForSale(ticket))
            .map((ticket) => ({
              ticketTypeId: ticket.ticketTypeId,
              sessionName: session.name,
              beginAt: session.beginAt,
              ticketName: ticket.name,
              answer: purchaseAnswer(
                event,
                sessionOfEvent(event, session),
                ticket,
                taken.find(({ ticketTypeId }) => ticketTypeId === ticket.ticketTypeId) ?? NOTHING_TAKEN,
                now,
              ),
            })),
        ),
      });
    },
);

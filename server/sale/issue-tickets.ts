import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import type { InvitationAnswer } from '#server/rsvp/ports/keep-answers.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { type Attendee, ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { KeepSignatures } from './keep-signatures.ts';

type IssueInput = {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly quantity: number;
  readonly attendee: Attendee;
  /** To the event's questions, one for each form; null: its holder answers later. */
  readonly formAnswers: readonly unknown[] | null;
  readonly boughtTicketId: string;
  readonly policyAgreed: boolean;
  readonly locale: Locale;
  readonly idempotencyKey: string;
  /** Kept in the same transaction. */
  readonly answer: InvitationAnswer | null;
  /** Absent: before those who wait. BEHIND: after them. Otherwise the waiting entry that they were offered to. */
  readonly waiting?: 'BEHIND' | { readonly waitingEntryId: string };
};

/** By right of the organiser. A repeated key returns the same ticket. Throws InvitationAnswered. */
export type IssueTickets = (input: IssueInput) => Promise<Result<{ readonly boughtTicketId: string }, Refusal>>;

export const IssueTickets = defineUseCase(
  'IssueTickets',
  {
    desk: ReservationDesk,
    reader: CheckoutReader,
    wallet: TicketWallet,
    buyers: Buyers,
    keepSignatures: KeepSignatures,
    newId: NewId,
    digest: Digest,
  },
  (deps): IssueTickets =>
    async (input) => {
      const { accountId, eventId, sectionEventId, ticketTypeId, quantity, attendee, idempotencyKey } = input;
      const { boughtTicketId, policyAgreed, formAnswers, locale, answer, waiting } = input;
      const registrant = await deps.buyers.registrantOf(accountId);
      if (registrant === null) return refused({ code: 'UNAUTHORIZED' });
      const signed = await deps.keepSignatures(
        accountId,
        (formAnswers ?? []).map((answers) => ({ ...attendee, answers })),
      );
      if (!signed.ok) return signed;
      const checkoutSessionId = deps.newId.newId();
      const issued = await deps.desk.submit(
        eventId,
        {
          kind: 'ISSUE_TICKETS',
          accountId,
          sectionEventId,
          ticketTypeId,
          quantity,
          ...(typeof waiting === 'object'
            ? { reservationId: waiting.waitingEntryId, waiting: 'OFFERED' as const }
            : { reservationId: deps.newId.newId(), ...(waiting === undefined ? {} : { waiting }) }),
          checkoutSessionId,
          idempotencyKey,
          requestHash: deps.digest(JSON.stringify([sectionEventId, ticketTypeId, quantity, attendee])),
        },
        { attendee, formAnswers, boughtTicketId, policyAgreed, registrant, locale, answer },
      );
      if (!issued.ok) return issued;
      const first = issued.value.checkoutSession.checkoutSessionId;
      if (first === checkoutSessionId) return ok({ boughtTicketId });
      const order = (await deps.reader.checkout(eventId, first))?.order ?? null;
      const [ticket] =
        order === null ? [] : await deps.wallet.ticketsOfOrders([{ eventId, userOrderId: order.userOrderId }]);
      if (ticket === undefined) throw new Error(`Checkout session ${first} was issued without a ticket`);
      return ok({ boughtTicketId: ticket.boughtTicketId });
    },
);

import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type Recipient, readRecipient, readTicketName } from '#domain/ticket/recipient.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { IssueTickets } from '#server/sale/issue-tickets.ts';
import { IssuedTickets } from '#server/ticket/ports/issued-tickets.ts';
import { TicketBook } from '#server/ticket/ports/ticket-book.ts';
import { GiveTicket } from './give-ticket.ts';
import { ticketNameRefusal, ticketRefusal } from './ticket-refusal.ts';

type GiftAsked = {
  readonly by: AccountId;
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly to: Parameters<typeof readRecipient>[0];
  /** The name on the ticket; null: that of its type. */
  readonly ticketName: string | null;
  readonly locale: Locale;
  readonly idempotencyKey: string;
};

/** An order of the giver, who can take it back until it is received. [S7.6-16] [S2.14-18] */
export type IssueGift = (asked: GiftAsked) => Promise<Result<{ readonly boughtTicketId: string }, Refusal>>;

const attendeeOf = ({ firstName, lastName, nameOrder }: Recipient, email: string) => ({
  email,
  firstName,
  lastName,
  nameOrder,
  gender: null,
  phoneNumber: null,
  jobTitle: null,
  note: null,
  about: null,
  answers: null,
});

export const IssueGift = defineUseCase(
  'IssueGift',
  {
    accounts: AccountRows,
    issue: IssueTickets,
    give: GiveTicket,
    issuedTickets: IssuedTickets,
    book: TicketBook,
    transact: Transact,
    clock: Clock,
    ids: NewId,
  },
  ({ accounts, issue, give, issuedTickets, book, transact, clock, ids }): IssueGift =>
    async ({ by, eventId, sectionEventId, ticketTypeId, to: typed, ticketName, locale, idempotencyKey }) => {
      const to = readRecipient(typed);
      if (!to.ok) return refused(ticketRefusal(to.refusal));
      const named = readTicketName(ticketName);
      if (!named.ok) return refused(ticketNameRefusal(named.refusal));
      const giver = await accounts.find(by);
      if (giver === null) return refused({ code: 'UNAUTHORIZED' });
      const issued = await issue({
        accountId: by,
        eventId,
        sectionEventId,
        ticketTypeId,
        quantity: 1,
        // To the giver's address: the recipient is mailed by the gift.
        attendee: attendeeOf(to.value, giver.email),
        formAnswers: null,
        boughtTicketId: ids.newId(),
        policyAgreed: true,
        locale,
        idempotencyKey,
        answer: null,
      });
      if (!issued.ok) return issued;
      const { boughtTicketId } = issued.value;
      await issuedTickets.note({ eventId, sectionEventId, boughtTicketId, by, at: clock.now() });
      const { value: name } = named;
      if (name !== null) await transact.transaction((tx) => book.rename(tx, { eventId, boughtTicketId }, name));
      // Team members who put themselves on the list keep the ticket.
      if (sameEmail(to.value.email, giver.email)) return issued;
      const given = await give({ eventId, boughtTicketId, by, to: typed, locale, asHost: true });
      return given.ok ? ok({ boughtTicketId }) : given;
    },
);

import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { Digest } from '#server/platform/ports/digest.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import type { Buyers } from '#server/sale/ports/buyers.ts';
import type { CheckoutNotes } from '#server/sale/ports/checkout-notes.ts';
import type { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import type { Attendee, ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import type { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';

type Invited = {
  readonly row: InvitationRow;
  readonly accountId: AccountId;
  readonly party: number;
  readonly policyAgreed: boolean;
  readonly locale: Locale;
};

/**
 * The tickets of an acceptance, through the desk like every other: it has places left or refuses with SOLD_OUT. Asked
 * again for the same answer it issues nothing new, so that an answer whose keeping failed can be given again.
 */
export type IssueInvitedTicket = (invited: Invited) => Promise<Result<{ readonly boughtTicketId: string }, Refusal>>;
export const IssueInvitedTicket: Token<IssueInvitedTicket> = token<IssueInvitedTicket>('IssueInvitedTicket');

type Parts = {
  readonly desk: ReservationDesk;
  readonly reader: CheckoutReader;
  readonly wallet: TicketWallet;
  readonly notes: CheckoutNotes;
  readonly buyers: Buyers;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly clock: Clock;
};

/** Names one attempt: sent twice it is the same order, made anew after a decline or a refusal it is another. */
export const acceptanceKey = ({ invitation, answers }: Pick<InvitationRow, 'invitation' | 'answers'>): string =>
  `rsvp ${invitation.invitationId} ${answers}`;

export const makeIssueInvitedTicket =
  ({ desk, reader, wallet, notes, buyers, newId, digest, clock }: Parts): IssueInvitedTicket =>
  async ({ row, accountId, party, policyAgreed, locale }) => {
    const { eventId, sectionEventId, ticketTypeId, invitation } = row;
    const registrant = await buyers.registrantOf(accountId);
    if (registrant === null) return refused({ code: 'UNAUTHORIZED' });
    const idempotencyKey = acceptanceKey(row);
    const requestHash = digest(JSON.stringify([sectionEventId, ticketTypeId, party]));
    const idempotent = { accountId, idempotencyKey, requestHash, sectionEventId };
    const line = { reservationId: newId.newId(), ticketTypeId, quantity: party };
    const held = await desk.submit(eventId, { kind: 'HOLD', mode: 'replace', ...idempotent, lines: [line] }, null);
    if (!held.ok) return held;
    // What was left as a donation waits for a purchase; an invitation is none.
    await notes.writeDonation({ eventId, sectionEventId, accountId, amount: ZERO, message: null }, clock.now());
    const attendees = held.value.lines.map(({ reservationId, quantity }) => ({
      reservationId,
      attendees: Array.from({ length: quantity }, () => attendeeOf(row)),
    }));
    const begun = await desk.submit(
      eventId,
      {
        kind: 'BEGIN_CHECKOUT',
        ...idempotent,
        checkoutSessionId: newId.newId(),
        donation: ZERO,
        // An invitation costs nothing; a ticket type that has got a price since is refused with it.
        shownPrice: ZERO,
        invited: true,
        attendees: [],
      },
      { attendees, policyAgreed, registrant, locale },
    );
    if (!begun.ok) return begun;
    const checkout = await reader.checkout(eventId, begun.value.checkoutSession.checkoutSessionId);
    const order = checkout?.order ?? null;
    if (order === null) throw new Error(`Invitation ${invitation.invitationId} was accepted without an order`);
    const [ticket] = await wallet.ticketsOfOrders([{ eventId, userOrderId: order.userOrderId }]);
    if (ticket === undefined) throw new Error(`Order ${order.userOrderId} of an invitation has no ticket`);
    return ok({ boughtTicketId: ticket.boughtTicketId });
  };

/** The invitation's own name and address count, whoever answers it. */
const attendeeOf = ({ person }: InvitationRow): Attendee => ({
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  gender: person.gender,
  phoneNumber: person.phoneNumber,
  jobTitle: person.jobTitle,
  note: null,
  answers: null,
});

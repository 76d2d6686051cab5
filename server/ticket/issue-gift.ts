import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type Recipient, readRecipient } from '#domain/ticket/recipient.ts';
import type { AccountRows } from '#server/people/ports/account-rows.ts';
import type { OpenCheckout } from '#server/sale/open-checkout.ts';
import type { ReserveTickets } from '#server/sale/reserve-tickets.ts';
import type { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import type { GiveTicket } from './give-ticket.ts';
import { ticketRefusal } from './ticket-refusal.ts';

type GiftAsked = {
  readonly by: AccountId;
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly to: Parameters<typeof readRecipient>[0];
  readonly locale: Locale;
  /** Sent twice it is one gift. */
  readonly idempotencyKey: string;
};

/**
 * A free ticket that somebody of the event's team gives to an address. It takes a place like every other, as an order
 * of whoever gives it, and goes from hand to hand at once: until it is received it can be taken back. [S7.6-16]
 * [S2.14-18]
 */
export type IssueGift = (asked: GiftAsked) => Promise<Result<{ readonly boughtTicketId: string }, Refusal>>;
export const IssueGift: Token<IssueGift> = token<IssueGift>('IssueGift');

type Ports = {
  readonly accounts: Pick<AccountRows, 'find'>;
  readonly wallet: Pick<TicketWallet, 'ticketsOfOrders'>;
  readonly reserve: ReserveTickets;
  readonly openCheckout: OpenCheckout;
  readonly give: GiveTicket;
};

const attendeeOf = ({ firstName, lastName }: Recipient, email: string) => ({
  email,
  firstName,
  lastName,
  gender: null,
  phoneNumber: null,
  jobTitle: null,
  note: null,
  answers: null,
});

export const makeIssueGift =
  ({ accounts, wallet, reserve, openCheckout, give }: Ports): IssueGift =>
  async ({ by, eventId, sectionEventId, ticketTypeId, to: typed, locale, idempotencyKey }) => {
    const to = readRecipient(typed);
    if (!to.ok) return refused(ticketRefusal(to.refusal));
    const giver = await accounts.find(by);
    if (giver === null) return refused({ code: 'UNAUTHORIZED' });
    const ofSession = { accountId: by, eventId, sectionEventId, idempotencyKey };
    const held = await reserve({ ...ofSession, mode: 'replace', lines: [{ ticketTypeId, quantity: 1 }] });
    if (!held.ok) return held;
    // In the giver's name, so that its mail is theirs; what the recipient is mailed comes with the gift.
    const attendees = held.value.map(({ reservationId }) => ({
      reservationId,
      attendees: [attendeeOf(to.value, giver.email)],
    }));
    const opened = await openCheckout({
      ...ofSession,
      policyAgreed: true,
      shownPrice: ZERO,
      invited: true,
      attendees,
      locale,
    });
    if (!opened.ok) return opened;
    const order = opened.value.order;
    const [ticket] = order === null ? [] : await wallet.ticketsOfOrders([{ eventId, userOrderId: order.userOrderId }]);
    if (ticket === undefined) throw new Error(`Checkout ${opened.value.checkoutSessionId} of a gift has no ticket`);
    const { boughtTicketId } = ticket;
    // Somebody of the team who puts themselves on the list keeps the ticket.
    if (sameEmail(to.value.email, giver.email)) return ok({ boughtTicketId });
    const given = await give({ eventId, boughtTicketId, by, to: typed, locale });
    return given.ok ? ok({ boughtTicketId }) : given;
  };

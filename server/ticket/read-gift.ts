import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { EventForms, type UnansweredTicket } from '#server/event/ports/event-forms.ts';
import { type AccountRow, AccountRows } from '#server/people/ports/account-rows.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { readReceiptSecret } from './receipt-secret.ts';

export type Gift = {
  readonly ticket: BoughtTicketRow;
  readonly giver: AccountRow | null;
  /** What its recipient answers to add it; null: nothing. */
  readonly unanswered: UnansweredTicket | null;
};

/** For anybody with the link. LINK_EXPIRED: taken back, given again or cancelled. [S1-19] */
export type ReadGift = (secret: string) => Promise<Result<Gift, RefusalOf<'NOT_FOUND' | 'LINK_EXPIRED'>>>;

export const ReadGift = defineUseCase(
  'ReadGift',
  { wallet: TicketWallet, accounts: AccountRows, keyring: Keyring, forms: EventForms },
  ({ wallet, accounts, keyring, forms }): ReadGift =>
    async (secret) => {
      const issue = readReceiptSecret(keyring, secret);
      const ticket = issue === null ? null : await wallet.ticket(issue.eventId, issue.ticketId);
      if (issue === null || ticket === null) return refused({ code: 'NOT_FOUND' });
      if (ticket.issueNumber !== issue.issueNumber || ticket.status === 'VOID' || ticket.giverAccountId === null)
        return refused({ code: 'LINK_EXPIRED' });
      const [giver, unanswered] = await Promise.all([
        accounts.find(ticket.giverAccountId),
        ticket.hand === 'SENT' ? forms.unanswered(issue.eventId, issue.ticketId) : null,
      ]);
      return ok({ ticket, giver, unanswered });
    },
);

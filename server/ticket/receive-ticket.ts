import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import type { Refusal } from '#domain/refusal.ts';
import { receiveTicket } from '#domain/ticket/decide-ticket.ts';
import { EventForms } from '#server/event/ports/event-forms.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { CheckLateAnswers } from '#server/sale/check-late-answers.ts';
import { changeTicket, ticketPorts } from './change-ticket.ts';
import { readReceiptSecret, type TicketIssue } from './receipt-secret.ts';
import { ticketRefusal } from './ticket-refusal.ts';

type ReceiptAsked = {
  readonly secret: string;
  readonly by: AccountId;
  readonly locale: Locale;
  /** To the questions that nobody answered for this ticket. */
  readonly answers: unknown;
};

/** NOT_FOUND: not our link, or not this person's. LINK_EXPIRED: taken back or given again. [S6-10] */
export type ReceiveTicket = (asked: ReceiptAsked) => Promise<Result<TicketIssue, Refusal>>;

export const ReceiveTicket = defineUseCase(
  'ReceiveTicket',
  { ...ticketPorts, keyring: Keyring, forms: EventForms, checkAnswers: CheckLateAnswers },
  (ports): ReceiveTicket =>
    async ({ secret, by, locale, answers: given }) => {
      const issue = readReceiptSecret(ports.keyring, secret);
      const account = await ports.accounts.find(by);
      if (issue === null || account === null) return refused({ code: 'NOT_FOUND' });
      const { eventId, ticketId: boughtTicketId } = issue;
      const asked = { eventId, boughtTicketId, by, locale };
      const unanswered = await ports.forms.unanswered(eventId, boughtTicketId);
      const answers = unanswered === null ? null : await ports.checkAnswers(by, unanswered, given);
      const received = await changeTicket(ports, asked, {
        knows: ({ email }) => sameEmail(email, account.email),
        decide: (ticket) => {
          if (ticket.issueNumber !== issue.issueNumber) return refused({ code: 'LINK_EXPIRED' });
          const taken = receiveTicket(ticket, by, account.email);
          if (!taken.ok) return refused(ticketRefusal(taken.refusal));
          if (taken.value.length > 0 && answers?.ok === false) return answers;
          return ok({ events: taken.value, mail: false });
        },
        keep: async (tx) => {
          if (unanswered === null || answers?.ok !== true) return;
          const { version: formVersion } = unanswered.form;
          await ports.forms.answer(tx, { eventId, boughtTicketId, formVersion, answers: answers.value, by });
        },
      });
      return received.ok ? ok(issue) : received;
    },
);

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Trouble } from '#application/checkout/trouble.ts';
import { HandOnTicket, type TypedRecipient } from '#application/tickets/hand-on-ticket.ts';
import type { TicketOnScreen } from '#application/tickets/open-ticket.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Locale } from '#domain/text/locale.ts';
import { changeRefusal } from '#domain/ticket/change-refusal.ts';
import { type RecipientRefusal, readRecipient } from '#domain/ticket/recipient.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/refusals.ts';
import { mailedLately, TICKET_SENT, TICKET_UPDATE_FAILED, ticketRefusalSentence } from '#words/tickets.ts';

/** GIVE: it goes to somebody else. EDIT: another name and address on one's own. */
export type RecipientPurpose = 'GIVE' | 'EDIT';

type Failed = Trouble | RecipientRefusal;

/** Null: nobody answered, and nobody knows what became of it. */
function failureSentence(failed: Failed, timezone: string, locale: Locale): string | null {
  switch (failed.code) {
    case 'UNREACHABLE':
      return null;
    case 'RESEND_TOO_SOON':
      return mailedLately(failed.resendAt, timezone)[locale];
    case 'FIRST_NAME_MISSING':
    case 'NAME_TOO_LONG':
      return ticketRefusalSentence(failed, locale);
    default:
      return refusalSentence(failed, locale);
  }
}

/** Why it stays as it is; null when it may go on. [S8-35] [S8-36] */
export function whyItStays({ checkIns, hand, status }: TicketOnScreen, locale: Locale): string | null {
  const refusal = changeRefusal({ checkedIn: checkIns > 0, transferred: hand !== 'HELD', isVoid: status === 'VOID' });
  return refusal === null ? null : ticketRefusalSentence(refusal, locale);
}

type RecipientProblems = Readonly<Partial<Record<keyof TypedRecipient, string>>>;

/** What is wrong with each field; a field is tried in a form that is right but for it. */
export function recipientProblems(typed: TypedRecipient, locale: Locale): RecipientProblems {
  const right: TypedRecipient = { firstName: 'A', lastName: '', email: 'a@example.com' };
  const fields = ['firstName', 'lastName', 'email'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const read = readRecipient({ ...right, [field]: typed[field] });
      return read.ok ? [] : [[field, ticketRefusalSentence(read.refusal, locale)]];
    }),
  );
}

export const recipientOn = ({ firstName, lastName, email }: TicketOnScreen): TypedRecipient => ({ firstName, lastName: lastName ?? '', email });
export const NOBODY: TypedRecipient = { firstName: '', lastName: '', email: '' };

/** What its holder, or its giver, does with a ticket. After each the page shows the ticket as it then is. */
export function useTicketHands(ticket: TicketOnScreen, lost: string) {
  const { give, edit, takeBack, mailAgain } = useUseCase(HandOnTicket);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  /** Answers what went wrong; null: nothing. */
  async function act(asked: Promise<Result<null, Failed>>): Promise<string | null> {
    setBusy(true);
    const answer = await asked;
    await revalidate();
    setBusy(false);
    return answer.ok ? null : (failureSentence(answer.refusal, ticket.session.timezone, locale) ?? lost);
  }

  return {
    busy,
    /** Said in the dialog when it went wrong. */
    submit: async (purpose: RecipientPurpose, to: TypedRecipient, edited: string): Promise<string | null> => {
      const wrong = await act(purpose === 'GIVE' ? give(ticket.id, to) : edit(ticket.id, to));
      if (wrong === null && purpose === 'GIVE') toast.success(TICKET_SENT.title[locale], TICKET_SENT.text[locale]);
      if (wrong === null && purpose === 'EDIT') toast.success(edited);
      if (wrong !== null && purpose === 'EDIT') toast.error(TICKET_UPDATE_FAILED[locale], wrong);
      return wrong;
    },
    takeBack: async (done: string) => {
      const wrong = await act(takeBack(ticket.id));
      if (wrong === null) toast.success(done);
      else toast.error(wrong);
    },
    mailAgain: async () => {
      const wrong = await act(mailAgain(ticket.id));
      if (wrong === null) toast.success(TICKET_SENT.title[locale], ticket.email);
      else toast.error(wrong);
    },
  };
}

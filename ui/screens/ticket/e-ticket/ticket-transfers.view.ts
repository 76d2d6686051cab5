import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Clock } from '#application/platform/ports/clock.ts';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { TransferTicket, type TypedRecipient } from '#application/ticket/transfer-ticket.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import type { Result } from '#domain/kernel/result.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import {
  type FailedHandOn,
  failureSentence,
  type RecipientPurpose,
  whyItStays,
} from '#ui/screens/ticket/recipient/recipient.view.ts';
import { TICKET_SENT, TICKET_UPDATE_FAILED } from '#words/ticket/tickets.ts';

export { type RecipientPurpose, recipientOn } from '#ui/screens/ticket/recipient/recipient.view.ts';

/** SENT until it is claimed. Only the holder has its QR code. */
export function givenAway({ hand, status, qrText }: TicketOnScreen): 'SENT' | 'RECEIVED' | null {
  if (hand === 'SENT') return 'SENT';
  return hand === 'RECEIVED' && status === 'VALID' && qrText === null ? 'RECEIVED' : null;
}

export const useIsOver = ({ session }: TicketOnScreen): boolean => hasEnded(session, useUseCase(Clock).now());

/** Null: it can. */
export const useObstacle = (ticket: TicketOnScreen): string | null => whyItStays(ticket, useLocale());

/** Reloads the ticket after each action. */
export function useTicketHands(ticket: TicketOnScreen, lost: string) {
  const { give, edit, takeBack, mailAgain } = useUseCase(TransferTicket);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  /** Resolves with the problem, or null. */
  async function act(asked: Promise<Result<null, FailedHandOn>>): Promise<string | null> {
    setBusy(true);
    const answer = await asked;
    await revalidate();
    setBusy(false);
    return answer.ok ? null : (failureSentence(answer.refusal, ticket.session.timezone, locale) ?? lost);
  }

  return {
    busy,
    submit: async (
      purpose: RecipientPurpose,
      to: TypedRecipient,
      newCode: boolean,
      edited: string,
    ): Promise<string | null> => {
      const wrong = await act(purpose === 'GIVE' ? give(ticket.id, to) : edit(ticket.id, to, newCode));
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

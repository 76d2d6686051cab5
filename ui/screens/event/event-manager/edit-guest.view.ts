import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { EditGuest } from '#application/ticket/edit-guest.ts';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import type { TypedRecipient } from '#application/ticket/transfer-ticket.ts';
import type { Result } from '#domain/kernel/result.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { type FailedHandOn, failureSentence, whyItStays } from '#ui/screens/ticket/recipient/recipient.view.ts';
import { TICKET_SENT, TICKET_UPDATE_FAILED } from '#words/ticket/tickets.ts';

export { NOBODY, recipientOn } from '#ui/screens/ticket/recipient/recipient.view.ts';

/** Also true where the ticket cannot be changed now: the button then says why. */
export const mayChangeGuest = ({ abilities, status }: Guest): boolean =>
  abilities.includes('ticket.contact') && status !== 'VOID';
export const mayMailGuest = ({ abilities }: Guest): boolean => abilities.includes('ticket.send-again');

export function useGuestEditing(timezone: string, lost: string) {
  const { edit, mailAgain } = useUseCase(EditGuest);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [guest, setGuest] = useState<Guest | null>(null);
  const [busy, setBusy] = useState(false);

  async function act(asked: Promise<Result<null, FailedHandOn>>): Promise<string | null> {
    setBusy(true);
    const answer = await asked;
    await revalidate();
    setBusy(false);
    return answer.ok ? null : (failureSentence(answer.refusal, timezone, locale) ?? lost);
  }

  return {
    guest,
    busy,
    open: (one: Guest) => {
      const stays = whyItStays(one, locale);
      if (stays === null) setGuest(one);
      else toast.error(stays);
    },
    close: () => setGuest(null),
    save: async (
      one: Guest,
      change: readonly [to: TypedRecipient, newCode: boolean, ticketName: string],
      done: string,
    ): Promise<string | null> => {
      const wrong = await act(edit(one.ticketId, ...change));
      if (wrong === null) toast.success(done);
      else toast.error(TICKET_UPDATE_FAILED[locale], wrong);
      return wrong;
    },
    mail: async (one: Guest) => {
      const wrong = await act(mailAgain(one.ticketId));
      if (wrong === null) toast.success(TICKET_SENT.title[locale], one.email);
      else toast.error(wrong);
    },
  };
}

export type GuestEditing = ReturnType<typeof useGuestEditing>;

export function useGuestGift(timezone: string, lost: string) {
  const { give, newGift } = useUseCase(EditGuest);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [key, setKey] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    /** The idempotency key of the gift being made; null while the dialog is closed. */
    key,
    busy,
    begin: () => setKey(newGift()),
    close: () => setKey(null),
    give: async (gift: Parameters<EditGuest['give']>[0]): Promise<string | null> => {
      if (key === null) return null;
      setBusy(true);
      const answer = await give(gift, key);
      await revalidate();
      setBusy(false);
      if (!answer.ok) return failureSentence(answer.refusal, timezone, locale) ?? lost;
      toast.success(TICKET_SENT.title[locale], TICKET_SENT.text[locale]);
      return null;
    },
  };
}

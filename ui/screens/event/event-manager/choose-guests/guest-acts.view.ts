import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import { ActOnGuests } from '#application/ticket/act-on-guests.ts';
import type { GuestsCheckedIn, OneRefused } from '#application/ticket/ports/guest-acts.ts';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import type { Result } from '#domain/kernel/result.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { failureSentence } from '#ui/screens/ticket/recipient/recipient.view.ts';
import { bugSentence } from '#words/platform/refusals.ts';

export type GuestAct = 'CHECK_IN' | 'UNDO' | 'SEND_AGAIN';

/** For whom an act was not done, and why. */
type GuestsLeft = {
  readonly act: GuestAct;
  readonly guests: readonly { readonly id: string; readonly name: string; readonly sentence: string }[];
};

export type GuestActing = {
  readonly busy: boolean;
  /** Why nothing was done at all. */
  readonly trouble: string | null;
  readonly left: GuestsLeft | null;
  readonly forget: () => void;
  readonly checkIn: (guests: readonly Guest[]) => Promise<void>;
  readonly sendAgain: (guests: readonly Guest[]) => Promise<void>;
};

type Event = { readonly id: number; readonly timezone: string };

/** What is done with the chosen guests; `onDone`: also where some of them were refused. */
export function useGuestActs({ id: eventId, timezone }: Event, onDone: () => void): GuestActing {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const acts = useUseCase(ActOnGuests);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [left, setLeft] = useState<GuestsLeft | null>(null);
  const forget = () => {
    setTrouble(null);
    setLeft(null);
  };

  async function attempt<Value>(asked: Promise<Result<Value, Trouble>>): Promise<Value | null> {
    setBusy(true);
    forget();
    const answer = await asked;
    await revalidate();
    setBusy(false);
    if (answer.ok) return answer.value;
    const lost = t`Connection lost. Check the guest list before trying again.`;
    setTrouble(failureSentence(answer.refusal, timezone, locale) ?? lost);
    return null;
  }

  const leave = (act: GuestAct, refused: readonly OneRefused[], nameOf: ReadonlyMap<string, string>) => {
    if (refused.length === 0) return;
    const guests = refused.map(({ id, refusal }) => {
      const sentence = refusal === null ? null : failureSentence(refusal, timezone, locale);
      return { id, name: nameOf.get(id) ?? '', sentence: sentence ?? bugSentence(locale) };
    });
    setLeft({ act, guests });
  };

  async function undo(checkedIn: GuestsCheckedIn['checkedIn'], names: ReadonlyMap<string, string>): Promise<void> {
    const ids = checkedIn.map(({ checkInId }) => checkInId);
    const undone = await attempt(acts.undoCheckIns(eventId, ids));
    if (undone === null) return;
    leave('UNDO', undone.refused, new Map(checkedIn.map((one) => [one.checkInId, names.get(one.ticketId) ?? ''])));
    const { done } = undone;
    if (done > 0) toast.success(t`Check-ins undone: ${done}`);
  }

  const namesOf = (guests: readonly Guest[]) => new Map(guests.map(({ ticketId, name }) => [ticketId, name]));
  const idsOf = (guests: readonly Guest[]) => guests.map(({ ticketId }) => ticketId);

  return {
    busy,
    trouble,
    left,
    forget,
    checkIn: async (guests) => {
      const answer = await attempt(acts.checkIn(eventId, idsOf(guests)));
      if (answer === null) return;
      const { checkedIn, refused } = answer;
      const names = namesOf(guests);
      onDone();
      leave('CHECK_IN', refused, names);
      const [done, not] = [checkedIn.length, refused.length];
      if (done === 0) return;
      toast.show({
        kind: 'success',
        text: t`Checked in: ${done}`,
        ...(not === 0 ? {} : { description: t`Could not be checked in: ${not}` }),
        action: { label: t`Undo`, run: () => void undo(checkedIn, names) },
      });
    },
    sendAgain: async (guests) => {
      const answer = await attempt(acts.sendAgain(eventId, idsOf(guests)));
      if (answer === null) return;
      const { done, refused } = answer;
      onDone();
      leave('SEND_AGAIN', refused, namesOf(guests));
      const not = refused.length;
      if (done > 0) toast.success(t`Tickets sent: ${done}`, not === 0 ? undefined : t`Could not be sent: ${not}`);
    },
  };
}

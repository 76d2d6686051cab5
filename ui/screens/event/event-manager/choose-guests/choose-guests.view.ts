import { useEffect, useState } from 'react';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { MAILED_AT_ONCE } from '#domain/ticket/guests-at-once.ts';
import { isForThePage } from '#ui/screens/event/desk/desk-keys.view.ts';
import { mayMailGuest } from '#ui/screens/event/event-manager/edit-guest.view.ts';

export const MOST_MAILED = MAILED_AT_ONCE;

export type GuestChoice = {
  readonly has: (guest: Guest) => boolean;
  /** Whether there is anything to do with the guest. */
  readonly mayChoose: (guest: Guest) => boolean;
  readonly choose: (guests: readonly Guest[], wanted: boolean) => void;
  readonly clear: () => void;
  /** Those of the page, in its order. */
  readonly chosen: readonly Guest[];
  /** Every guest of the page that may be chosen. */
  readonly all: readonly Guest[];
};

/** The choice is of the page that is shown: another page begins with none, and Escape clears it. */
export function useGuestChoice(page: readonly Guest[], mayCheckIn: boolean): GuestChoice {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const mayChoose = (guest: Guest) => guest.status !== 'VOID' && (mayCheckIn || mayMailGuest(guest));
  const all = page.filter(mayChoose);
  const has = ({ ticketId }: Guest) => ids.has(ticketId);
  const chosen = all.filter(has);
  const isAny = chosen.length > 0;
  useEffect(() => {
    if (!isAny) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isForThePage(event)) setIds(new Set());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isAny]);
  return {
    has,
    mayChoose,
    choose: (guests, wanted) => {
      // Of this page only, so that nobody acts on guests out of sight.
      const next = new Set(chosen.map(({ ticketId }) => ticketId));
      for (const { ticketId } of guests) {
        if (wanted) next.add(ticketId);
        else next.delete(ticketId);
      }
      setIds(next);
    },
    clear: () => setIds(new Set()),
    chosen,
    all,
  };
}

export const mailable = (guests: readonly Guest[]): readonly Guest[] => guests.filter(mayMailGuest);

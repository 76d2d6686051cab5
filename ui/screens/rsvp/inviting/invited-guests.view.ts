import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import { FollowInvited } from '#application/rsvp/follow-invited.ts';
import type { InvitedGuest } from '#application/rsvp/ports/inviting-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { isWrongAddress } from '#domain/people/bounce/bounce.ts';
import { INVITATION_STATUSES, type InvitationStatus } from '#domain/rsvp/invitation.ts';
import { MOST_SENDINGS } from '#domain/rsvp/letter.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { invitationSentLately, RSVP_FAILED } from '#words/rsvp/rsvp.ts';
import { invitationSent } from './inviting.view.ts';

export { sessionLabel } from './inviting.view.ts';
export type Answered = InvitationStatus;
export const SHOWN_ANSWERS: readonly InvitationStatus[] = INVITATION_STATUSES;

/** The server also asks for a day between two sendings. */
export const mayRemind = ({ status, sendings, isUnsubscribed, bounced }: InvitedGuest): boolean =>
  status === 'INVITED' && !isUnsubscribed && bounced === null && sendings > 0 && sendings < MOST_SENDINGS;

type Act = 'REMIND' | 'RETRY' | 'TAKE_BACK';

type Retrying = {
  /** A letter can go to another address, as a new invitation. */
  readonly mayCorrect: boolean;
  /** The letter can go to the same address again. */
  readonly mayRetry: boolean;
};

/** What helps a guest whose address bounced. */
export function retryingOf({ status, sendings, isUnsubscribed, bounced }: InvitedGuest): Retrying {
  const mayCorrect = bounced !== null && status === 'INVITED' && !isUnsubscribed && sendings > 0;
  return { mayCorrect, mayRetry: mayCorrect && sendings < MOST_SENDINGS && !isWrongAddress(bounced.because) };
}

/** `isOfAddress`: something is wrong with the address as written. */
export type NotCorrected = { readonly sentence: string; readonly isOfAddress: boolean };

/** The list is read again afterwards. */
export function useInvitedGuest(first: InvitedGuest, timezone: string) {
  const follow = useUseCase(FollowInvited);
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [guest, setGuest] = useState(first);
  const [busy, setBusy] = useState<Act | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  const troubleOf = (refusal: Trouble): string => {
    if (refusal.code === 'UNREACHABLE') return RSVP_FAILED[locale];
    if (refusal.code === 'RESEND_TOO_SOON') return invitationSentLately(refusal.resendAt, timezone)[locale];
    return refusalSentence(refusal, locale);
  };

  /** The refusal, or null. */
  async function act(
    what: Act,
    run: () => Promise<Result<InvitedGuest, Trouble>>,
    done: string,
  ): Promise<Trouble | null> {
    if (busy !== null) return null;
    setBusy(what);
    setTrouble(null);
    try {
      const changed = await run();
      if (!changed.ok) return changed.refusal;
      setGuest(changed.value);
      toast.success(done);
      void revalidate();
      return null;
    } finally {
      setBusy(null);
    }
  }
  const actOnRow = async (...acting: Parameters<typeof act>): Promise<void> => {
    const refusal = await act(...acting);
    if (refusal !== null) setTrouble(troubleOf(refusal));
  };
  return {
    guest,
    busy,
    trouble,
    remind: () => actOnRow('REMIND', () => follow.remind(guest.id), invitationSent(locale)),
    retry: () => actOnRow('RETRY', () => follow.retry(guest.id, null), invitationSent(locale)),
    correct: async (email: string): Promise<NotCorrected | null> => {
      const refusal = await act('RETRY', () => follow.retry(guest.id, email), invitationSent(locale));
      if (refusal === null) return null;
      const isOfAddress = refusal.code === 'INVALID_EMAIL' || refusal.code === 'RSVP_REFUSED';
      return { sentence: troubleOf(refusal), isOfAddress };
    },
    takeBack: (done: string) => actOnRow('TAKE_BACK', () => follow.takeBack(guest.id), done),
  };
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import { FollowInvited } from '#application/rsvp/follow-invited.ts';
import type { InvitedGuest } from '#application/rsvp/ports/inviting-desk.ts';
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

/** The list is read again afterwards. */
export function useInvitedGuest(first: InvitedGuest, timezone: string) {
  const follow = useUseCase(FollowInvited);
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [guest, setGuest] = useState(first);
  const [busy, setBusy] = useState<'REMIND' | 'TAKE_BACK' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  const troubleOf = (refusal: Trouble): string => {
    if (refusal.code === 'UNREACHABLE') return RSVP_FAILED[locale];
    if (refusal.code === 'RESEND_TOO_SOON') return invitationSentLately(refusal.resendAt, timezone)[locale];
    return refusalSentence(refusal, locale);
  };

  async function act(what: 'REMIND' | 'TAKE_BACK', done: string): Promise<void> {
    if (busy !== null) return;
    setBusy(what);
    setTrouble(null);
    try {
      const changed = await (what === 'REMIND' ? follow.remind(guest.id) : follow.takeBack(guest.id));
      if (!changed.ok) {
        setTrouble(troubleOf(changed.refusal));
        return;
      }
      setGuest(changed.value);
      toast.success(done);
      void revalidate();
    } finally {
      setBusy(null);
    }
  }
  return {
    guest,
    busy,
    trouble,
    remind: () => act('REMIND', invitationSent(locale)),
    takeBack: (done: string) => act('TAKE_BACK', done),
  };
}

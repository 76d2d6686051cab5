import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { AnswerLetter } from '#application/rsvp/answer-letter.ts';
import type { Letter, SeenInvitation } from '#application/rsvp/ports/invitation-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { useLatestToast } from '#ui/bindings/use-latest-toast.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePendingAction } from '#ui/bindings/use-pending-action.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import {
  acceptedWords,
  answerTrouble,
  closedOf,
  type InvitationAddress,
  initialRsvpPanel,
  invitationAddress,
  missingLetter,
  moveRsvpPanel,
  otherAccountNotice,
  type RsvpPanelState,
  rsvpPanelMoves,
  shownRsvpPanel,
  struckWords,
} from './rsvp-panel.view.ts';

type Move = 'ACCEPT' | 'DECLINE';

type Opened = { readonly address: InvitationAddress; readonly letter: Letter | null };

/** Removes the secret from the address at once, so that neither the history nor a referrer keeps it. */
export function useInvitation(event: EventPage, now: Instant) {
  const locale = useLocale();
  const toast = useLatestToast();
  const session = useSession();
  const requireSignIn = useRequireSignIn();
  const answerLetter = useUseCase(AnswerLetter);
  const location = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [invitation, setInvitation] = useState<SeenInvitation | null>(null);
  const [state, setState] = useState<RsvpPanelState>('NoOwnTicket');
  const [trouble, setTrouble] = useState<string | null>(null);
  /** The link is invalid. */
  const [unopened, setUnopened] = useState(false);
  const [busy, setBusy] = useState<Move | null>(null);
  const [policyAgreed, setPolicyAgreed] = useState(false);
  const [noticeRead, setNoticeRead] = useState(false);

  const open = useEffectEvent((eventId: number) => {
    const address = invitationAddress(new URLSearchParams(location.search));
    const letter = answerLetter.letterOf(eventId, address.letter);
    setOpened({ address, letter });
    if (location.search !== '')
      void navigate({ pathname: location.pathname }, { replace: true, preventScrollReset: true });
    return letter;
  });
  useEffect(() => {
    let away = false;
    const letter = open(event.id);
    if (letter === null) {
      setUnopened(true);
      setTrouble(missingLetter(locale));
    } else {
      void answerLetter.open(letter).then((answer) => {
        if (away) return;
        if (!answer.ok) {
          setUnopened(answer.refusal.code === 'RSVP_REFUSED');
          return setTrouble(answerTrouble(answer.refusal, locale));
        }
        setInvitation(answer.value);
        setState(initialRsvpPanel(answer.value));
        if (answer.value.status === 'TAKEN_BACK') setTrouble(struckWords(locale));
      });
    }
    return () => {
      away = true;
    };
  }, [answerLetter, event.id, locale]);

  const closed = closedOf(event, invitation?.sectionEventId ?? null, now);

  /** Names the invitation across a sign-in elsewhere. The link itself stays in this tab. */
  const actOf = (move: Move, agreed: boolean): string => `rsvp:${event.id}:${move}${agreed ? ':agreed' : ''}`;

  async function answer(move: Move, agreed: boolean = policyAgreed): Promise<void> {
    const letter = opened?.letter ?? null;
    if (letter === null) return;
    setBusy(move);
    setTrouble(null);
    toast.takeBack();
    try {
      if ((await requireSignIn({ closeable: false, act: actOf(move, agreed) })) === null) return;
      const answered = await (move === 'ACCEPT' ? answerLetter.accept(letter, agreed) : answerLetter.decline(letter));
      if (!answered.ok) {
        toast.say({ kind: 'error', text: answerTrouble(answered.refusal, locale) });
        setTrouble(answerTrouble(answered.refusal, locale));
        return;
      }
      const next = moveRsvpPanel(state, move, answered.value, closed);
      setInvitation(answered.value);
      setState(next.ok ? next.value : initialRsvpPanel(answered.value));
      if (move === 'ACCEPT') toast.say({ kind: 'success', text: acceptedWords(locale) });
    } finally {
      setBusy(null);
    }
  }

  const mayAnswer = invitation !== null && closed === null;
  usePendingAction(actOf('ACCEPT', false), mayAnswer ? () => void answer('ACCEPT', false) : null);
  usePendingAction(actOf('ACCEPT', true), mayAnswer ? () => void answer('ACCEPT', true) : null);
  usePendingAction(actOf('DECLINE', false), mayAnswer ? () => void answer('DECLINE', false) : null);

  const signedInEmail = session.kind === 'SIGNED_IN' ? session.account.email : null;
  const email = invitation?.email ?? opened?.address.email ?? '';
  return {
    shown: shownRsvpPanel(state, closed),
    moves: unopened || invitation?.status === 'TAKEN_BACK' ? [] : rsvpPanelMoves(state, closed),
    unopened,
    ticketId: invitation?.boughtTicketId ?? null,
    /** The address may say anything; it counts only until the invitation is loaded. */
    invitee: { name: invitation?.name ?? opened?.address.name ?? '', email, avatar: invitation?.avatar ?? null },
    trouble,
    busy,
    policyAgreed,
    otherAccount:
      noticeRead || signedInEmail === null || invitation === null
        ? null
        : otherAccountNotice(signedInEmail, invitation.email),
    act: {
      accept: () => void answer('ACCEPT'),
      decline: () => void answer('DECLINE', false),
      registerAgain: () => {
        const next = moveRsvpPanel(state, 'REGISTER_AGAIN', null, closed);
        if (next.ok) setState(next.value);
      },
      agree: setPolicyAgreed,
      readNotice: () => setNoticeRead(true),
    },
  };
}

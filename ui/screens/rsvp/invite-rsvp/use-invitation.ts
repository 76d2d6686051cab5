import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { AnswerLetter } from '#application/rsvp/answer-letter.ts';
import { FollowLetter } from '#application/rsvp/follow-letter.ts';
import type { Letter, SeenInvitation } from '#application/rsvp/ports/invitation-desk.ts';
import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { useLatestToast } from '#ui/bindings/use-latest-toast.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePendingAction } from '#ui/bindings/use-pending-action.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { expectPerson } from '#ui/components/complete-name/expected-person.ts';
import { useOtherAccount } from '#ui/components/sign-in/other-account.view.ts';
import type { RegisteredPlace } from '#ui/screens/event/questionnaire-form/use-questionnaire.ts';
import {
  acceptAct,
  acceptActs,
  acceptedWords,
  answerTrouble,
  closedOf,
  declineAct,
  type InvitationAddress,
  initialRsvpPanel,
  invitationAddress,
  largestParty,
  leftLineWords,
  missingLetter,
  moveRsvpPanel,
  otherAccountNotice,
  placesOf,
  policyMissing,
  type RsvpPanelState,
  rsvpPanelMoves,
  shownRsvpPanel,
  struckWords,
} from './rsvp-panel.view.ts';

type Move = 'ACCEPT' | 'DECLINE';
type Answer =
  | {
      readonly move: 'ACCEPT';
      readonly party: number;
      readonly policyAgreed: boolean;
      /** Null: the questions are asked first. */
      readonly formAnswers: readonly SubmittedAnswers[] | null;
    }
  | { readonly move: 'DECLINE' };

type Yes = Extract<Answer, { readonly move: 'ACCEPT' }>;

type Opened = { readonly eventId: number; readonly address: InvitationAddress; readonly letter: Letter | null };

/** Removes the secret from the address at once, so that neither the history nor a referrer keeps it. */
export function useInvitation(event: EventPage, now: Instant) {
  const locale = useLocale();
  const toast = useLatestToast();
  const session = useSession();
  const requireSignIn = useRequireSignIn();
  const answerLetter = useUseCase(AnswerLetter);
  const followLetter = useUseCase(FollowLetter);
  const otherAccountSignsIn = useOtherAccount();
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
  const [policyMissed, setPolicyMissed] = useState(false);
  const [party, setParty] = useState(1);
  /** The address of an account that was not invited, with which the guest chose to answer. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** The yes whose questions are open. */
  const [asking, setAsking] = useState<Omit<Yes, 'formAnswers'> | null>(null);

  const open = useEffectEvent((eventId: number, before: number) => {
    if (before > 0 && opened?.eventId === eventId) return opened.letter;
    const address = invitationAddress(new URLSearchParams(location.search));
    const letter = answerLetter.letterOf(eventId, address.letter);
    setOpened({ eventId, address, letter });
    if (location.search !== '')
      void navigate({ pathname: location.pathname }, { replace: true, preventScrollReset: true });
    return letter;
  });
  useEffect(() => {
    let away = false;
    const letter = open(event.id, attempt);
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
  }, [answerLetter, event.id, locale, attempt]);

  const turn = useEffectEvent((seen: SeenInvitation) => {
    setInvitation(seen);
    if (seen.status === 'WAITING') return;
    setState(initialRsvpPanel(seen));
    if (seen.status === 'ACCEPTED') toast.say({ kind: 'success', text: acceptedWords(locale) });
    if (seen.status === 'INVITED') setTrouble(leftLineWords(locale));
    if (seen.status === 'TAKEN_BACK') setTrouble(struckWords(locale));
  });
  const waitsWith = state === 'OnWaitingList' && opened?.eventId === event.id ? opened.letter : null;
  useEffect(() => {
    if (waitsWith === null) return undefined;
    const following = followLetter(event.id, waitsWith).subscribe(turn);
    return () => following.unsubscribe();
  }, [followLetter, event.id, waitsWith]);

  const closed = closedOf(event, invitation?.sectionEventId ?? null, now);

  async function answer(given: Answer): Promise<void> {
    const letter = opened?.letter ?? null;
    if (letter === null || invitation === null) return;
    setBusy(given.move);
    setTrouble(null);
    toast.takeBack();
    try {
      const act = given.move === 'ACCEPT' ? acceptAct(event.id, given) : declineAct(event.id);
      expectPerson({ email: invitation.email, name: invitation.name });
      const account = await requireSignIn({ closeable: false, email: invitation.email, act });
      // Somebody else signed in: the notice asks first with which account to answer.
      if (account === null || (otherAccountNotice(account.email, invitation.email) ?? chosen) !== chosen) return;
      if (given.move === 'ACCEPT' && given.formAnswers === null && event.questionnaire) return setAsking(given);
      setAsking(null);
      const answered = await (given.move === 'ACCEPT'
        ? answerLetter.accept(letter, { ...given, formAnswers: given.formAnswers ?? [] })
        : answerLetter.decline(letter));
      if (!answered.ok) {
        toast.say({ kind: 'error', text: answerTrouble(answered.refusal, locale) });
        setTrouble(answerTrouble(answered.refusal, locale));
        const most = largestParty(answered.refusal);
        if (most !== null) setParty(most);
        return;
      }
      const next = moveRsvpPanel(state, given.move, answered.value, closed);
      setInvitation(answered.value);
      setState(next.ok ? next.value : initialRsvpPanel(answered.value));
      if (given.move === 'ACCEPT' && answered.value.status === 'ACCEPTED')
        toast.say({ kind: 'success', text: acceptedWords(locale) });
    } finally {
      setBusy(null);
    }
  }

  const mayAnswer = invitation !== null && closed === null;
  const yeses = acceptActs(event.id, invitation?.partyLimit ?? 1);
  usePendingAction(
    [...yeses.keys()],
    mayAnswer
      ? (act) => {
          const yes = yeses.get(act);
          if (yes !== undefined) void answer({ move: 'ACCEPT', ...yes, formAnswers: null });
        }
      : null,
  );
  usePendingAction(declineAct(event.id), mayAnswer ? () => void answer({ move: 'DECLINE' }) : null);

  async function changeAccount(): Promise<void> {
    if (invitation !== null) await otherAccountSignsIn(invitation.email);
  }

  const signedInEmail = session.kind === 'SIGNED_IN' ? session.account.email : null;
  const otherAccount =
    signedInEmail === null || invitation === null ? null : otherAccountNotice(signedInEmail, invitation.email);
  const email = invitation?.email ?? opened?.address.email ?? '';
  return {
    shown: shownRsvpPanel(state, closed),
    moves: unopened || invitation?.status === 'TAKEN_BACK' ? [] : rsvpPanelMoves(state, closed),
    unopened,
    ticketId: invitation?.boughtTicketId ?? null,
    waitingAhead: invitation?.waitingAhead ?? null,
    picturePath: invitation?.picturePath ?? null,
    /** The address may say anything; it counts only until the invitation is loaded. */
    invitee: { name: invitation?.name ?? opened?.address.name ?? '', email, avatar: invitation?.avatar ?? null },
    // An event that is over takes no answer, so that nothing has to be mended.
    trouble: closed !== null && unopened ? null : trouble,
    busy,
    policyAgreed,
    policyProblem: policyMissed && !policyAgreed ? policyMissing(locale) : null,
    /** An account that was not invited is signed in, and the guest has not chosen to answer with it. */
    otherAccount: otherAccount === chosen ? null : otherAccount,
    /** Null until the invitation is read. */
    partyLimit: invitation?.partyLimit ?? null,
    party,
    asksQuestions: asking !== null,
    places: placesOf(event, invitation?.ticketTypeId ?? '', asking?.party ?? 1),
    /** Until then nothing is offered, so that nothing moves under a finger. */
    isReady: invitation !== null,
    /** The invitation could not be read, and can be asked for again. */
    isLost: !unopened && invitation === null && trouble !== null,
    act: {
      accept: () => {
        const missed = event.policy !== null && !policyAgreed;
        setPolicyMissed(missed);
        if (!missed) void answer({ move: 'ACCEPT', party, policyAgreed, formAnswers: null });
      },
      register: (filled: readonly RegisteredPlace[]): void => {
        const formAnswers = filled.map(({ attendee }) => attendee.answers ?? {});
        if (asking !== null) void answer({ ...asking, formAnswers });
      },
      closeQuestions: () => setAsking(null),
      decline: () => void answer({ move: 'DECLINE' }),
      registerAgain: () => {
        const next = moveRsvpPanel(state, 'REGISTER_AGAIN', null, closed);
        if (next.ok) setState(next.value);
      },
      agree: setPolicyAgreed,
      bring: setParty,
      answerAsThis: () => setChosen(otherAccount),
      changeAccount: () => void changeAccount(),
      readAgain: () => {
        setTrouble(null);
        setAttempt(attempt + 1);
      },
    },
  };
}

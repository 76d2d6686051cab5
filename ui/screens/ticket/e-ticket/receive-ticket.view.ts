import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import type { GivenTicket } from '#application/ticket/ports/ticket-transfers.ts';
import { TransferTicket } from '#application/ticket/transfer-ticket.ts';
import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useOtherAccount } from '#ui/components/sign-in/other-account.view.ts';
import { paths } from '#ui/routes/paths.ts';
import type { RegisteredPlace } from '#ui/screens/event/questionnaire-form/use-questionnaire.ts';
import { eventTime } from '#ui/screens/event-time.view.ts';
import { attendeeForms } from '#ui/screens/sale/payment/attendee.view.ts';

/** NONE: the link is not ours. EXPIRED: it was valid once. OTHER: for another account. FAILED: can be retried. */
type ReceiptState = 'READING' | 'READY' | 'BUSY' | 'NONE' | 'EXPIRED' | 'OTHER' | 'FAILED';

function stateOf({ code }: Trouble, missing: 'NONE' | 'OTHER'): ReceiptState {
  if (code === 'LINK_EXPIRED' || code === 'TICKET_VOID') return 'EXPIRED';
  return code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? missing : 'FAILED';
}

/** Claims nothing. The secret stays behind the '#', which no server sees. */
export function useReceipt() {
  const { look, receive } = useUseCase(TransferTicket);
  const requireSignIn = useRequireSignIn();
  const otherAccountSignsIn = useOtherAccount();
  const session = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const secret = hash.slice(1);
  const [gift, setGift] = useState<GivenTicket | null>(null);
  const [state, setState] = useState<ReceiptState>('READING');
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let away = false;
    // The server renders the page without what follows '#'.
    if (secret === '') setState('NONE');
    else if (attempt >= 0)
      void look(secret).then((answer) => {
        if (away) return;
        if (answer.ok) setGift(answer.value);
        setState(answer.ok ? 'READY' : stateOf(answer.refusal, 'NONE'));
      });
    return () => {
      away = true;
    };
  }, [look, secret, attempt]);

  /** Asks the event's questions first; `answers` null: they were not asked yet. */
  const add = async (answers: SubmittedAnswers | null): Promise<void> => {
    if (gift === null) return;
    setState('BUSY');
    const account = await requireSignIn({ email: gift.email });
    if (account === null) return setState('READY');
    if (answers === null && gift.questions !== null && sameEmail(account.email, gift.email)) {
      setAsking(true);
      return setState('READY');
    }
    setAsking(false);
    const answer = await receive(secret, answers);
    if (answer.ok) return navigate(paths.ticket(answer.value), { replace: true });
    if (answer.refusal.code !== 'ANSWERS_INCOMPLETE') return setState(stateOf(answer.refusal, 'OTHER'));
    // The organiser changed the questions since they were read.
    const again = await look(secret);
    if (!again.ok) return setState(stateOf(again.refusal, 'NONE'));
    setGift(again.value);
    setAsking(again.value.questions !== null);
    setState('READY');
  };
  return {
    gift,
    time: gift === null ? null : eventTime(gift.session, locale),
    state,
    signedIn: session.kind === 'SIGNED_IN' ? session.account.email : null,
    asking,
    places: gift === null ? [] : [{ ticketTypeId: gift.ticketTypeId, mode: 'ONSITE' as const }],
    people: attendeeForms([], null, 1),
    add: () => void add(null),
    changeAccount: async (): Promise<void> => {
      const account = gift === null ? null : await otherAccountSignsIn(gift.email);
      if (account === null) setState('READY');
      else await add(null);
    },
    answer: (filled: readonly RegisteredPlace[]) => void add(filled[0]?.attendee.answers ?? {}),
    closeQuestions: () => setAsking(false),
    readAgain: () => {
      setState('READING');
      setAttempt(attempt + 1);
    },
  };
}

import { useRef, useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { SendInvitations } from '#application/rsvp/send-invitations.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { mayInvite } from '#domain/rsvp/import-invitations.ts';
import { DEFAULT_PARTY_LIMIT } from '#domain/rsvp/invitation.ts';
import { isSentBeforeEnd, leavesTimeToAnswer } from '#domain/rsvp/invited-session.ts';
import { instantOfWallClock, type WallClock } from '#domain/time/wall-clock.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { isHalfWritten } from '#ui/components/date-time/half-written.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { WRITTEN_TIME_SAID } from '#words/platform/written-times.ts';
import { RSVP_FAILED, rsvpRefusalSentence } from '#words/rsvp/rsvp.ts';
import { useGuestLines } from './guest-lines.view.ts';
import { freeTickets, invitationSent, openSessions } from './inviting.view.ts';

export type InvitingObstacle = 'NOT_PUBLISHED' | 'ENDED';
export type InvitingDone = { readonly sent: number; readonly left: number };

export function useInviteGuests(event: DeskEvent, ownName: string, now: Instant) {
  const locale = useLocale();
  const toast = useToast();
  const send = useUseCase(SendInvitations);
  const clock = useUseCase(Clock);
  const guests = useGuestLines(locale, event.id);
  const nameField = useRef<HTMLInputElement>(null);
  const answerByField = useRef<HTMLInputElement>(null);
  const sendAtField = useRef<HTMLInputElement>(null);
  const sessions = openSessions(event, now);
  const [sessionId, setSessionId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [inviterName, setInviterName] = useState(ownName);
  const [partyLimit, setPartyLimit] = useState(DEFAULT_PARTY_LIMIT);
  const [language, setLanguage] = useState<Locale>(locale);
  const [answerBy, setAnswerBy] = useState<WallClock>('');
  const [sendAt, setSendAt] = useState<WallClock>('');
  const [nameTrouble, setNameTrouble] = useState<string | null>(null);
  const [answerByTrouble, setAnswerByTrouble] = useState<string | null>(null);
  const [sendAtTrouble, setSendAtTrouble] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<InvitingDone | null>(null);

  const session = sessions.find(({ id }) => id === sessionId) ?? sessions[0];
  const tickets = freeTickets(session);
  // Null: the session's invitation ticket.
  const ticketTypeId = chosen === undefined ? (tickets[0]?.id ?? null) : chosen;
  const obstacle: InvitingObstacle | null =
    event.status !== 'PUBLISHED' ? 'NOT_PUBLISHED' : session === undefined ? 'ENDED' : null;
  const moment = (written: WallClock): Instant | null =>
    written === '' ? null : instantOfWallClock(written, event.timezone);

  async function sendInvitations(): Promise<void> {
    if (busy || session === undefined) return;
    const named = mayInvite(inviterName);
    setNameTrouble(named.ok ? null : rsvpRefusalSentence(named.refusal, locale));
    if (!named.ok) {
      nameField.current?.focus();
      return;
    }
    if (isHalfWritten(sendAt, sendAtField.current)) {
      setSendAtTrouble(WRITTEN_TIME_SAID.incompleteMoment()[locale]);
      sendAtField.current?.focus();
      return;
    }
    if (isHalfWritten(answerBy, answerByField.current)) {
      setAnswerByTrouble(WRITTEN_TIME_SAID.incompleteMoment()[locale]);
      answerByField.current?.focus();
      return;
    }
    const asked = { answerBefore: moment(answerBy), sendEmailAt: moment(sendAt) };
    const scheduled = isSentBeforeEnd(asked, session);
    setSendAtTrouble(scheduled.ok ? null : rsvpRefusalSentence(scheduled.refusal, locale));
    if (!scheduled.ok) {
      sendAtField.current?.focus();
      return;
    }
    const timely = leavesTimeToAnswer(asked, clock.now());
    setAnswerByTrouble(timely.ok ? null : rsvpRefusalSentence(timely.refusal, locale));
    if (!timely.ok) {
      answerByField.current?.focus();
      return;
    }
    const { sound } = guests;
    setBusy(true);
    setTrouble(null);
    setDone(null);
    try {
      const report = await send({
        sessionId: session.id,
        ticketTypeId,
        inviterName: named.value,
        guests: sound.map(({ name, email }) => ({ name, email })),
        partyLimit,
        ...asked,
        locale: language,
      });
      if (!report.ok) {
        if (report.refusal.code === 'MAILING_REFUSED' && report.refusal.trouble.code === 'BANK_AS_SENDER') {
          setNameTrouble(refusalSentence(report.refusal, locale));
          nameField.current?.focus();
          return;
        }
        setTrouble(
          report.refusal.code === 'UNREACHABLE' ? RSVP_FAILED[locale] : refusalSentence(report.refusal, locale),
        );
        return;
      }
      guests.settle(sound, report.value);
      setDone({ sent: report.value.sent, left: guests.lines.length - report.value.sent });
      if (report.value.sent > 0) toast.success(invitationSent(locale));
    } finally {
      setBusy(false);
    }
  }

  return {
    obstacle,
    guests,
    nameField,
    answerByField,
    sendAtField,
    sessions,
    session,
    tickets,
    ticketTypeId,
    inviterName,
    partyLimit,
    language,
    answerBy,
    sendAt,
    nameTrouble,
    answerByTrouble,
    sendAtTrouble,
    trouble,
    busy,
    done,
    act: {
      chooseSession: (id: number) => {
        setSessionId(id);
        setChosen(undefined);
      },
      chooseTicket: setChosen,
      nameInviter: (name: string) => {
        setInviterName(name);
        setNameTrouble(null);
      },
      limitParty: setPartyLimit,
      speak: setLanguage,
      answerBy: (written: WallClock) => {
        setAnswerBy(written);
        setAnswerByTrouble(null);
      },
      sendAt: (written: WallClock) => {
        setSendAt(written);
        setSendAtTrouble(null);
        setAnswerByTrouble(null);
      },
      send: () => void sendInvitations(),
    },
  };
}

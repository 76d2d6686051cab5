import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal, RefusalOf } from '#domain/refusal.ts';
import { type InviteRow, importInvitations, mayInvite, type RowRefusal } from '#domain/rsvp/import-invitations.ts';
import { evolveInvitation, type Invitation, newInvitation } from '#domain/rsvp/invitation.ts';
import {
  type InvitedSession,
  isSentBeforeEnd,
  leavesTimeToAnswer,
  takesAnswers,
} from '#domain/rsvp/invited-session.ts';
import { sendLetter } from '#domain/rsvp/letter.ts';
import type { RsvpProblem } from '#domain/rsvp/rsvp-refusals.ts';
import type { QueuedEmail } from '#server/platform/ports/email-outbox.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { InvitationRow, InvitedPerson } from '#server/rsvp/ports/invitations.ts';
import { type GivenTicket, givesTicket, ticketToGive } from './invitation-ticket.ts';
import { type InvitingPorts, invitedSession, invitingPorts } from './inviting-ports.ts';
import { type Letters, readLetters, takeLetters } from './letter-allowance.ts';
import { letterFacts, posted } from './post-letter.ts';

type NamedGuest = InviteRow & { readonly details: GuestDetails };
type GuestDetails = Omit<InvitedPerson, 'email' | 'firstName' | 'lastName' | 'avatar'>;
const NO_DETAILS: GuestDetails = {
  companyName: null,
  gender: null,
  industries: null,
  jobTitle: null,
  phoneNumber: null,
};

type InvitingPress = GivenTicket & {
  readonly inviterName: string;
  readonly guests: readonly NamedGuest[];
  readonly partyLimit: number;
  readonly answerBefore: Instant | null;
  /** null: now. */
  readonly sendEmailAt: Instant | null;
  readonly locale: Locale;
  /** Names the request; null: not repeatable. */
  readonly inviteKey: string | null;
};

type InvitingWith = InvitingPress & { readonly ticketTypeId: string };

/** From 1. */
export type InvitedLine = {
  readonly row: number;
  readonly email: string;
  readonly result: Result<InvitationRow, RowRefusal>;
};

/** Each line is refused on its own. A repeated request invites once and gets the same answer. [S7.6-28] [S5-40] */
export type InviteGuests = (press: InvitingPress) => Promise<Result<readonly InvitedLine[], Refusal>>;

export const InviteGuests = defineUseCase(
  'InviteGuests',
  invitingPorts,
  (ports): InviteGuests =>
    async (press) => {
      const inviter = mayInvite(press.inviterName);
      if (!inviter.ok) return troubled(inviter.refusal);
      const named = { ...press, inviterName: inviter.value };
      const [session, given, letters] = await Promise.all([
        invitedSession(ports, press),
        givesTicket(ports, press),
        readLetters(ports, named),
      ]);
      if (session === null) return refused({ code: 'NOT_FOUND' });
      if (!given.ok) return given;
      const open = takesAnswers(session, ports.clock.now());
      if (!open.ok) return troubled(open.refusal);
      const scheduled = isSentBeforeEnd(press, session);
      if (!scheduled.ok) return troubled(scheduled.refusal);
      const ticketTypeId = await ticketToGive(ports, press);
      const invited = await ports.transact.transaction((tx) =>
        invite(ports, tx, { ...named, ticketTypeId }, session, letters),
      );
      if (invited.ok) ports.jobs.wake('bulk');
      return invited;
    },
);

async function invite(
  { book, outbox, audit, ids, clock, mailed, optOuts, bounces }: InvitingPorts,
  tx: Transaction,
  press: InvitingWith,
  session: InvitedSession,
  letters: Letters,
): Promise<Result<readonly InvitedLine[], Refusal>> {
  const { eventId, sectionEventId, inviteKey, actor } = press;
  const addresses = [...new Set(press.guests.map(({ email }) => email.trim().toLowerCase()))];
  const found = new Map(
    (await book.openTo(tx, eventId, sectionEventId, addresses)).map((row) => [row.person.email.toLowerCase(), row]),
  );
  const now = clock.now();
  // A repeated request gets its first answer, even after the deadline.
  const again = [...found.values()].some((row) => isOfThisPress(row, inviteKey));
  const timely = leavesTimeToAnswer(press, now);
  if (!timely.ok && !again) return troubled(timely.refusal);
  // Invitations of this request, and prepared ones that were never sent, do not count as invited.
  const standing = [...found].filter(([, row]) => !isOfThisPress(row, inviteKey) && !isPrepared(row));
  const withoutThisPress = (emails: Iterable<string>): ReadonlySet<string> =>
    new Set(
      [...emails].filter((email) => {
        const before = found.get(email);
        return before === undefined || !isOfThisPress(before, inviteKey);
      }),
    );
  const lines = importInvitations(
    press.guests,
    new Map(standing.map(([email, row]) => [email, row.invitation.status])),
    {
      optedOut: withoutThisPress(await optOuts.among(eventId, addresses)),
      bounced: withoutThisPress((await bounces.among(eventId, addresses)).keys()),
    },
  );
  if (!lines.ok) return troubled(lines.refusal);

  const written: InvitationRow[] = [];
  const emails: QueuedEmail[] = [];
  const invited = lines.value.map(({ row: line, result }): InvitedLine => {
    const guest = press.guests[line - 1];
    if (!result.ok) return { row: line, email: guest?.email ?? '', result };
    const { name, email } = result.value;
    const before = found.get(email) ?? null;
    if (before !== null && isOfThisPress(before, inviteKey)) return { row: line, email, result: ok(before) };
    const row = invitationTo({ name, email, details: guest?.details ?? NO_DETAILS }, before, press, ids.newId, now);
    const letter = sendLetter(letterFacts(row), session, now).ok ? posted(row, now) : { row, email: null };
    written.push(letter.row);
    if (letter.email !== null) emails.push(letter.email);
    return { row: line, email, result: ok(letter.row) };
  });
  if (written.length > 0) {
    // Scheduled ones count now, so that they cannot be piled up for one moment.
    const may = await takeLetters({ mailed }, tx, letters, written.length, now);
    if (!may.ok) return may;
  }
  await book.put(tx, written, now);
  await outbox.queue(tx, emails);
  if (written.length > 0)
    await audit.record(tx, {
      act: 'rsvp.invited',
      subject: `session:${sectionEventId}`,
      eventId,
      actor,
      facts: { invited: written.length, letters: emails.length },
    });
  return ok(invited);
}

const isOfThisPress = (row: InvitationRow, inviteKey: string | null): boolean =>
  inviteKey !== null && row.letter.inviteKey === inviteKey;

const isPrepared = ({ invitation, letter, sendEmailAt }: InvitationRow): boolean =>
  invitation.status === 'INVITED' && letter.sendings === 0 && sendEmailAt === null;

function invitationTo(
  guest: NamedGuest,
  before: InvitationRow | null,
  press: InvitingWith,
  newId: () => string,
  now: Instant,
): InvitationRow {
  const { name, email, details } = guest;
  const {
    eventId,
    sectionEventId,
    ticketTypeId,
    sendEmailAt,
    answerBefore,
    partyLimit,
    inviterName,
    locale,
    inviteKey,
  } = press;
  return {
    eventId,
    sectionEventId,
    ticketTypeId,
    invitation: invitationAfter(before, partyLimit, newId),
    person: { ...details, email, firstName: name, lastName: null, avatar: before?.person.avatar ?? null },
    letter: { locale, inviterName, sendings: 0, lastSentAt: null, inviteKey },
    sendEmailAt,
    answerBefore,
    openedAt: null,
    answers: before === null ? 0 : before.answers + 1,
    answeredAt: null,
    insertedAt: before?.insertedAt ?? now,
  };
}

function invitationAfter(before: InvitationRow | null, partyLimit: number, newId: () => string): Invitation {
  if (before === null) return newInvitation(newId(), partyLimit);
  return isPrepared(before)
    ? { ...before.invitation, partyLimit }
    : evolveInvitation(before.invitation, { kind: 'INVITED_AGAIN', partyLimit });
}

const troubled = (trouble: RsvpProblem): Result<never, RefusalOf<'RSVP_REFUSED'>> =>
  refused({ code: 'RSVP_REFUSED', trouble });

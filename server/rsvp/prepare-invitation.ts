import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { type EmailAddress, sameEmail } from '#domain/people/email-address.ts';
import type { Refusal } from '#domain/refusal.ts';
import { newInvitation } from '#domain/rsvp/invitation.ts';
import { isSentBeforeEnd, leavesTimeToAnswer } from '#domain/rsvp/invited-session.ts';
import type { RsvpProblem } from '#domain/rsvp/rsvp-refusals.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { InvitationRow, InvitedPerson } from '#server/rsvp/ports/invitations.ts';
import { type GivenTicket, givesTicket, ticketToGive } from './invitation-ticket.ts';
import { type InvitingPorts, invitedSession, invitingPorts } from './inviting-ports.ts';
import { readLetters, takeLetters } from './letter-allowance.ts';
import { readdressed } from './readdressed.ts';

type PreparedInvitation = GivenTicket & {
  /** null: the person invited under this address, or a new one. */
  readonly invitationId: string | null;
  readonly person: Omit<InvitedPerson, 'avatar'> & { readonly email: EmailAddress };
  readonly partyLimit: number;
  readonly sendEmailAt: Instant | null;
  readonly answerBefore: Instant | null;
  readonly locale: Locale;
};

type PreparedWith = PreparedInvitation & { readonly ticketTypeId: string };

/** A changed address gets a new letter. An answered invitation keeps address, ticket and party. [S7.6-27] */
export type PrepareInvitation = (asked: PreparedInvitation) => Promise<Result<InvitationRow, Refusal>>;

export const PrepareInvitation = defineUseCase(
  'PrepareInvitation',
  invitingPorts,
  (ports): PrepareInvitation =>
    async (asked) => {
      const [session, given] = await Promise.all([invitedSession(ports, asked), givesTicket(ports, asked)]);
      if (session === null) return refused({ code: 'NOT_FOUND' });
      if (!given.ok) return given;
      const scheduled = isSentBeforeEnd(asked, session);
      if (!scheduled.ok) return troubled(scheduled.refusal);
      const timely = leavesTimeToAnswer(asked, ports.clock.now());
      if (!timely.ok) return troubled(timely.refusal);
      const ticketTypeId = await ticketToGive(ports, asked);
      return ports.transact.transaction((tx) => prepare(ports, tx, { ...asked, ticketTypeId }));
    },
);

async function prepare(
  ports: InvitingPorts,
  tx: Transaction,
  asked: PreparedWith,
): Promise<Result<InvitationRow, Refusal>> {
  const { book, audit, ids, clock } = ports;
  const { eventId, sectionEventId, invitationId, actor } = asked;
  const [namesake = null] = await book.openTo(tx, eventId, sectionEventId, [asked.person.email]);
  const before = invitationId === null ? namesake : await book.open(tx, eventId, invitationId);
  if (invitationId !== null && before?.sectionEventId !== sectionEventId) return refused({ code: 'NOT_FOUND' });
  if (namesake !== null && before !== null && namesake.invitation.invitationId !== before.invitation.invitationId)
    return troubled({ code: 'ALREADY_INVITED', status: namesake.invitation.status });
  const now = clock.now();
  const row = before === null ? written(asked, ids.newId(), now) : revised(before, asked);
  if (row === null) return troubled({ code: 'NOTHING_TO_ASK', status: before?.invitation.status ?? 'ACCEPTED' });
  if (isToBeSent(row) && !(before !== null && isToBeSent(before) && sameEmail(before.person.email, row.person.email))) {
    if ((await ports.optOuts.among(eventId, [row.person.email])).size > 0) return troubled({ code: 'UNSUBSCRIBED' });
    if ((await ports.bounces.among(eventId, [row.person.email])).size > 0) return troubled({ code: 'ADDRESS_BOUNCED' });
    const letters = await readLetters(ports, { eventId, actor, inviterName: row.letter.inviterName });
    const may = await takeLetters(ports, tx, letters, 1, now);
    if (!may.ok) return may;
  }
  await book.put(tx, [row], now);
  await audit.record(tx, {
    act: 'rsvp.prepared',
    subject: `invitation:${row.invitation.invitationId}`,
    eventId,
    actor,
  });
  return ok(row);
}

/** By its schedule, without another press. */
const isToBeSent = ({ invitation, letter, sendEmailAt }: InvitationRow): boolean =>
  invitation.status === 'INVITED' && letter.sendings === 0 && sendEmailAt !== null;

const written = (asked: PreparedWith, id: string, now: Instant): InvitationRow => ({
  eventId: asked.eventId,
  sectionEventId: asked.sectionEventId,
  ticketTypeId: asked.ticketTypeId,
  invitation: newInvitation(id, asked.partyLimit),
  person: { ...asked.person, avatar: null },
  letter: { locale: asked.locale, inviterName: '', sendings: 0, lastSentAt: null, inviteKey: null },
  sendEmailAt: asked.sendEmailAt,
  answerBefore: asked.answerBefore,
  openedAt: null,
  answers: 0,
  answeredAt: null,
  insertedAt: now,
});

/** null: the invitation was answered. */
function revised(before: InvitationRow, asked: PreparedWith): InvitationRow | null {
  const { invitation } = before;
  const person = { ...asked.person, avatar: before.person.avatar };
  const sameAddress = sameEmail(before.person.email, asked.person.email);
  if (invitation.status !== 'INVITED') {
    const same =
      sameAddress && before.ticketTypeId === asked.ticketTypeId && invitation.partyLimit === asked.partyLimit;
    return same ? { ...before, person } : null;
  }
  const moved = sameAddress ? before : readdressed(before, asked.person.email);
  if (moved?.invitation.status !== 'INVITED') return null;
  return {
    ...moved,
    ticketTypeId: asked.ticketTypeId,
    invitation: { ...moved.invitation, partyLimit: asked.partyLimit },
    person,
    letter: { ...moved.letter, locale: asked.locale },
    sendEmailAt: asked.sendEmailAt,
    answerBefore: asked.answerBefore,
  };
}

const troubled = (trouble: RsvpProblem): Result<never, Refusal> => refused({ code: 'RSVP_REFUSED', trouble });

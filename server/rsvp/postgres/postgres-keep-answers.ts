import type { Invitation } from '#domain/rsvp/invitation.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { rowsByKey, sameRow } from '#server/platform/postgres/rows-by-key.ts';
import { InvitationAnswered, type KeepAnswers } from '#server/rsvp/ports/keep-answers.ts';

const ANSWER = `UPDATE rsvp_invitation i SET status = x.status, account_id = x.account_id, party = x.party,
    bought_ticket_id = x.bought_ticket_id,
    answered_at = CASE WHEN x.status = 'INVITED' THEN NULL ELSE $8::timestamptz END,
    answers = i.answers + 1, updated_at = $8
  FROM ${rowsByKey(
    'rsvp_invitation',
    'rsvp_invitation_id',
    'unnest($2::uuid[], $3::int[], $4::text[], $5::uuid[], $6::int[], $7::uuid[]) AS asked(rsvp_invitation_id, ' +
      'answers, status, account_id, party, bought_ticket_id)',
  )}
  WHERE ${sameRow('i')} AND i.answers = x.answers`;

const yesOf = (invitation: Invitation) =>
  invitation.status === 'ACCEPTED' || invitation.status === 'WAITING' ? invitation : null;

export const postgresKeepAnswers: KeepAnswers = async (tx, eventId, answers, at) => {
  if (answers.length === 0) return;
  const invitations = answers.map(({ invitation }) => invitation);
  const kept = await inPostgres(tx).client.query(ANSWER, [
    eventId,
    invitations.map((each) => each.invitationId),
    answers.map((each) => each.after),
    invitations.map((each) => each.status),
    invitations.map((each) => yesOf(each)?.accountId ?? null),
    invitations.map((each) => yesOf(each)?.party ?? null),
    invitations.map((each) => (each.status === 'ACCEPTED' ? each.boughtTicketId : null)),
    new Date(at),
  ]);
  if (kept.rowCount !== answers.length) throw new InvitationAnswered(eventId);
};

import { parseBounced } from '#adapters/graphql/event/bounces/bounced.parse.ts';
import type { InvitationReport, InvitedGuest, LetterWords } from '#application/rsvp/ports/inviting-desk.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { BOUNCE_REASONS } from '#domain/people/bounce/bounce.ts';
import type { RowRefusal } from '#domain/rsvp/import-invitations.ts';
import { INVITATION_STATUSES, type InvitationStatus } from '#domain/rsvp/invitation.ts';
import { TIMELINE_KINDS, type TimelineStep } from '#domain/rsvp/invitation-timeline.ts';
import type { InviteRsvpMutation } from './invite-rsvp.gen.ts';
import type { InvitedGuestFragment } from './invited-guest.gen.ts';
import type { RsvpTimelineQuery } from './rsvp-timeline.gen.ts';

const moment = (at: number | null): Instant | null => (at === null ? null : instant(at));

export const parseStatus = (given: string | null): InvitationStatus | undefined =>
  INVITATION_STATUSES.find((status) => status === given);

export const parseInvited = (given: InvitedGuestFragment): InvitedGuest => ({
  id: given.id,
  sectionEventId: given.section_event_id,
  name: given.full_name,
  email: given.email,
  // An unknown status needs no action, like a revoked invitation.
  status: parseStatus(given.status) ?? 'TAKEN_BACK',
  sendings: given.sendings ?? 0,
  lastSentAt: moment(given.last_sent_at),
  isUnsubscribed: given.unsubscribed === true,
  bounced: given.bounced === null ? null : parseBounced(given.bounced),
  sendEmailAt: moment(given.send_email_at),
  openedAt: moment(given.opened_at),
  answeredAt: moment(given.answered_at),
  party: given.party,
});

/** An unknown step of a newer server is left out. */
export function parseStep({
  kind: given,
  at,
  because: reason,
}: RsvpTimelineQuery['rsvp_timeline'][number]): readonly TimelineStep[] {
  const kind = TIMELINE_KINDS.find((known) => known === given);
  const because = BOUNCE_REASONS.find((known) => known === reason);
  return kind === undefined ? [] : [{ kind, at: instant(at), ...(because === undefined ? {} : { because }) }];
}

type Line = InviteRsvpMutation['invite_rsvp']['lines'][number];

/** An unknown reason is treated as an invalid address. */
function refusalOf({ refused, max, first_row: firstRow, status }: Line): RowRefusal | null {
  switch (refused) {
    case null:
      return null;
    case 'NAME_MISSING':
    case 'UNSUBSCRIBED':
    case 'ADDRESS_BOUNCED':
      return { code: refused };
    case 'NAME_TOO_LONG':
      return { code: refused, max: max ?? 0 };
    case 'NAMED_TWICE':
      return { code: refused, firstRow: firstRow ?? 0 };
    case 'ALREADY_INVITED':
      return { code: refused, status: parseStatus(status) ?? 'INVITED' };
    default:
      return { code: 'INVALID_EMAIL' };
  }
}

export const parseReport = ({ sent, lines }: InviteRsvpMutation['invite_rsvp']): InvitationReport => ({
  sent,
  lines: lines.map((line) => ({ row: line.row, email: line.email, refusal: refusalOf(line) })),
});

/** Null: the default text. */
export const parseWords = (given: {
  readonly headline: string | null;
  readonly letter: string | null;
  readonly picture: string | null;
}): LetterWords | null =>
  given.headline === null || given.letter === null
    ? null
    : { headline: given.headline, letter: given.letter, picture: given.picture };

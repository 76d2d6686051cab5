import { never } from '#domain/kernel/never.ts';
import type { RowRefusal } from '#domain/rsvp/import-invitations.ts';
import type { InvitedLine } from '#server/rsvp/invite-guests.ts';

const NOTHING = { max: null, first_row: null, status: null };

function factsOf(refusal: RowRefusal) {
  switch (refusal.code) {
    case 'NAME_MISSING':
    case 'INVALID_EMAIL':
    case 'UNSUBSCRIBED':
    case 'ADDRESS_BOUNCED':
      return NOTHING;
    case 'NAME_TOO_LONG':
      return { ...NOTHING, max: refusal.max };
    case 'NAMED_TWICE':
      return { ...NOTHING, first_row: refusal.firstRow };
    case 'ALREADY_INVITED':
      return { ...NOTHING, status: refusal.status };
    default:
      return never(refusal);
  }
}

export const invitedLine = ({ row, email, result }: InvitedLine) =>
  result.ok
    ? { row, email, invitation: { row: result.value, reader: 'TEAM' as const }, refused: null, ...NOTHING }
    : { row, email, invitation: null, refused: result.refusal.code, ...factsOf(result.refusal) };

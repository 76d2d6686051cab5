import { unlinkedName } from '#domain/kernel/names/unlinked-name.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import { type EmailAddress, parseEmailAddress } from '#domain/people/email-address.ts';
import type { PeopleRefusal } from '#domain/people/people-refusals.ts';
import type { InvitationStatus } from './invitation.ts';

/** Per file or paste. [design] */
export const MOST_INVITATIONS_AT_ONCE = 500;
export const LONGEST_INVITED_NAME = 100;

export type InviteRow = { readonly name: string; readonly email: string };

export type RowRefusal =
  | { readonly code: 'NAME_MISSING' }
  | { readonly code: 'NAME_TOO_LONG'; readonly max: number }
  | RefusalIn<PeopleRefusal, 'INVALID_EMAIL'>
  /** `firstRow`: the row that counts, from 1. */
  | { readonly code: 'NAMED_TWICE'; readonly firstRow: number }
  /** The guest wants no emails by the event's organiser. */
  | { readonly code: 'UNSUBSCRIBED' }
  /** Emails to the address bounce, and the team did not ask to try again. */
  | { readonly code: 'ADDRESS_BOUNCED' }
  | { readonly code: 'ALREADY_INVITED'; readonly status: InvitationStatus };

export type ImportedRow = {
  /** From 1, counting blank lines, as in the file. */
  readonly row: number;
  /** AGAIN: declined or removed before; gets a new letter. */
  readonly result: Result<
    { readonly kind: 'NEW' | 'AGAIN'; readonly name: string; readonly email: EmailAddress },
    RowRefusal
  >;
};

/** Invitations need an inviter's name, which is no link. The sentence is in words/rsvp/rsvp.ts. [S5-40] */
export const mayInvite = (inviterName: string): Result<string, { readonly code: 'INVITER_NAME_MISSING' }> => {
  const name = unlinkedName(inviterName);
  return name === '' ? refused({ code: 'INVITER_NAME_MISSING' }) : ok(name);
};

type Unwritable = { readonly optedOut: ReadonlySet<string>; readonly bounced: ReadonlySet<string> };

/**
 * A refused line does not affect others, and of duplicate addresses the first counts. `known`: already invited.
 * `optedOut` and `bounced`: addresses in lower case. [design]
 */
export function importInvitations(
  rows: readonly InviteRow[],
  known: ReadonlyMap<string, InvitationStatus>,
  { optedOut, bounced }: Unwritable = { optedOut: new Set(), bounced: new Set() },
): Result<readonly ImportedRow[], { readonly code: 'TOO_MANY_ROWS'; readonly max: number }> {
  const written = rows
    .map((row, at) => ({ ...row, row: at + 1 }))
    .filter(({ name, email }) => `${name}${email}`.trim() !== '');
  if (written.length > MOST_INVITATIONS_AT_ONCE)
    return refused({ code: 'TOO_MANY_ROWS', max: MOST_INVITATIONS_AT_ONCE });
  const firstRows = new Map<EmailAddress, number>();
  return ok(
    written.map(({ row, ...line }) => {
      const result = importedRow(line, known, { optedOut, bounced }, firstRows);
      if (result.ok) firstRows.set(result.value.email, row);
      return { row, result };
    }),
  );
}

function importedRow(
  line: InviteRow,
  known: ReadonlyMap<string, InvitationStatus>,
  { optedOut, bounced }: Unwritable,
  firstRows: ReadonlyMap<EmailAddress, number>,
): ImportedRow['result'] {
  const name = unlinkedName(line.name);
  const email = parseEmailAddress(line.email);
  // What is no address has no name either: a name alone would not mend it.
  if (name === '') return email.ok ? refused({ code: 'NAME_MISSING' }) : email;
  if (name.length > LONGEST_INVITED_NAME) return refused({ code: 'NAME_TOO_LONG', max: LONGEST_INVITED_NAME });
  if (!email.ok) return email;
  const firstRow = firstRows.get(email.value);
  if (firstRow !== undefined) return refused({ code: 'NAMED_TWICE', firstRow });
  if (optedOut.has(email.value)) return refused({ code: 'UNSUBSCRIBED' });
  if (bounced.has(email.value)) return refused({ code: 'ADDRESS_BOUNCED' });
  const status = known.get(email.value);
  if (status === undefined) return ok({ kind: 'NEW', name, email: email.value });
  const gone = status === 'DECLINED' || status === 'TAKEN_BACK';
  return gone ? ok({ kind: 'AGAIN', name, email: email.value }) : refused({ code: 'ALREADY_INVITED', status });
}

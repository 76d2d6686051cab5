import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { readInvitationSecret } from '#domain/rsvp/invitation-secret.ts';
import { type InvitationReader, invitationReader } from '#domain/rsvp/invitation-view.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { type InvitationRow, Invitations } from '#server/rsvp/ports/invitations.ts';
import { opensLetter } from './letter-secret.ts';

type Asked = {
  readonly eventId: number;
  readonly invitationId: string;
  readonly secret: string | null;
  readonly accountId: AccountId | null;
  readonly mayInvite: boolean;
};

export type ReadableInvitation = {
  readonly row: InvitationRow;
  readonly reader: InvitationReader;
  /** Read with a list; otherwise it is asked for by itself. */
  readonly isUnsubscribed?: boolean;
};

/** For the letter's holder, the invited person and the team; nobody else learns whether it exists. [S7.4-16] */
export type ReadInvitation = (
  asked: Asked,
) => Promise<Result<ReadableInvitation, RefusalOf<'NOT_FOUND' | 'RSVP_REFUSED'>>>;

export const ReadInvitation = defineUseCase(
  'ReadInvitation',
  { invitations: Invitations, keyring: Keyring, clock: Clock },
  ({ invitations, keyring, clock }): ReadInvitation =>
    async ({ eventId, invitationId, secret, accountId, mayInvite }) => {
      const unknown = refused(
        secret === null
          ? { code: 'NOT_FOUND' as const }
          : { code: 'RSVP_REFUSED' as const, trouble: { code: 'SECRET_INVALID' as const } },
      );
      const row = await invitations.find(eventId, invitationId);
      if (row === null) return unknown;
      const read = secret === null ? null : readInvitationSecret(secret);
      const holdsLetter = read?.ok === true && opensLetter(keyring, read.value, row);
      if (secret !== null && !holdsLetter) return unknown;
      const viewerEmail = accountId === null ? null : await invitations.emailOf(accountId);
      const reader = invitationReader({ mayInvite, holdsLetter, viewerEmail, invitedEmail: row.person.email });
      if (reader === 'STRANGER') return unknown;
      if (holdsLetter && reader !== 'TEAM') await invitations.noteOpened(eventId, invitationId, clock.now());
      return ok({ row, reader });
    },
);

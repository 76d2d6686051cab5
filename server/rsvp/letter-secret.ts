import { isNewestLetter } from '#domain/rsvp/answer-request.ts';
import type { Invitation } from '#domain/rsvp/invitation.ts';
import {
  type InvitationSecret,
  invitationSecretPayload,
  writeInvitationSecret,
} from '#domain/rsvp/invitation-secret.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

type Letter = { readonly eventId: number; readonly invitation: Pick<Invitation, 'invitationId' | 'letterNumber'> };

/** Not stored: the keyring derives it. [design section 5] */
export function letterSecret(
  keyring: Keyring,
  { eventId, invitation: { invitationId, letterNumber } }: Letter,
): string {
  // The HMAC covers the key's name, so the name is read first.
  const { keyId } = keyring.hmac('rsvp-invitation', '');
  const { mac } = keyring.hmac(
    'rsvp-invitation',
    invitationSecretPayload({ keyId, eventId, invitationId, letterNumber }),
  );
  return writeInvitationSecret({ keyId, letterNumber }, mac);
}

export function opensLetter(
  keyring: Keyring,
  { keyId, letterNumber, mac }: InvitationSecret,
  { eventId, invitation }: Letter,
): boolean {
  const payload = invitationSecretPayload({ keyId, eventId, invitationId: invitation.invitationId, letterNumber });
  return keyring.verifyHmac('rsvp-invitation', payload, { keyId, mac }) && isNewestLetter({ letterNumber }, invitation);
}

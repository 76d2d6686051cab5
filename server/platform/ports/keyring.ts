import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

/** Each purpose has its own derived key, so that a code made for one never passes for another. */
export type KeyPurpose =
  | 'access-token'
  | 'sign-in-code'
  | 'renewal-token'
  | 'known-device'
  | 'upload-link'
  | 'ticket-key'
  | 'mail-secret'
  | 'cursor'
  | 'order-link'
  | 'refund-link'
  | 'opt-out-link'
  | 'bounce-address'
  | 'live-link'
  | 'ticket-link'
  | 'waiting-room'
  | 'rsvp-invitation'
  | 'provider-errand'
  | 'kyc'
  | 'private-file'
  | 'private-link'
  | 'media-link'
  | 'second-factor'
  | 'event-link'
  | 'gate-pass'
  | 'picture';

export type Mac = { readonly keyId: string; readonly mac: Uint8Array };
export type Sealed = { readonly keyId: string; readonly sealed: Uint8Array };

/** The newest signs and seals, older ones still verify and open. `associated` names the row that holds the value. */
export type Keyring = {
  readonly hmac: (purpose: KeyPurpose, data: string | Uint8Array) => Mac;
  /** In constant time; false for a key that is not on the ring. */
  readonly verifyHmac: (purpose: KeyPurpose, data: string | Uint8Array, given: Mac) => boolean;
  readonly seal: (purpose: KeyPurpose, plain: string | Uint8Array, associated: string) => Sealed;
  /** Null when altered, moved to another row, or sealed under a key that is not on the ring. */
  readonly open: (purpose: KeyPurpose, sealed: Sealed, associated: string) => Uint8Array | null;
  /** URL-safe text: `<key id>.<base64url>`. */
  readonly sealText: (purpose: KeyPurpose, plain: string, associated: string) => string;
  readonly openText: (purpose: KeyPurpose, sealed: string, associated: string) => string | null;
  /** `<key id>.<base64url of the mac>`, for links and tokens. */
  readonly signText: (purpose: KeyPurpose, text: string) => string;
  readonly verifyText: (purpose: KeyPurpose, text: string, signature: string) => boolean;
  /** Sixteen lower-case letters and digits, 80 bits, where a signature is too long or case is lost. */
  readonly tag: (purpose: KeyPurpose, text: string) => string;
  /** Under any key on the ring. */
  readonly verifyTag: (purpose: KeyPurpose, text: string, given: string) => boolean;
};

export const Keyring: Token<Keyring> = token<Keyring>('Keyring');

import type { EmailAddress } from '#domain/account/email-address.ts';
import type { Keyring } from '#server/application/ports/keyring.ts';
import type { SecretSource } from '#server/application/ports/secret-source.ts';

const MOST_ADDRESSES = 4;
const SHAPE = /^([A-Za-z0-9_-]{43})((?:~[a-z0-9]{1,16}\.[A-Za-z0-9_-]{43}){0,4})$/;

const claim = (deviceId: string, email: EmailAddress): string => `${deviceId} ${email}`;

function partsOf(mark: string | null): { readonly deviceId: string; readonly signatures: readonly string[] } | null {
  const match = mark === null ? null : SHAPE.exec(mark);
  return match === null ? null : { deviceId: match[1] ?? '', signatures: (match[2] ?? '').split('~').slice(1) };
}

/**
 * Whose counts an attempt is held against. A device that signed in with this address before has a budget of its own, so that a stranger who
 * uses up the address's tries does not lock its owner out.
 */
export function budgetOf(keyring: Keyring, mark: string | null, email: EmailAddress): string {
  const parts = partsOf(mark);
  const known = parts?.signatures.some((signature) => keyring.verifyText('known-device', claim(parts.deviceId, email), signature)) === true;
  return known ? `device:${parts?.deviceId}:${email}` : `address:${email}`;
}

/** The mark after signing in with this address; a device remembers the last few. */
export function markDevice(keyring: Keyring, secrets: SecretSource, mark: string | null, email: EmailAddress): string {
  const { deviceId, signatures } = partsOf(mark) ?? { deviceId: secrets.text(), signatures: [] };
  const others = signatures.filter((signature) => !keyring.verifyText('known-device', claim(deviceId, email), signature));
  return [deviceId, keyring.signText('known-device', claim(deviceId, email)), ...others.slice(0, MOST_ADDRESSES - 1)].join('~');
}

import type { Keyring } from '#server/platform/ports/keyring.ts';

type PassId = { readonly eventId: number; readonly gatePassId: string };

const claimOf = ({ eventId, gatePassId }: PassId): string => `${eventId}-${gatePassId}`;
const CLAIM = /^(\d{1,10})-([0-9a-f-]{36})$/;

export const signGatePin = (keyring: Keyring, pass: PassId, pin: string): string =>
  keyring.signText('gate-pass', `pin ${claimOf(pass)} ${pin}`);

export const isGatePin = (keyring: Keyring, pass: PassId, pin: string, signature: string): boolean =>
  keyring.verifyText('gate-pass', `pin ${claimOf(pass)} ${pin}`, signature);

/** Not stored: the pass itself is looked up with every request. */
export const makeGateKey = (keyring: Keyring, pass: PassId): string => {
  const claim = claimOf(pass);
  return `${claim}.${keyring.signText('gate-pass', `key ${claim}`)}`;
};

/** Null: made by somebody else. */
export function readGateKey(keyring: Keyring, key: string): PassId | null {
  const end = key.indexOf('.');
  const claim = key.slice(0, end);
  if (end < 0 || !keyring.verifyText('gate-pass', `key ${claim}`, key.slice(end + 1))) return null;
  const [, eventId, gatePassId] = CLAIM.exec(claim) ?? [];
  return eventId === undefined || gatePassId === undefined ? null : { eventId: Number(eventId), gatePassId };
}

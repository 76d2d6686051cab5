import type { EmailAddress } from './email-address.ts';

/** A device remembers the last few addresses that signed in with it. */
const MOST_ADDRESSES = 4;
const SHAPE = /^[A-Za-z0-9_-]{43}(?:~[a-z0-9]{1,16}\.[A-Za-z0-9_-]{43}){0,4}$/;

/** What a browser keeps: its random name, and our signature for each address that signed in here. */
type DeviceMark = { readonly deviceId: string; readonly signatures: readonly string[] };

/** What a signature says: this address signed in on this device. */
const claimOf = (deviceId: string, email: EmailAddress): string => `${deviceId} ${email}`;

function readMark(mark: string | null): DeviceMark | null {
  if (mark === null || !SHAPE.test(mark)) return null;
  const [deviceId = '', ...signatures] = mark.split('~');
  return { deviceId, signatures };
}

/** Whether we signed a claim. */
export type VerifyClaim = (claim: string, signature: string) => boolean;

/**
 * Whose counts an attempt is held against. A device that signed in with this address before has a budget of its own, so
 * that a stranger who uses up the address's tries does not lock its owner out. [design section 5]
 */
export function rateLimitKey(mark: string | null, email: EmailAddress, verify: VerifyClaim): string {
  const device = readMark(mark);
  const known = device?.signatures.some((signature) => verify(claimOf(device.deviceId, email), signature)) === true;
  return known ? `device:${device?.deviceId}:${email}` : `address:${email}`;
}

/** Whether a budget belongs to a device that signed in before; a network's counts do not hold it back. */
export const isKnownDevice = (budget: string): boolean => budget.startsWith('device:');

/** The mark after signing in with this address. `newDeviceId`: for a browser that has none yet. */
export function renewDeviceMark(
  mark: string | null,
  email: EmailAddress,
  keys: { readonly verify: VerifyClaim; readonly sign: (claim: string) => string; readonly newDeviceId: () => string },
): string {
  const { deviceId, signatures } = readMark(mark) ?? { deviceId: keys.newDeviceId(), signatures: [] };
  const claim = claimOf(deviceId, email);
  const others = signatures.filter((signature) => !keys.verify(claim, signature));
  return [deviceId, keys.sign(claim), ...others.slice(0, MOST_ADDRESSES - 1)].join('~');
}

import type { EmailAddress } from './email-address.ts';

/** Number of recent addresses a device remembers. */
const MOST_ADDRESSES = 4;
const SHAPE = /^[A-Za-z0-9_-]{43}(?:~[a-z0-9]{1,16}\.[A-Za-z0-9_-]{43}){0,4}$/;

/** A browser's random id, and our signature for each address that signed in with it. */
type DeviceMark = { readonly deviceId: string; readonly signatures: readonly string[] };

const claimOf = (deviceId: string, email: EmailAddress): string => `${deviceId} ${email}`;

function readMark(mark: string | null): DeviceMark | null {
  if (mark === null || !SHAPE.test(mark)) return null;
  const [deviceId = '', ...signatures] = mark.split('~');
  return { deviceId, signatures };
}

export type VerifyClaim = (claim: string, signature: string) => boolean;

/** A device that signed in before has its own counter, so that a stranger cannot lock the owner out. [design] */
export function rateLimitKey(mark: string | null, email: EmailAddress, verify: VerifyClaim): string {
  const device = readMark(mark);
  const known = device?.signatures.some((signature) => verify(claimOf(device.deviceId, email), signature)) === true;
  return known ? `device:${device?.deviceId}:${email}` : `address:${email}`;
}

/** Whether a budget belongs to a device that signed in before; a network's counts do not hold it back. */
export const isKnownDevice = (budget: string): boolean => budget.startsWith('device:');

/** The device mark after signing in with an address. `newDeviceId`: for a browser without one. */
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

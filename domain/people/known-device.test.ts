import { describe, expect, it } from 'vitest';
import type { EmailAddress } from './email-address.ts';
import { rateLimitKey, renewDeviceMark } from './known-device.ts';

/** Signs by remembering what it signed: 43 signs behind a key's name, as the keyring's signatures are. */
function aSigner(keyId = 'k1') {
  const signed: string[] = [];
  const sign = (claim: string): string => {
    if (!signed.includes(claim)) signed.push(claim);
    return `${keyId}.${String(signed.indexOf(claim)).padStart(43, keyId)}`;
  };
  const verify = (claim: string, signature: string): boolean => signed.includes(claim) && sign(claim) === signature;
  return { sign, verify };
}

const address = (name: string) => `${name}@example.test` as EmailAddress;
const deviceId = 'd'.repeat(43);
const keys = { ...aSigner(), newDeviceId: () => deviceId };
const mark = (before: string | null, name: string) => renewDeviceMark(before, address(name), keys);
const budget = (held: string | null, name: string) => rateLimitKey(held, address(name), keys.verify);

describe('a known device', () => {
  it('has its own limit for the address it signed in with, and for no other', () => {
    const linh = mark(null, 'linh');
    expect(budget(linh, 'linh')).toBe(`device:${deviceId}:linh@example.test`);
    expect(budget(linh, 'an')).toBe('address:an@example.test');
    expect(budget(null, 'linh')).toBe('address:linh@example.test');
  });

  it('remembers the last four addresses, newest first', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const last = names.reduce<string | null>(mark, null);
    expect(names.map((name) => budget(last, name).startsWith('device:'))).toEqual([false, true, true, true, true]);
    const again = mark(last, 'b');
    expect(again.length).toBe(last?.length);
    expect(names.map((name) => budget(mark(again, 'f'), name).startsWith('device:'))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('ignores and replaces foreign marks', () => {
    const linh = mark(null, 'linh');
    const another = aSigner('k2');
    expect(rateLimitKey(linh, address('linh'), another.verify)).toBe('address:linh@example.test');
    for (const forged of ['', 'x', `${linh}x`, `x${linh}`, `${'e'.repeat(43)}${linh.slice(43)}`, `${linh}~${linh}`]) {
      expect(budget(forged, 'linh')).toBe('address:linh@example.test');
    }
    expect(mark('x', 'linh')).toBe(linh);
  });
});

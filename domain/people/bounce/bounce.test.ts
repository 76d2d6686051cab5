import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOUNCE_REASONS, type BounceReason, bounceOf, isOfAddress, isWrongAddress, statusIn } from './bounce.ts';

it.each<[string, BounceReason]>([
  ['5.1.1', 'NO_SUCH_MAILBOX'],
  ['5.1.0', 'NO_SUCH_MAILBOX'],
  ['5.1.2', 'NO_SUCH_DOMAIN'],
  ['5.1.10', 'NO_SUCH_DOMAIN'],
  ['5.4.4', 'NO_SUCH_DOMAIN'],
  ['5.1.8', 'REFUSED'],
  ['5.2.1', 'MAILBOX_OFF'],
  ['5.2.2', 'MAILBOX_FULL'],
  ['5.2.3', 'TOO_LARGE'],
  ['5.7.1', 'REFUSED'],
  ['5.7.26', 'REFUSED'],
  ['5.0.0', 'NOT_DELIVERED'],
])('%s means %s', (status, because) => {
  expect(bounceOf(status)).toEqual({ because, status });
});

it('is permanent only where the status begins with 5', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(999), fc.nat(999), (level, subject, detail) => {
      expect(bounceOf(`${level}.${subject}.${detail}`) !== null).toBe(level === 5);
    }),
  );
  expect(['', '5', '5.1', '550', '5.1.1 ', '5.1.1234'].map(bounceOf)).toEqual(Array(6).fill(null));
});

it('reads the status from a mail server’s words', () => {
  expect(statusIn('550-5.1.1 The email account does not exist')).toBe('5.1.1');
  expect(statusIn('451 4.7.1 Greylisted')).toBe('4.7.1');
  expect(statusIn('550 host 192.4.5.1 refused')).toBeNull();
  expect(statusIn('550 host 5.1.1.1 refused')).toBeNull();
});

it('tells what is wrong with an address from what is wrong with one email', () => {
  const ofAddress = ['5.1.1', '5.1.2', '5.2.1', '5.2.2', '5.2.3', '5.7.1', '5.0.0'].map((status) => {
    const bounce = bounceOf(status);
    return bounce !== null && isOfAddress(bounce);
  });
  expect(ofAddress).toEqual([true, true, true, true, false, false, false]);
});

it('asks to correct an address that does not exist, and not one that may work later', () => {
  expect(BOUNCE_REASONS.filter(isWrongAddress)).toEqual(['NO_SUCH_MAILBOX', 'NO_SUCH_DOMAIN']);
});

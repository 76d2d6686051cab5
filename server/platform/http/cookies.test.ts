import { expect, it } from 'vitest';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';

it.each([
  ['a=1; renewalToken=r1.x.y; b=2', 'r1.x.y'],
  ['renewalToken=r1.x.y', 'r1.x.y'],
  [' renewalToken = r1.x.y ', 'r1.x.y'],
  ['xrenewalToken=no', null],
  ['renewalToken=', null],
  ['renewalToken', null],
  ['', null],
  [undefined, null],
])('reads from %j the renewal token %j', (header, value) => {
  expect(readCookie(header, 'renewalToken')).toBe(value);
});

it('marks cookies Secure on an https site, and partitioned in a frame of another site', () => {
  const cookie = { name: 'renewalToken', value: 'x', maxAgeMs: 60_000, httpOnly: true };
  expect(writeCookie({ ...cookie, secure: true })).toBe(
    'renewalToken=x; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
  );
  expect(writeCookie({ ...cookie, secure: false })).not.toContain('Secure');
  expect(writeCookie({ ...cookie, secure: false, embedded: true })).toBe(
    'renewalToken=x; Path=/; Max-Age=60; SameSite=None; HttpOnly; Secure; Partitioned',
  );
  expect(clearCookie('renewalToken', false, true)).toBe('renewalToken=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
});

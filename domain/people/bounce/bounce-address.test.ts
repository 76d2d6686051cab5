import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOUNCE_TOKEN_LENGTH, bounceAddress, bounceToken, isBounceBox } from './bounce-address.ts';

const BOX = 'bounces@mail.vemoi.test';
const anyToken = fc
  .array(fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz'), {
    minLength: BOUNCE_TOKEN_LENGTH,
    maxLength: BOUNCE_TOKEN_LENGTH,
  })
  .map((letters) => letters.join(''));

it('finds the token that an address was written with, whatever stands around it and in either case', () => {
  fc.assert(
    fc.property(anyToken, fc.string(), fc.string(), fc.boolean(), (token, before, after, isShouted) => {
      const address = bounceAddress(BOX, token);
      const written = isShouted ? address.toUpperCase() : address;
      expect(bounceToken(BOX, ['nobody@example.test', `${before} <${written}> ${after}`])).toBe(token);
    }),
  );
});

it.each([
  ['the box alone', 'bounces@mail.vemoi.test'],
  ['a token cut short', `bounces+${'a'.repeat(BOUNCE_TOKEN_LENGTH - 1)}@mail.vemoi.test`],
  ['another box', `other+${'a'.repeat(BOUNCE_TOKEN_LENGTH)}@mail.vemoi.test`],
  ['another domain', `bounces+${'a'.repeat(BOUNCE_TOKEN_LENGTH)}@evil.test`],
])('finds none in %s', (_, text) => {
  expect(bounceToken(BOX, [text])).toBeNull();
});

it('is a box that leaves room for a token', () => {
  const addressOf = (length: number) => `${'b'.repeat(length)}@vemoi.test`;
  expect([22, 23].map((length) => isBounceBox(addressOf(length)))).toEqual([true, false]);
  expect(bounceAddress(addressOf(22), 'a'.repeat(BOUNCE_TOKEN_LENGTH)).indexOf('@')).toBe(64);
  expect(['bounces', 'a+b@vemoi.test', 'Vemoi <b@vemoi.test>'].map(isBounceBox)).toEqual([false, false, false]);
});

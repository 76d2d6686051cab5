import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeInDoorLink, doorLink } from './door-link.ts';
import { makeRedeemCode } from './redeem-code.ts';

it('a link to the door gives back the code that it was made with', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), fc.nat(), (digits, eventId) => {
      const left = [...digits];
      const code = makeRedeemCode((n) => (left.shift() ?? 0) % n);
      const link = doorLink('https://vemoi.vn', eventId, code);
      expect(link.startsWith(`https://vemoi.vn/check-in/${eventId}#`)).toBe(true);
      expect(codeInDoorLink(new URL(link).hash)).toBe(code);
    }),
  );
});

it.each(['', '#', '#code=', '#code=<script>', '#tab=AAAAAAAAAA'])('%j holds no code', (hash) => {
  expect(codeInDoorLink(hash)).toBeNull();
});

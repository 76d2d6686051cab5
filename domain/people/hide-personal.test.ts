import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hidePersonal } from './hide-personal.ts';

describe('a technical text for staff', () => {
  it.each([
    ['Key (email)=(lan@example.test) already exists.', 'Key (email)=(…@…) already exists.'],
    ['550 <lan.ngo+ve@example.test>: no such mailbox', '550 <…@…>: no such mailbox'],
    ['No answer for 0912 345 678', 'No answer for …'],
    ['Account 0071000123456 is closed', 'Account … is closed'],
    ['The bank answered 503 twice', 'The bank answered 503 twice'],
  ])('hides addresses and long numbers: %s', (text, shown) => {
    expect(hidePersonal(text)).toBe(shown);
  });

  it('shows no address, wherever it stands', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), (address, before) => {
        expect(hidePersonal(`${before} ${address}`)).not.toContain(address);
      }),
    );
  });
});

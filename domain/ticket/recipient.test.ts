import { expect, it } from 'vitest';
import { ok, refused } from '#domain/kernel/result.ts';
import { LONGEST_RECIPIENT_NAME, readRecipient, readTicketName } from './recipient.ts';

const typed = { firstName: ' Lan ', lastName: ' Trần ', email: ' Lan@Example.com ' };
const LONG = 'x'.repeat(LONGEST_RECIPIENT_NAME);

it.each([
  ['as typed', {}, { firstName: 'Lan', lastName: 'Trần', email: 'lan@example.com' }],
  ['without a last name', { lastName: null }, { firstName: 'Lan', lastName: null, email: 'lan@example.com' }],
  ['with a blank last name', { lastName: ' ' }, { firstName: 'Lan', lastName: null, email: 'lan@example.com' }],
  [
    'with the longest names',
    { firstName: LONG, lastName: LONG },
    { firstName: LONG, lastName: LONG, email: 'lan@example.com' },
  ],
] as const)('a recipient is accepted %s', (_how, over, value) => {
  expect(readRecipient({ ...typed, ...over })).toEqual({ ok: true, value });
});

it.each([
  ['without a first name', { firstName: ' ' }, { code: 'FIRST_NAME_MISSING' }],
  [
    'with a first name that is too long',
    { firstName: `${LONG}x` },
    { code: 'NAME_TOO_LONG', max: LONGEST_RECIPIENT_NAME },
  ],
  [
    'with a last name that is too long',
    { lastName: `${LONG}x` },
    { code: 'NAME_TOO_LONG', max: LONGEST_RECIPIENT_NAME },
  ],
  ['without a valid e-mail', { email: 'lan' }, { code: 'INVALID_EMAIL' }],
] as const)('a recipient %s is refused', (_how, over, refusal) => {
  expect(readRecipient({ ...typed, ...over })).toEqual({ ok: false, refusal });
});

it('reads what one ticket is called: trimmed, nothing when blank, within its limit', () => {
  expect(readTicketName(' Khách mời ')).toEqual(ok('Khách mời'));
  expect([readTicketName(null), readTicketName('  ')]).toEqual([ok(null), ok(null)]);
  expect(readTicketName('x'.repeat(101))).toEqual(refused({ code: 'NAME_TOO_LONG', max: 100 }));
});

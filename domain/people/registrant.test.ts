import { describe, expect, it } from 'vitest';
import { readRegistrant } from './registrant.ts';

const lan = { email: 'lan@vemoi.vn', firstName: 'Lan', lastName: null, gender: null, phoneNumber: null };

describe('a buyer’s details', () => {
  it('are read without blanks, with an international number', () => {
    expect(
      readRegistrant({ ...lan, firstName: ' Lan ', lastName: ' ', gender: 'F', phoneNumber: '0912 345 678' }),
    ).toEqual({ ok: true, value: { ...lan, gender: 'F', phoneNumber: '+84912345678' } });
  });

  it('keep the order of the name where one is said', () => {
    expect(readRegistrant({ ...lan, nameOrder: 'GIVEN_FIRST' })).toEqual({
      ok: true,
      value: { ...lan, nameOrder: 'GIVEN_FIRST' },
    });
    expect(readRegistrant({ ...lan, nameOrder: null })).toStrictEqual({ ok: true, value: lan });
  });

  it('need no phone number', () => {
    expect(readRegistrant(lan)).toEqual({ ok: true, value: lan });
    expect(readRegistrant({ ...lan, phoneNumber: ' ' })).toEqual({ ok: true, value: lan });
  });

  it.each([
    ['email', { email: '' }, { kind: 'REQUIRED' }],
    ['email', { email: null }, { kind: 'REQUIRED' }],
    ['email', { email: 'lan@' }, { kind: 'MALFORMED' }],
    ['first_name', { firstName: null }, { kind: 'REQUIRED' }],
    ['first_name', { firstName: ' ' }, { kind: 'REQUIRED' }],
    ['first_name', { firstName: 'x'.repeat(61) }, { kind: 'TOO_LONG', max: 60 }],
    ['last_name', { lastName: 'x'.repeat(61) }, { kind: 'TOO_LONG', max: 60 }],
    ['gender', { gender: 'x'.repeat(31) }, { kind: 'TOO_LONG', max: 30 }],
    ['phone_number', { phoneNumber: '12' }, { kind: 'MALFORMED' }],
  ] as const)('are refused for their %s %j', (field, change, problem) => {
    expect(readRegistrant({ ...lan, ...change })).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field, problem },
    });
  });
});

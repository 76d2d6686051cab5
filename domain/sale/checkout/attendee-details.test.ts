import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountDetails,
  type AttendeeDetails,
  attendeesToFill,
  firstAttendeeProblem,
  prefilledAttendee,
  prefilledCompanion,
} from './attendee-details.ts';

const lan: AttendeeDetails = {
  email: 'lan@example.test',
  firstName: 'Lan',
  lastName: 'Trần',
  gender: 'FEMALE',
  phoneNumber: '0901234567',
  jobTitle: 'Kỹ sư',
  note: 'Ăn chay',
};
const EMPTY = { email: '', firstName: '', lastName: '', gender: '', phoneNumber: '', jobTitle: '', note: '' };
const detail = fc.option(fc.constantFrom('', 'Lan', 'lan@example.test'));
const anyAccount: fc.Arbitrary<AccountDetails> = fc.record({
  email: detail,
  firstName: detail,
  lastName: detail,
  gender: detail,
  phoneNumber: detail,
  jobTitle: detail,
  note: detail,
});

describe('an attendee’s form', () => {
  it('begins with the details of the account, each in its place [S6-14]', () => {
    expect(prefilledAttendee(lan)).toEqual(lan);
    expect(prefilledAttendee(null)).toEqual(EMPTY);
    fc.assert(
      fc.property(anyAccount, (account) => {
        const form = prefilledAttendee(account);
        for (const name of Object.keys(EMPTY) as (keyof AttendeeDetails)[])
          expect(form[name]).toBe(account[name] ?? '');
      }),
    );
  });

  it('of a further ticket begins with the address alone', () => {
    expect(prefilledCompanion(lan)).toEqual({ ...EMPTY, email: 'lan@example.test' });
  });

  it('shows what was entered, and the rest as it begins', () => {
    const prefilled = { first: 'Lan', others: 'someone' };
    expect(attendeesToFill([], prefilled, 3)).toEqual(['Lan', 'someone', 'someone']);
    expect(attendeesToFill(['Minh', 'Hoa'], prefilled, 3)).toEqual(['Minh', 'Hoa', 'someone']);
    expect(attendeesToFill(['Minh', 'Hoa'], prefilled, 1)).toEqual(['Minh']);
  });

  it.each([
    [[lan], null],
    [[lan, { ...lan, firstName: ' ' }], { index: 1, field: 'firstName', kind: 'MISSING' }],
    [[{ ...lan, email: ' ' }], { index: 0, field: 'email', kind: 'MISSING' }],
    [[{ ...lan, email: 'lan@example' }], { index: 0, field: 'email', kind: 'MALFORMED' }],
    [[{ ...lan, email: ' Lan@Example.test ' }], null],
  ])('%# has the problem that it has', (attendees, problem) => {
    expect(firstAttendeeProblem(attendees)).toEqual(problem);
  });
});

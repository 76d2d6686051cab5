import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountDetails,
  type AttendeeDetails,
  attendeeProblems,
  attendeesByLine,
  attendeesForPlaces,
  attendeesToFill,
  missingGeneralInfo,
  placesInLineOrder,
  prefilledAttendee,
  prefilledCompanion,
} from './attendees.ts';

describe('attendees for places', () => {
  it.each([
    ['the first stands for all', ['an'], 3, false, ['an', 'an', 'an']],
    ['the first stands for those that nobody was named for', ['an', 'binh'], 3, false, ['an', 'binh', 'an']],
    ['a form of its own is nobody else’s', ['an', 'binh'], 3, true, ['an', 'binh']],
    ['what is too many is left out', ['an', 'binh'], 1, false, ['an']],
    ['what is too many is left out, with forms of their own too', ['an', 'binh'], 1, true, ['an']],
    ['nobody stays nobody', [], 2, false, []],
  ])('%s', (_what, given, places, formPerTicket, attendees) => {
    expect(attendeesForPlaces(given, places, formPerTicket)).toEqual(attendees);
  });

  it('are matched to lines in line order, one per place', () => {
    const anyLines = fc
      .array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 })
      .map((all) => all.map((quantity, at) => ({ id: `l${at}`, quantity })));
    fc.assert(
      fc.property(anyLines, fc.array(fc.string(), { minLength: 1 }), fc.boolean(), (lines, given, formPerTicket) => {
        const byLine = attendeesByLine(lines, given, formPerTicket);
        const places = lines.reduce((total, line) => total + line.quantity, 0);
        expect(byLine.map((line) => line.cartLineId)).toEqual(lines.map((line) => line.id));
        expect(byLine.flatMap((line) => line.attendees)).toEqual(attendeesForPlaces(given, places, formPerTicket));
        if (!formPerTicket)
          expect(byLine.map((line) => line.attendees.length)).toEqual(lines.map((line) => line.quantity));
      }),
    );
  });
});

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
  it('starts with the account’s details [S6-14]', () => {
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

  it('keeps the order of the account’s name, where it has one', () => {
    expect(prefilledAttendee({ ...lan, nameOrder: 'GIVEN_FIRST' }).nameOrder).toBe('GIVEN_FIRST');
    expect(prefilledAttendee({ ...lan, nameOrder: null })).toStrictEqual(lan);
  });

  it('of a further ticket starts with the email only', () => {
    expect(prefilledCompanion(lan)).toEqual({ ...EMPTY, email: 'lan@example.test' });
  });

  it('shows entries first, then initial forms', () => {
    const prefilled = { first: 'Lan', others: 'someone' };
    expect(attendeesToFill([], prefilled, 3)).toEqual(['Lan', 'someone', 'someone']);
    expect(attendeesToFill(['Minh', 'Hoa'], prefilled, 3)).toEqual(['Minh', 'Hoa', 'someone']);
    expect(attendeesToFill(['Minh', 'Hoa'], prefilled, 1)).toEqual(['Minh']);
  });

  it.each([
    [[lan], []],
    [[lan, { ...lan, firstName: ' ' }], [{ index: 1, field: 'firstName', kind: 'MISSING' }]],
    [[{ ...lan, email: ' ' }], [{ index: 0, field: 'email', kind: 'MISSING' }]],
    [[{ ...lan, email: 'lan@example' }], [{ index: 0, field: 'email', kind: 'MALFORMED' }]],
    [[{ ...lan, email: ' Lan@Example.test ' }], []],
    [
      [{ ...lan, firstName: '', email: '' }, lan, { ...lan, firstName: '', email: 'lan@example' }],
      [
        { index: 0, field: 'firstName', kind: 'MISSING' },
        { index: 0, field: 'email', kind: 'MISSING' },
        { index: 2, field: 'firstName', kind: 'MISSING' },
        { index: 2, field: 'email', kind: 'MALFORMED' },
      ],
    ],
  ] as const)('case %# reports all its problems', (attendees, problems) => {
    expect(attendeeProblems(attendees)).toEqual(problems);
  });

  it('wrong in several fields is what each of them is wrong alone', () => {
    const entered = fc.constantFrom('', ' ', 'Lan', 'lan@example.test', '0912 345 678', 'abc');
    const anyAttendee = fc.record({
      firstName: entered,
      email: entered,
      phoneNumber: entered,
      gender: entered,
      jobTitle: entered,
    });
    const right = { ...lan, gender: 'Nữ' };
    fc.assert(
      fc.property(fc.array(anyAttendee, { maxLength: 4 }), fc.boolean(), (attendees, generalInfo) => {
        const alone = attendees.flatMap((attendee, index) =>
          (['firstName', 'email', 'phoneNumber', 'gender', 'jobTitle'] as const).flatMap((field) =>
            attendeeProblems([{ ...right, [field]: attendee[field] }], generalInfo).map((one) => ({ ...one, index })),
          ),
        );
        expect(attendeeProblems(attendees, generalInfo)).toEqual(alone);
      }),
    );
  });

  it.each(['0912345678', '0912 345 678', '(024) 3933-0113', '+84912345678', '912345678', '+1 415 555 2671', ' '])(
    'takes %j as a phone number',
    (phoneNumber) => {
      expect(attendeeProblems([{ ...lan, phoneNumber }])).toEqual([]);
    },
  );

  it.each(['abc', '09123', '0912345678x', '+', '1234567890123456', 'lan@example.test'])(
    'refuses %j as a phone number, after name and email',
    (phoneNumber) => {
      const problem = { field: 'phoneNumber', kind: 'MALFORMED' };
      expect(attendeeProblems([lan, { ...lan, phoneNumber }])).toEqual([{ index: 1, ...problem }]);
      expect(attendeeProblems([{ ...lan, phoneNumber, firstName: '' }])).toMatchObject([
        { field: 'firstName' },
        problem,
      ]);
    },
  );

  const told = { ...lan, phoneNumber: '0912345678', gender: 'Nữ', jobTitle: 'Kỹ sư' };
  it.each([
    [told, []],
    [{ ...told, phoneNumber: ' ' }, ['phoneNumber']],
    [{ ...told, gender: null, jobTitle: '' }, ['gender', 'jobTitle']],
    [{}, ['phoneNumber', 'gender', 'jobTitle']],
  ])('case %# lacks general information', (attendee, missing) => {
    expect(missingGeneralInfo(attendee)).toEqual(missing);
  });

  it('general information is a problem only where the event asks for it, after name and email', () => {
    const shy = { ...told, gender: '' };
    expect(attendeeProblems([told, shy])).toEqual([]);
    expect(attendeeProblems([told, shy], true)).toEqual([{ index: 1, field: 'gender', kind: 'MISSING' }]);
    expect(attendeeProblems([{ ...shy, email: '' }], true)).toEqual([
      { index: 0, field: 'email', kind: 'MISSING' },
      { index: 0, field: 'gender', kind: 'MISSING' },
    ]);
    expect(attendeeProblems([told], true)).toEqual([]);
  });
});

describe('places in line order', () => {
  const place = (ticketTypeId: string, attendee: string) => ({ ticketTypeId, attendee });

  it('attendees follow their ticket type to its lines, in any order', () => {
    const places = [place('a', 'Lan'), place('a', 'Minh'), place('b', 'An'), place('a', 'Hoa')];
    const lines = [
      { ticketTypeId: 'b', quantity: 1 },
      { ticketTypeId: 'a', quantity: 2 },
      { ticketTypeId: 'a', quantity: 1 },
    ];
    expect(placesInLineOrder(lines, places)).toEqual(['An', 'Lan', 'Minh', 'Hoa']);
    expect(placesInLineOrder([{ ticketTypeId: 'b', quantity: 2 }], places)).toEqual(['An']);
  });
});

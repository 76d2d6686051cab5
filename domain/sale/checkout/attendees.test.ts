import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendeesByLine } from './attendees-by-line.ts';
import { attendeesForPlaces } from './attendees-for-places.ts';

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

  it('stand beside their lines in the order of the lines, as many as a line has places', () => {
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

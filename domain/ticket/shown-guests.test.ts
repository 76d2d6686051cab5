import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_FEATURES, EVENT_STATUSES } from '#domain/event/event.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { NAME_ORDERS } from '#domain/kernel/names/name-order.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import {
  COUNTED_TO,
  FEWEST_SHOWN,
  guestName,
  guestsGoing,
  listsGuests,
  MOST_NAMED,
  maySeeGuests,
  ownShowing,
} from './shown-guests.ts';

const words = fc.oneof(
  fc.constantFrom('Lan', 'Thị Lan', 'Nguyễn', 'John', 'O’Brien-Smith', 'Nguyễn Thị Lan', 'lan@example.test', ''),
  fc.constantFrom('0912 345 678', '+84912345678', 'Lan 0912345678', '  '),
  anyNastyText,
);
const names: fc.Arbitrary<PersonName> = fc.record({
  firstName: fc.option(words),
  lastName: fc.option(words),
  nameOrder: fc.option(fc.constantFrom(...NAME_ORDERS)),
});
const somebody = (number: number): PersonName => ({ firstName: `Lan${'a'.repeat(number % 3)}`, lastName: 'Ngô' });
const people = (count: number) => Array.from({ length: count }, (_, at) => somebody(at));

describe('the name of a guest', () => {
  it.each([
    [{ firstName: 'Lan', lastName: 'Nguyễn Thị' }, 'Lan N.'],
    [{ firstName: 'Thị Lan', lastName: ' đỗ ' }, 'Thị Lan Đ.'],
    [{ firstName: 'John', lastName: 'Smith' }, 'John S.'],
    [{ firstName: 'Nguyễn Thị Lan', lastName: null }, 'Lan N.'],
    [{ firstName: '', lastName: 'Nguyễn Lan' }, 'Lan N.'],
    [{ firstName: 'John Smith', lastName: null }, 'John S.'],
    [{ firstName: 'Lan', lastName: null }, 'Lan'],
    [{ firstName: 'Lan', lastName: '123' }, 'Lan'],
    [{ firstName: 'Lan', lastName: 'ßtein' }, 'Lan S.'],
  ])('of %j is %j', (name, shown) => {
    expect(guestName(name)).toBe(shown);
  });

  it('is none where an address or a number stands in its place', () => {
    for (const firstName of ['lan@example.test', '0912 345 678', null, '  '])
      expect(guestName({ firstName, lastName: null })).toBe(null);
  });

  it('never tells an address, a phone number or more than one letter of the last name', () => {
    fc.assert(
      fc.property(names, (name) => {
        const shown = guestName(name) ?? '';
        expect(shown).not.toContain('@');
        expect(shown.replace(/[\s.-]/g, '')).not.toMatch(/\d{9}/);
        const [given, family] = [name.firstName?.trim() ?? '', name.lastName?.trim() ?? ''];
        if (shown !== '' && given !== '' && family !== '')
          expect([...shown.slice(given.length)].length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('the guests of an event', () => {
  it('are shown from three on, eight by name, and counted to a limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: COUNTED_TO + 2 }), (count) => {
        const going = guestsGoing(people(count));
        expect(going).toEqual(
          count < FEWEST_SHOWN
            ? null
            : {
                names: people(Math.min(count, MOST_NAMED)).map(guestName),
                count: Math.min(count, COUNTED_TO),
                isMore: count > COUNTED_TO,
              },
        );
      }),
    );
  });

  it('count nobody who cannot be named', () => {
    const nameless = { firstName: null, lastName: null };
    expect(guestsGoing([...people(2), nameless, { firstName: 'lan@example.test', lastName: 'Ngô' }])).toBe(null);
    expect(guestsGoing([...people(3), nameless])?.count).toBe(3);
  });

  it('are listed while the event is published, ahead or under way, and not hidden', () => {
    for (const status of EVENT_STATUSES)
      for (const hidden of [false, true])
        for (const endAt of [later(NOW, -HOUR), NOW, later(NOW, HOUR)])
          expect(listsGuests({ status, endAt, hidden }, NOW)).toBe(status === 'PUBLISHED' && !hidden && endAt >= NOW);
  });

  it('of a private event are seen by its ticket holders only', () => {
    expect(
      EVENT_FEATURES.map((feature) => [maySeeGuests({ feature }, false), maySeeGuests({ feature }, true)]),
    ).toEqual([
      [true, true],
      [false, true],
      [false, true],
    ]);
  });
});

describe('agreeing to be shown', () => {
  it('is asked of who holds a ticket and has a name, and can be taken back whatever happened since', () => {
    fc.assert(
      fc.property(names, fc.boolean(), fc.boolean(), fc.boolean(), (name, agreed, holdsTicket, listed) => {
        const shownAs = guestName(name);
        const own = ownShowing({ agreed, holdsTicket, name, listed });
        if (agreed) expect(own).toEqual({ shown: true, shownAs });
        else expect(own).toEqual(holdsTicket && listed && shownAs !== null ? { shown: false, shownAs } : null);
      }),
    );
  });
});

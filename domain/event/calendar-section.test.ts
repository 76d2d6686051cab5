import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { fitsSession, LONGEST_SECTION_TITLE, readCalendarSection, sectionTimes } from './calendar-section.ts';

const session = { beginAt: NOW, endAt: later(NOW, 3 * HOUR) };
const entry = { title: ' Khai mạc ', beginAt: later(NOW, HOUR), endAt: later(NOW, 2 * HOUR) };

describe('a calendar entry of a session', () => {
  it('is kept by its distance from the session’s begin, and moves with the session', () => {
    const read = readCalendarSection(entry, session);
    if (!read.ok) throw new Error('refused');
    expect(read.value).toEqual({ title: 'Khai mạc', beginsAfter: 3_600, lasts: 3_600 });
    const moved = { beginAt: later(NOW, 24 * HOUR), endAt: later(NOW, 27 * HOUR) };
    expect(sectionTimes(read.value, moved)).toEqual({ beginAt: later(NOW, 25 * HOUR), endAt: later(NOW, 26 * HOUR) });
    expect(fitsSession(read.value, moved)).toBe(true);
    expect(fitsSession(read.value, { ...moved, endAt: later(NOW, 25 * HOUR) })).toBe(false);
  });

  it.each([
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(LONGEST_SECTION_TITLE + 1) }],
    ['begin_at', { beginAt: later(NOW, -MINUTE) }],
    ['begin_at', { beginAt: session.endAt, endAt: later(session.endAt, MINUTE) }],
    ['end_at', { endAt: entry.beginAt }],
    ['end_at', { endAt: later(entry.beginAt, SECOND - 1) }],
    ['end_at', { endAt: later(session.endAt, 1) }],
  ])('is refused for its %s', (field, change) => {
    expect(readCalendarSection({ ...entry, ...change }, session)).toMatchObject({ ok: false, refusal: { field } });
  });

  it('that is accepted lies within its session, to the second', () => {
    const moment = fc.integer({ min: NOW - HOUR, max: NOW + 4 * HOUR }).map(instant);
    fc.assert(
      fc.property(moment, moment, (beginAt, endAt) => {
        const read = readCalendarSection({ title: 'x', beginAt, endAt }, session);
        const within = session.beginAt <= beginAt && beginAt < endAt && endAt <= session.endAt;
        if (!read.ok) {
          expect(within && endAt - beginAt >= 2 * SECOND).toBe(false);
          return;
        }
        const times = sectionTimes(read.value, session);
        expect(within && fitsSession(read.value, session)).toBe(true);
        expect(beginAt - times.beginAt < SECOND && endAt - times.endAt < SECOND).toBe(true);
      }),
    );
  });
});

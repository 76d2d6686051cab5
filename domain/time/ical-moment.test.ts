import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, SECOND } from '#domain/kernel/instant.ts';
import { anyMoment } from '#test/arbitraries/calendar.arbitraries.ts';
import { readIcalMoment } from '#test/standards/read-ical-moment.ts';
import { icalMoment } from './ical-moment.ts';

const at = (text: string) => instant(Date.parse(text));

describe('iCalendar moments', () => {
  it.each([
    // RFC 5545, 3.3.5: forms 2 and 3.
    ['19980119T070000Z', null, '1998-01-19T07:00:00Z'],
    ['19980119T020000', 'America/New_York', '1998-01-19T07:00:00Z'],
    ['20261120T190005', 'Asia/Saigon', '2026-11-20T12:00:05Z'],
    ['20280229T000000Z', null, '2028-02-29T00:00:00Z'],
  ])('%s in %s is %s', (value, timezone, moment) => {
    expect(readIcalMoment(value, timezone)).toBe(at(moment));
  });

  it.each([
    ['19980118T230000', null],
    ['19980118T230000Z', 'America/New_York'],
    ['19980118T230000', 'Mars/Olympus'],
    ['19980118', null],
    ['19970714T133060Z', null],
    ['20270229T000000Z', null],
    ['20261120T240000Z', null],
    ['20261120T120000z', null],
    ['X20261120T120000Z', null],
    ['20261120T120000Z1', null],
    ['', null],
  ])('%s in %s is invalid', (value, timezone) => {
    expect(readIcalMoment(value, timezone)).toBeNull();
  });

  it('round-trip in UTC to the second, before 1970 too', () => {
    expect(icalMoment(at('1969-12-31T23:59:58.500Z'))).toBe('19691231T235958Z');
    expect(icalMoment(at('2026-11-20T12:00:09.999Z'))).toBe('20261120T120009Z');
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(readIcalMoment(icalMoment(moment), null)).toBe(moment - (moment % SECOND));
      }),
    );
  });
});

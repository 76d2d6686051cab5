import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherDays, statementDays } from './statement-days.ts';

const mt940 = (...movements: readonly string[]) =>
  [':20:DAY', ':60F:C261120VND0,', ...movements.map((one) => `:61:${one}C1000,NTRFNONREF`), ':62F:C261121VND0,'].join(
    '\r\n',
  );

describe('the days of a statement', () => {
  it.each<[string, string, readonly string[]]>([
    ['are the days of the bookings', mt940('261121', '2611201121'), ['2026-11-21']],
    ['cross the new year', mt940('2612310101', '2701011231'), ['2026-12-31', '2027-01-01']],
    [
      'of a table are in its date column',
      'Ngày giao dịch,Nội dung\n21/11/2026 09:30,a\n2026-11-20,b',
      ['2026-11-20', '2026-11-21'],
    ],
    ['are none where the table has no date', 'Reference,Amount\nFT1,5000', []],
    ['are none where no date can be read', 'Date,Amount\nyesterday,5000', []],
    ['are none in an empty file', '', []],
  ])('%s', (_what, text, days) => {
    expect(statementDays(text)).toEqual(days);
  });

  it.each([
    ['2612310630', '2027-06-30', 'half a year before, of the next year'],
    ['2612310731', '2026-07-31', 'five months before, of the same year'],
    ['2601310731', '2025-07-31', 'half a year after, of the year before'],
    ['2601310630', '2026-06-30', 'five months after, of the same year'],
  ])('of a value and a booking in %s are %s: %s', (movement, day) => {
    expect(statementDays(mt940(movement))).toEqual([day]);
  });

  it.each([
    ['1/2/2026', ['2026-02-01']],
    ['01.12.2026', ['2026-12-01']],
    ['1-12-2026 08:00', ['2026-12-01']],
    ['2026-12-01T08:00', ['2026-12-01']],
    ['on 2026-12-01', []],
    ['on 01/12/2026', []],
    ['2026-1-1', []],
    ['1/2/26', []],
    ['001/12/2026', []],
  ])('of a cell %j are %j', (cell, days) => {
    expect(statementDays(`Amount,Date\n5000,${cell}`)).toEqual(days);
  });

  it('are read below a title with blanks around it, and from no line that ends before it', () => {
    expect(statementDays('Amount, Date \n5000, 2026-12-01 \n5000')).toEqual(['2026-12-01']);
  });

  it('are all told when one of them is not the day that was chosen', () => {
    expect(otherDays(mt940('261121', '261122'), '2026-11-21')).toEqual({
      kind: 'OTHER_DAYS',
      days: ['2026-11-21', '2026-11-22'],
    });
    expect(otherDays(mt940('261121'), '2026-11-21')).toBe(null);
  });

  it('fit exactly the day that every line has, written either way', () => {
    const anyDay = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 1, maxLength: 5 }), fc.boolean(), (dates, vietnamese) => {
        const days = dates.map((date) => date.toISOString().slice(0, 10));
        const written = vietnamese ? days.map((day) => day.split('-').toReversed().join('/')) : days;
        const text = ['Date,Amount', ...written.map((day) => `${day},5000`)].join('\n');
        const [first = ''] = days;
        expect(otherDays(text, first) === null).toBe(days.every((day) => day === first));
      }),
    );
  });
});

import { expect, it } from 'vitest';
import { NOW } from '#test/builders/moments.ts';
import { shortDate, showDate, showMoment, showTime } from './money-and-dates.ts';

it('moments are in Vietnam’s time zone by default, and Vietnamese dates are DD/MM/YYYY [S9-31]', () => {
  expect([showTime(NOW, 'vi'), showDate(NOW, 'vi'), showMoment(NOW, 'vi')]).toEqual([
    '10:00',
    '20/11/2026',
    '10:00, 20/11/2026',
  ]);
  expect(showMoment(NOW, 'vi', 'America/Los_Angeles')).toBe('19:00, 19/11/2026');
});

it('an English date names its month and does not wrap', () => {
  expect([showDate(NOW, 'en'), showMoment(NOW, 'en')]).toEqual([
    '20\u00a0Nov\u00a02026',
    '10:00, 20\u00a0Nov\u00a02026',
  ]);
  expect([shortDate(NOW, 'vi'), shortDate(NOW, 'en')]).toEqual(['20/11', '20\u00a0Nov']);
});

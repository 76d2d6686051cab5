import { expect, it } from 'vitest';
import { NOW } from '#test/builders/moments.ts';
import { showDate, showMoment, showTime } from './money-and-dates.ts';

it('moments are told by Vietnam’s clocks unless another zone is asked for; dates are DD/MM/YYYY [S9-31]', () => {
  expect([showTime(NOW, 'vi'), showDate(NOW, 'vi'), showMoment(NOW, 'vi')]).toEqual(['10:00', '20/11/2026', '10:00, 20/11/2026']);
  expect(showMoment(NOW, 'en', 'America/Los_Angeles')).toBe('19:00, 19/11/2026');
});

import { expect, it } from 'vitest';
import { REPORT_PERIOD_PROBLEMS } from './report-problems.ts';

it('a report without start or end quotes the specification', () => {
  expect(REPORT_PERIOD_PROBLEMS.START_AND_END_REQUIRED.en).toBe('Please select start and end time');
  for (const { en, vi } of Object.values(REPORT_PERIOD_PROBLEMS)) expect(en).not.toBe(vi);
});

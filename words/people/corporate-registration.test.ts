import { expect, it } from 'vitest';
import { REGISTRATION_SENTENCES, REGISTRATION_WAYS_SAID } from './corporate-registration.ts';

it.each([
  ['PENDING', 'The result will be available within 1 business day'],
  ['APPROVED', 'Your account has been approved!'],
] as const)('a registration that is %s is told in the specification’s words', (status, sentence) => {
  expect(REGISTRATION_SENTENCES[status].en).toBe(sentence);
});

it('the ways to a registration are called as the specification calls them', () => {
  expect([REGISTRATION_WAYS_SAID.begin.en, REGISTRATION_WAYS_SAID.lookAfter.en]).toEqual([
    'Corporate Publisher Account Registration',
    'View Approval Status',
  ]);
});

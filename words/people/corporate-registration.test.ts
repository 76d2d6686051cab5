import { expect, it } from 'vitest';
import { REGISTRATION_SENTENCES, REGISTRATION_WAYS_SAID } from './corporate-registration.ts';

it.each([
  ['PENDING', 'The result will be available within 1 business day'],
  ['APPROVED', 'Your account has been approved!'],
] as const)('a %s registration has the specification’s text', (status, sentence) => {
  expect(REGISTRATION_SENTENCES[status].en).toBe(sentence);
});

it('registration links have the specification’s names', () => {
  expect([REGISTRATION_WAYS_SAID.begin.en, REGISTRATION_WAYS_SAID.lookAfter.en]).toEqual([
    'Corporate Publisher Account Registration',
    'View Approval Status',
  ]);
});

import { expect, it } from 'vitest';
import { REGISTRATION_SENTENCES } from './corporate-registration.ts';

it.each([
  ['PENDING', 'The result will be available within 1 business day'],
  ['APPROVED', 'Your account has been approved!'],
] as const)('a registration that is %s is told in the specification’s words', (status, sentence) => {
  expect(REGISTRATION_SENTENCES[status].en).toBe(sentence);
});

import { expect, it } from 'vitest';
import type { RosterRefusal } from '#domain/people/roster.ts';
import { rosterRefusalSentence } from './roster-refusals.ts';

const REFUSALS: readonly RosterRefusal[] = [
  { code: 'NOT_YOURS_TO_MANAGE', role: 'MANAGER' },
  { code: 'NOT_YOUR_OWN_ROLE' },
  { code: 'NO_ACCOUNT' },
  { code: 'ALREADY_IN' },
  { code: 'NOT_IN' },
  { code: 'LAST_OF_ROLE', role: 'OWNER' },
];

it('every refusal about people has a sentence of its own in both languages', () => {
  const sentences = REFUSALS.map(rosterRefusalSentence);
  expect(new Set(sentences.map((one) => one.en)).size).toBe(REFUSALS.length);
  expect(new Set(sentences.map((one) => one.vi)).size).toBe(REFUSALS.length);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DECISION = 'docs/decisions/0029-a-use-case-is-declared-once.md';

it('every parser of an answer says in decision 29 what it decides', () => {
  const parsers = readdirSync('adapters/graphql', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.parse.ts'))
    .sort();
  const listed = [...readFileSync(DECISION, 'utf8').matchAll(/^\| `([^`]+\.parse\.ts)`/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(parsers);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type RequestBody, readRequestBody } from './request-body.ts';

const HASH = 'a'.repeat(64);

const jsonObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const byZod = z.object({
  query: z.string().optional(),
  operationName: z.string().max(200).nullish(),
  variables: jsonObject.nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }).optional() })
    .nullish(),
});
function readByZod(given: unknown): RequestBody | null {
  const parsed = byZod.safeParse(given);
  if (!parsed.success) return null;
  const { query, operationName, variables, extensions } = parsed.data;
  return { query, operationName, variables, hash: extensions?.persistedQuery?.sha256Hash };
}

const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(undefined, null, 0, '', 'x'.repeat(200), 'x'.repeat(201), [], {}, HASH, `${HASH}\n`),
);
const extensions = fc.oneof(
  anything,
  fc.record({ persistedQuery: anything }),
  fc.record({ persistedQuery: fc.record({ sha256Hash: fc.oneof(fc.constant(HASH), anything) }) }),
);
const anyBody = fc.oneof(
  anything,
  fc.record({ query: fc.string(), operationName: fc.string(), variables: fc.dictionary(fc.string(), fc.jsonValue()) }),
  fc.record({ query: anything, operationName: anything, variables: anything, extensions }, { requiredKeys: [] }),
  fc.record({ query: fc.string(), extensions }, { requiredKeys: [] }),
);

it('reads what zod would read, and refuses what zod would refuse', () => {
  fc.assert(
    fc.property(anyBody, (given) => {
      expect(readRequestBody(given)).toEqual(readByZod(given));
    }),
    { numRuns: 2_000 },
  );
});

it('reads the operation, its name, its variables and the hash of a registered one', () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: HASH } };
  expect(readRequestBody({ query: '{ a }', operationName: 'A', variables: { a: 1 }, extensions })).toEqual({
    query: '{ a }',
    operationName: 'A',
    variables: { a: 1 },
    hash: HASH,
  });
  expect(readRequestBody({ operationName: null, variables: null })).toEqual({ operationName: null, variables: null });
});

it.each<[string, unknown]>([
  ['an empty object', {}],
  ['an operation of 200 letters in its name', { query: '{ a }', operationName: 'x'.repeat(200) }],
  ['empty extensions', { extensions: {} }],
  ['extensions that are null', { extensions: null }],
])('accepts %s', (_what, given) => {
  expect(readRequestBody(given)).not.toBeNull();
});

it.each<[string, unknown]>([
  ['a short hash', { extensions: { persistedQuery: { sha256Hash: HASH.slice(1) } } }],
  ['a hash with a line break', { extensions: { persistedQuery: { sha256Hash: `${HASH}\n` } } }],
  ['a hash in capitals', { extensions: { persistedQuery: { sha256Hash: 'A'.repeat(64) } } }],
  ['a persisted query without a hash', { extensions: { persistedQuery: {} } }],
  ['extensions in a list', { extensions: [] }],
  ['a query that is null', { query: null }],
  ['a query that is a number', { query: 0 }],
  ['variables in a list', { query: '{ a }', variables: [] }],
  ['variables in a text', { query: '{ a }', variables: '{}' }],
  ['a name of more than 200 letters', { query: '{ a }', operationName: 'x'.repeat(201) }],
  ['a list', []],
  ['null', null],
  ['a text', '{}'],
])('refuses %s', (_what, given) => {
  expect(readRequestBody(given)).toBeNull();
});

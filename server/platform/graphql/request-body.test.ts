import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type RequestBody, readRequestBody } from './request-body.ts';

const jsonObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
/** The same shape in zod. */
const requestBody = z.object({
  query: z.string().optional(),
  operationName: z.string().max(200).nullish(),
  variables: jsonObject.nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }).optional() })
    .nullish(),
});

function byZod(given: unknown): RequestBody | null {
  const parsed = requestBody.safeParse(given);
  if (!parsed.success) return null;
  const { query, operationName, variables, extensions } = parsed.data;
  return { query, operationName, variables, hash: extensions?.persistedQuery?.sha256Hash };
}

const HASH = 'a'.repeat(64);
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    undefined,
    null,
    0,
    true,
    '',
    'x',
    'x'.repeat(200),
    'x'.repeat(201),
    [],
    {},
    ['x'],
    HASH,
    `${HASH}\n`,
    'A'.repeat(64),
  ),
);
const hash = fc.oneof(fc.constant(HASH), anything);
const extensions = fc.oneof(
  anything,
  fc.record({ persistedQuery: anything }),
  fc.record({ persistedQuery: fc.record({ sha256Hash: hash, version: fc.integer() }, { requiredKeys: [] }) }),
);
const usual = fc.record({
  query: fc.string(),
  operationName: fc.string(),
  variables: fc.dictionary(fc.string(), fc.jsonValue()),
});
const body = fc.oneof(
  anything,
  usual,
  fc.record(
    { query: anything, operationName: anything, variables: anything, extensions, more: anything },
    { requiredKeys: [] },
  ),
  fc.record({ query: fc.string(), extensions }, { requiredKeys: [] }),
);

it('is read as zod reads it, and refused where zod refuses it', () => {
  fc.assert(
    fc.property(body, (given) => {
      expect(readRequestBody(given)).toEqual(byZod(given));
    }),
    { numRuns: 2_000 },
  );
});

it.each<[string, unknown, boolean]>([
  ['an operation with its name and variables', { query: '{ a }', operationName: 'A', variables: { a: 1 } }, true],
  ['nothing at all', {}, true],
  ['a hash', { extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } }, true],
  ['a hash that is none', { extensions: { persistedQuery: { sha256Hash: HASH.slice(1) } } }, false],
  ['a query that is null', { query: null }, false],
  ['variables in a list', { query: '{ a }', variables: [] }, false],
  ['a name without end', { query: '{ a }', operationName: 'x'.repeat(201) }, false],
  ['a list', [], false],
  ['nobody', null, false],
])('%s', (_what, given, good) => {
  expect(readRequestBody(given) !== null).toBe(good);
  expect(byZod(given) !== null).toBe(good);
});

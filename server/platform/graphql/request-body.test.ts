import { expect, it } from 'vitest';
import { readRequestBody } from './request-body.ts';

const HASH = 'a'.repeat(64);

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

import { createHash } from 'node:crypto';
import { Kind, parse, print, visit } from 'graphql';
import { expect, it } from 'vitest';
import { registerOperations } from './registered-operations.ts';

const text =
  'query Event($id: Int!) { event(id: $id) { id name ...Sale } } fragment Sale on Event { begin_at organiser { name } }';
const operations = registerOperations([text]);

// As Apollo Client sends it.
const printed = print(
  visit(parse(text), {
    Field: (node) =>
      node.selectionSet === undefined
        ? undefined
        : {
            ...node,
            selectionSet: {
              ...node.selectionSet,
              selections: [
                ...node.selectionSet.selections,
                { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
              ],
            },
          },
  }),
);

it('recognises our operations in any spelling, and by hash', () => {
  expect(printed).toContain('__typename');
  expect([operations.has(text), operations.has(printed), operations.has(printed.replaceAll('\n', '\r\n'))]).toEqual([
    true,
    true,
    true,
  ]);
  expect(operations.byHash(createHash('sha256').update(text).digest('hex'))).toBe(text);
});

it.each([
  ['another field', text.replace('name', 'description')],
  ['another operation', '{ categories { id } }'],
  ['no GraphQL', '"'],
])('%s is not ours', (_, other) => {
  expect(operations.has(other)).toBe(false);
});

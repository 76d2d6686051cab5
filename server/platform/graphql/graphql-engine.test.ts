import { buildSchema, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from './context.ts';
import { makeGraphqlEngine } from './graphql-engine.ts';
import { MOST_TOKENS } from './limits.ts';
import { RefusalError } from './refusal-error.ts';

class Away extends Error {}

async function given(introspection = true) {
  const schema = buildSchema(`
    type Query { echo(text: String!, input: Input, count: Int): String!  refuse: String  bug: String!  away: String!  tree: Tree!  forest: [Tree!]! }
    type Mutation { add(n: Int!): Int! }
    input Input { name: String!, size: Int }
    type Tree { name: String!, left: Tree!, all: [Tree!]! }`);
  const fields = (schema.getQueryType() as GraphQLObjectType).getFields();
  const tree: Record<string, unknown> = { name: 'oak' };
  tree['left'] = tree;
  tree['all'] = [tree];
  const resolvers: Record<string, (parent: unknown, args: Record<string, unknown>) => unknown> = {
    echo: (_, args) => `${String(args['text'])} ${JSON.stringify(args['input'] ?? null)}`,
    refuse: () => {
      throw new RefusalError({ code: 'SOLD_OUT', ticketId: 't', remaining: 2 });
    },
    bug: () => {
      throw new Error('password is hunter2');
    },
    away: () => Promise.reject(new Away()),
    tree: () => tree,
    forest: () => [tree],
  };
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = fields[name];
    if (field !== undefined) field.resolve = resolve;
  }
  const bugs: unknown[] = [];
  const execute = makeGraphqlEngine(schema, { introspection });
  const ask = (
    text: string,
    variables: Record<string, unknown> = {},
    locale: 'en' | 'vi' = 'en',
    operationName?: string,
  ) =>
    execute({ text, variables, operationName }, {} as RequestContext, {
      locale,
      correlationId: 'r-1',
      isOutage: (error) => error instanceof Away,
      onBug: (error) => bugs.push(error),
    });
  return { ask, bugs };
}

describe('an answer', () => {
  it('is the same interpreted and compiled', async () => {
    const { ask } = await given();
    const text = 'query($t: String!, $i: Input) { echo(text: $t, input: $i) tree { name left { name } } }';
    const answers = [];
    for (let times = 0; times < 4; times += 1) answers.push(await ask(text, { t: 'hello', i: { name: 'n' } }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({
      status: 200,
      body: { data: { echo: 'hello {"name":"n"}', tree: { name: 'oak', left: { name: 'oak' } } } },
    });
  });

  it('carries a refusal’s code, data and sentence in the caller’s language', async () => {
    const { ask, bugs } = await given();
    for (const [locale, message] of [
      ['en', 'Ticket Sold Out!'],
      ['vi', 'Đã hết vé!'],
      ['vi', 'Đã hết vé!'],
    ] as const) {
      expect(await ask('{ refuse }', {}, locale)).toEqual({
        status: 200,
        body: {
          data: { refuse: null },
          errors: [
            { message, path: ['refuse'], extensions: { code: 'SOLD_OUT', data: { ticketId: 't', remaining: 2 } } },
          ],
        },
      });
    }
    expect(bugs).toEqual([]);
  });

  it('tells only an id for a bug', async () => {
    const { ask, bugs } = await given();
    const { body } = await ask('{ bug }');
    expect(body).toEqual({
      data: null,
      errors: [
        {
          message: 'Something went wrong, please try again later',
          path: ['bug'],
          extensions: { code: 'INTERNAL', correlationId: 'r-1' },
        },
      ],
    });
    expect(bugs).toEqual([expect.objectContaining({ message: 'password is hunter2' })]);
  });

  it('while the database is away asks to try again', async () => {
    const { ask } = await given();
    expect(await ask('{ away }')).toMatchObject({
      status: 503,
      body: {
        errors: [
          {
            message: expect.stringContaining('Anything you confirmed is saved'),
            extensions: { code: 'BUSY', data: { because: 'OUTAGE', retryAfterMs: 1_000 } },
          },
        ],
      },
    });
  });
});

describe('a variable of the wrong shape is a refusal that names the field, compiled or not', () => {
  const text = 'query($t: String!, $i: Input, $n: Int) { echo(text: $t, input: $i, count: $n) }';
  it.each([
    [{}, 't', { kind: 'REQUIRED' }],
    [{ t: null }, 't', { kind: 'REQUIRED' }],
    [{ t: 5 }, 't', { kind: 'MALFORMED' }],
    [{ t: 'x', i: {} }, 'i.name', { kind: 'REQUIRED' }],
    [{ t: 'x', i: { name: 'n', size: 'big' } }, 'i.size', { kind: 'NOT_A_NUMBER' }],
    [{ t: 'x', i: { name: 'n', size: 3e9 } }, 'i.size', { kind: 'TOO_LARGE', max: 2_147_483_647 }],
    [{ t: 'x', i: { name: 'n', colour: 'red' } }, 'i', { kind: 'MALFORMED' }],
    [{ t: 'x', n: 1.5 }, 'n', { kind: 'NOT_A_NUMBER' }],
  ])('%j', async (variables, field, problem) => {
    const { ask } = await given();
    for (let times = 0; times < 3; times += 1) {
      const { status, body } = await ask(text, variables);
      expect([status, body.errors?.[0]?.extensions]).toEqual([
        400,
        { code: 'INVALID_INPUT', data: { field, problem } },
      ]);
    }
  });
});

describe('a request is refused before anything runs', () => {
  const nested = (depth: number): string => (depth === 0 ? 'name' : `left { ${nested(depth - 1)} }`);
  const lists = (depth: number): string => (depth === 0 ? 'name left { name }' : `all { ${lists(depth - 1)} }`);
  it.each([
    ['that cannot be parsed', '{ echo(', /Syntax Error/],
    ['that is no operation', 'hello', /Syntax Error/],
    ['that is a parsed document as JSON', '{"kind":"Document","definitions":[]}', /Syntax Error/],
    ['that asks for what is not there', '{ nothing }', /Cannot query field "nothing"/],
    ['with more than one operation', 'query A { tree { name } } query B { forest { name } }', /exactly one operation/],
    ['that is too deep', `{ tree { ${nested(20)} } }`, /nested deeper than/],
    ['that costs too much', `{ forest { ${lists(6)} } }`, /costs more than/],
    ['with too many aliases', `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: refuse`).join(' ')} }`, /aliases/],
    ['with too many words', `{ tree { ${'name '.repeat(MOST_TOKENS)} } }`, /tokens/],
    ['that is too long', `{ tree { ${'name\n'.repeat(5_000)} } }`, /longer than/],
    [
      'that is a bomb of fragments',
      `{ tree { ...f0 } } ${Array.from({ length: 12 }, (_, n) => `fragment f${n} on Tree { a: left { ...f${n + 1} } b: left { ...f${n + 1} } }`).join(' ')} fragment f12 on Tree { name }`,
      /(?:costs more than|aliases)/,
    ],
    [
      'that is a ring of fragments, in which there are millions of ways and not one field',
      `{ tree { ...f0 } } ${Array.from({ length: 14 }, (_, n) => `fragment f${n} on Tree { ${Array.from({ length: 14 }, (__, m) => (m === n ? '' : `...f${m}`)).join(' ')} }`).join(' ')}`,
      /Cannot spread fragment/,
    ],
  ])('%s', async (_, text, message) => {
    const { ask } = await given();
    const { status, body } = await ask(text);
    expect([status, body.data]).toEqual([400, null]);
    expect(body.errors?.map((error) => error.message).join(' ')).toMatch(message);
  });

  it('refuses introspection where it is closed', async () => {
    expect((await (await given(false)).ask('{ __schema { types { name } } }')).status).toBe(400);
    expect((await (await given(true)).ask('{ __schema { types { name } } }')).status).toBe(200);
  });
});

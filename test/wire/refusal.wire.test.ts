import fc from 'fast-check';
import Fastify from 'fastify';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { TransportError } from '#adapters/graphql/platform/graphql-transport.ts';
import { parseRefusal } from '#adapters/graphql/platform/parse-refusal.ts';
import { readAnswer } from '#adapters/graphql/platform/read-answer.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { makeGraphqlEngine } from '#server/platform/graphql/graphql-engine.ts';
import { RefusalError } from '#server/platform/graphql/refusal-error.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { REFUSAL_CODES, refusalOf } from '#test/arbitraries/refusal.arbitraries.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const RUNS = { numRuns: 25 };

async function refusingServer() {
  let next: Refusal = { code: 'NOT_FOUND' };
  const schema = buildSchema('type Query { ask: String  maybe: Maybe }  type Maybe { ask: String! }');
  const refuse = (): never => {
    throw new RefusalError(next);
  };
  const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();
  for (const field of [fieldsOf('Query')['ask'], fieldsOf('Maybe')['ask']])
    if (field !== undefined) field.resolve = refuse;
  const maybe = fieldsOf('Query')['maybe'];
  if (maybe !== undefined) maybe.resolve = () => ({});
  const app = Fastify();
  const execute = makeGraphqlEngine(schema, { introspection: false });
  app.get('/refuse', (request, reply) => sendRefusal(request, reply, next));
  await app.ready();
  const bugs: unknown[] = [];
  return {
    bugs,
    overGraphql: async (refusal: Refusal, text: string) => {
      next = refusal;
      const parts = {
        locale: 'vi',
        correlationId: 'r',
        isOutage: () => false,
        onBug: (error: unknown) => void bugs.push(error),
      } as const;
      const { body } = await execute({ text, variables: {}, operationName: undefined }, {} as RequestContext, parts);
      return asJson(body) as Parameters<typeof readAnswer>[0];
    },
    overRest: async (refusal: Refusal) => {
      next = refusal;
      const answer = await app.inject({ url: '/refuse', headers: { 'x-locale': 'vi' } });
      return {
        status: answer.statusCode,
        error: answer.json<{ error: { code: string; message: string; data: unknown } }>().error,
      };
    },
  };
}

let server: Awaited<ReturnType<typeof refusingServer>>;
beforeAll(async () => {
  server = await refusingServer();
});

describe.each(REFUSAL_CODES)('%s', (code) => {
  it.each([
    ['at the root', '{ ask }'],
    ['below it', '{ maybe { ask } }'],
  ])('crosses GraphQL from %s and is the same on the other side', async (_where, text) => {
    await fc.assert(
      fc.asyncProperty(refusalOf(code), async (refusal) => {
        const answer = await server.overGraphql(refusal, text);
        expect(readAnswer(answer)).toEqual({ ok: false, refusal });
        expect(answer.errors?.[0]?.message).toBe(refusalSentence(refusal, 'vi'));
        expect(server.bugs).toEqual([]);
      }),
      RUNS,
    );
  });

  it('crosses REST and is the same on the other side', async () => {
    await fc.assert(
      fc.asyncProperty(refusalOf(code), async (refusal) => {
        const { status, error } = await server.overRest(refusal);
        expect(parseRefusal(error.code, error.data)).toEqual(refusal);
        expect(error.message).toBe(refusalSentence(refusal, 'vi'));
        expect(status).toBeGreaterThanOrEqual(400);
      }),
      RUNS,
    );
  });
});

describe('what is no refusal', () => {
  // From a proxy or an older version: there is no sentence for it, so nothing is claimed.
  it.each([
    'INTERNAL',
    'BAD_REQUEST',
    'OPERATION_NOT_REGISTERED',
    'PERSISTED_QUERY_NOT_FOUND',
    'BODY_TOO_LARGE',
    'A_CODE_OF_TOMORROW',
    'toString',
    7,
    null,
  ])('%s is a fault on the other side', (code) => {
    expect(parseRefusal(code, {})).toBeNull();
    expect(() => readAnswer({ errors: [{ message: 'no', extensions: { code } }] })).toThrow(TransportError);
  });

  it('cannot pass for another by its data', () => {
    expect(parseRefusal('FORBIDDEN', { code: 'NOT_FOUND' })).toEqual({ code: 'FORBIDDEN' });
  });
});

import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql';
import mercurius, { type MercuriusOptions } from 'mercurius';
import type { RequestContext } from './context.ts';
import { LONGEST_QUERY, limitsRule, MOST_TOKENS } from './limits.ts';
import { type PresentedError, type PresenterParts, presentError, presentRefusal, refusalOfVariable } from './refusal.presenter.ts';

type GraphqlRequest = {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
};
type GraphqlAnswer = { readonly status: number; readonly body: { readonly data: unknown; readonly errors?: readonly PresentedError[] } };
/** Runs one operation for one caller; never rejects for what a caller can cause. */
export type ExecuteGraphql = (request: GraphqlRequest, context: RequestContext, parts: PresenterParts) => Promise<GraphqlAnswer>;

type Execution = { readonly data?: unknown; readonly errors?: readonly GraphQLError[] };

// mercurius would take JSON for a document that is parsed already, past the limit of tokens.
const LOOKS_LIKE_AN_OPERATION = /^[\s,\uFEFF]*(?:#|\{(?!\s*")|(?:query|mutation|subscription|fragment)\b)/;

const complaint = (message: string, code: string): GraphqlAnswer => ({
  status: 400,
  body: { data: null, errors: [{ message, extensions: { code } }] },
});

/** What graphql itself objects to, before anything ran. */
function refuseRequest(errors: readonly GraphQLError[], parts: PresenterParts): GraphqlAnswer {
  const presented = errors.map((error): PresentedError => {
    const refusal = refusalOfVariable(error);
    if (refusal !== undefined) return presentRefusal(refusal, parts.locale);
    return {
      message: error.message,
      extensions: { code: error.message.startsWith('Syntax Error') ? 'GRAPHQL_PARSE_FAILED' : 'GRAPHQL_VALIDATION_FAILED' },
    };
  });
  return { status: 400, body: { data: null, errors: presented } };
}

const validationErrors = (thrown: unknown): readonly GraphQLError[] | undefined =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'MER_ERR_GQL_VALIDATION' && 'errors' in thrown && Array.isArray(thrown.errors)
    ? thrown.errors.map((error: unknown) =>
        error instanceof GraphQLError ? error : new GraphQLError(error instanceof Error ? error.message : String(error)),
      )
    : undefined;

/** A complaint about the request itself has no place in the answer and no cause. */
const beforeRunning = (error: GraphQLError): boolean => error.path === undefined && error.originalError === undefined;

/** mercurius with jit behind our own routes: documents are parsed, checked and compiled once per text. */
export async function makeGraphqlEngine(
  app: FastifyInstance,
  schema: GraphQLSchema,
  options: { readonly introspection: boolean },
): Promise<ExecuteGraphql> {
  const settings: MercuriusOptions = {
    schema,
    routes: false,
    jit: 1,
    graphql: { parseOptions: { maxTokens: MOST_TOKENS } },
    validationRules: [limitsRule, ...(options.introspection ? [] : [NoSchemaIntrospectionCustomRule])],
    // Errors leave the engine as they are; the presenter below knows the caller's language.
    errorFormatter: (execution) => ({ statusCode: 200, response: { data: execution.data ?? null, errors: execution.errors ?? [] } }),
  };
  await app.register(mercurius, settings);
  const { graphql } = app;

  return async ({ text, variables, operationName }, context, parts) => {
    if (text.length > LONGEST_QUERY) return complaint(`The operation is longer than ${LONGEST_QUERY} characters.`, 'GRAPHQL_PARSE_FAILED');
    if (!LOOKS_LIKE_AN_OPERATION.test(text)) return complaint('Syntax Error: this is not a GraphQL operation.', 'GRAPHQL_PARSE_FAILED');
    // mercurius writes to the context it is given.
    const run = async (): Promise<Execution> =>
      (await graphql(text, { ...context } as Record<string, unknown>, { ...variables }, operationName)) as Execution;
    let execution: Execution;
    try {
      execution = await run();
      // The pass that compiles checks variables in words of its own, before anything ran; the next one checks them in graphql's.
      if (execution.errors?.some(beforeRunning)) execution = await run();
    } catch (error) {
      const errors = validationErrors(error);
      if (errors !== undefined) return refuseRequest(errors, parts);
      throw error;
    }
    const errors = execution.errors ?? [];
    if (errors.length === 0) return { status: 200, body: { data: execution.data ?? null } };
    if (errors.every(beforeRunning)) return refuseRequest(errors, parts);
    const presented = errors.map((error) => presentError(error, parts));
    const away = (execution.data ?? null) === null && presented.every(({ extensions }) => extensions.data?.['because'] === 'OUTAGE');
    return { status: away ? 503 : 200, body: { data: execution.data ?? null, errors: presented } };
  };
}

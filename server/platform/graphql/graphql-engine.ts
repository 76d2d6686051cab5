import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import type { RequestContext } from './context.ts';
import { LONGEST_QUERY } from './limits.ts';
import { makePreparedOperations, type PreparedOptions } from './prepared-operations.ts';
import {
  type PresentedError,
  type PresenterParts,
  presentError,
  presentRefusal,
  refusalOfVariable,
} from './refusal.presenter.ts';

type GraphqlRequest = {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
};
type GraphqlAnswer = {
  readonly status: number;
  readonly body: { readonly data: unknown; readonly errors?: readonly PresentedError[] };
};
/** Never rejects for what a caller can cause. */
export type ExecuteGraphql = (
  request: GraphqlRequest,
  context: RequestContext,
  parts: PresenterParts,
) => Promise<GraphqlAnswer>;

const complaint = (message: string, code: string): GraphqlAnswer => ({
  status: 400,
  body: { data: null, errors: [{ message, extensions: { code } }] },
});

function refuseRequest(errors: readonly GraphQLError[], parts: PresenterParts): GraphqlAnswer {
  const presented = errors.map((error): PresentedError => {
    const refusal = refusalOfVariable(error);
    if (refusal !== undefined) return presentRefusal(refusal, parts.locale);
    return {
      message: error.message,
      extensions: {
        code: error.message.startsWith('Syntax Error') ? 'GRAPHQL_PARSE_FAILED' : 'GRAPHQL_VALIDATION_FAILED',
      },
    };
  });
  return { status: 400, body: { data: null, errors: presented } };
}

/** An operation that never ran has no data, not even null (GraphQL specification, 7.1.1). */
const neverRan = ({ data, errors }: ExecutionResult): boolean => data === undefined && errors !== undefined;

/** Each text is parsed, validated and compiled once. */
export function makeGraphqlEngine(schema: GraphQLSchema, options: PreparedOptions): ExecuteGraphql {
  const prepared = makePreparedOperations(schema, options);

  return async ({ text, variables, operationName }, context, parts) => {
    if (text.length > LONGEST_QUERY)
      return complaint(`The operation is longer than ${LONGEST_QUERY} characters.`, 'GRAPHQL_PARSE_FAILED');
    const operation = prepared(text);
    if ('objections' in operation) return refuseRequest(operation.objections, parts);
    if (operationName !== undefined && operationName !== operation.name)
      return refuseRequest([new GraphQLError(`Unknown operation named "${operationName}".`)], parts);

    let execution = await operation.run(context, variables);
    // The compiled form words variable errors differently; refusals are read from graphql's wording.
    if (neverRan(execution)) execution = await operation.interpret(context, variables);
    const { data = null, errors } = execution;
    if (errors === undefined || errors.length === 0) return { status: 200, body: { data } };
    if (neverRan(execution)) return refuseRequest(errors, parts);
    const presented = errors.map((error) => presentError(error, parts));
    const away = data === null && presented.every(({ extensions }) => extensions.data?.['because'] === 'OUTAGE');
    return { status: away ? 503 : 200, body: { data, errors: presented } };
  };
}

import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from './context.ts';
import { limitsRule, MOST_TOKENS } from './limits.ts';

type Variables = Readonly<Record<string, unknown>>;
type Run = (context: RequestContext, variables: Variables) => ExecutionResult | Promise<ExecutionResult>;

export type PreparedOperation = {
  readonly name: string | undefined;
  /** Run by graphql itself. */
  readonly interpret: Run;
  /** Compiled on the second use, so that a one-off operation costs no compiling. */
  readonly run: Run;
};

export type ObjectionableOperation = { readonly objections: readonly GraphQLError[] };

const MOST_IN_A_GENERATION = 500;
const ROOT = {};

function prepare(schema: GraphQLSchema, document: DocumentNode): PreparedOperation {
  const name = document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' ? [definition.name?.value] : [],
  )[0];
  const interpret: Run = (contextValue, variableValues) =>
    execute({ schema, document, rootValue: ROOT, contextValue, variableValues });
  const compile = (): Run => {
    // Errors carry their own stack; graphql's wrapper adds nothing.
    const compiled: CompiledQuery | ExecutionResult = compileQuery(schema, document, name, {
      disablingCapturingStackErrors: true,
    });
    return isCompiledQuery(compiled) ? (context, variables) => compiled.query(ROOT, context, variables) : interpret;
  };
  let run: Run = (context, variables) => {
    run = compile();
    return interpret(context, variables);
  };
  return { name, interpret, run: (context, variables) => run(context, variables) };
}

/** Parsed, validated and compiled once; the recently used ones are kept. */
export function makePreparedOperations(
  schema: GraphQLSchema,
  { introspection }: { readonly introspection: boolean },
): (text: string) => PreparedOperation | ObjectionableOperation {
  const rules = [...specifiedRules, limitsRule, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  // Two generations: a used operation moves to the young one, and unused ones go with the old one.
  let young = new Map<string, PreparedOperation>();
  let old = new Map<string, PreparedOperation>();
  const remember = (text: string, operation: PreparedOperation): PreparedOperation => {
    if (young.size >= MOST_IN_A_GENERATION) {
      old = young;
      young = new Map();
    }
    young.set(text, operation);
    return operation;
  };

  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const older = old.get(text);
    if (older !== undefined) return remember(text, older);
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MOST_TOKENS });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { objections: [error] };
    }
    const objections = validate(schema, document, rules);
    return objections.length > 0 ? { objections } : remember(text, prepare(schema, document));
  };
}

import { hash } from 'node:crypto';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  stripIgnoredCharacters,
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

export type PreparedOptions = {
  readonly introspection: boolean;
  /** Whether a text is one of our own pages', in their spelling. Those are few, and kept for good. Absent: none is. */
  readonly isOwn?: (text: string) => boolean;
};

/**
 * Parsed, validated and compiled once. Of other callers' operations the recently used ones are kept, by the hash of
 * their text: a caller may send many long spellings of one operation.
 */
export function makePreparedOperations(
  schema: GraphQLSchema,
  { introspection, isOwn = () => false }: PreparedOptions,
): (text: string) => PreparedOperation | ObjectionableOperation {
  const rules = [...specifiedRules, limitsRule, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  // Two generations: a used operation moves to the young one, and unused ones go with the old one.
  let young = new Map<string, PreparedOperation>();
  let old = new Map<string, PreparedOperation>();
  // By their text: hashing it for each hold would cost more than the look-up.
  const own = new Map<string, PreparedOperation>();
  const remember = (key: string, operation: PreparedOperation): PreparedOperation => {
    if (young.size >= MOST_IN_A_GENERATION) {
      old = young;
      young = new Map();
    }
    young.set(key, operation);
    return operation;
  };

  return (text) => {
    const ours = own.get(text);
    if (ours !== undefined) return ours;
    const key = hash('sha256', text, 'base64');
    const known = young.get(key);
    if (known !== undefined) return known;
    const older = old.get(key);
    if (older !== undefined) return remember(key, older);
    let document: DocumentNode;
    try {
      // A document's names and locations keep the text that it was parsed from in memory, with its comments.
      document = parse(stripIgnoredCharacters(text), { maxTokens: MOST_TOKENS, noLocation: true });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { objections: [error] };
    }
    const objections = validate(schema, document, rules);
    if (objections.length > 0) return { objections };
    const operation = prepare(schema, document);
    if (!isOwn(text)) return remember(key, operation);
    own.set(text, operation);
    return operation;
  };
}

import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  ServerError,
} from '@apollo/client/core';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { type DocumentNode, parse } from 'graphql';
import type { AccessToken } from '#application/people/ports/access-token.ts';
import type { FailureNotices } from '#application/platform/ports/failure-notices.ts';
import { SECOND } from '#domain/kernel/instant.ts';
import type { GraphqlDocument } from './graphql-document.ts';
import { type GraphqlRequestOptions, type GraphqlTransport, TransportError } from './graphql-transport.ts';
import { readAnswer } from './read-answer.ts';

type Settings = {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly tokens: AccessToken;
  readonly failures: FailureNotices;
  readonly locale: () => string;
  /** The browser may paint and answer in between. */
  readonly nextTask: () => Promise<void>;
};

const ANSWER_WITHIN = 20 * SECOND;

type Sent = { readonly token?: string | null; readonly idempotencyKey?: string };

/** Loaded with the first request, because the first view needs none. */
export function makeApolloTransport({ url, fetch, tokens, failures, locale, nextTask }: Settings): GraphqlTransport {
  const headers = new SetContextLink((previous) => {
    const { token, idempotencyKey } = previous as Sent;
    return {
      headers: {
        'x-locale': locale(),
        // Raw, without a scheme, as specified. [S6]
        ...(typeof token === 'string' ? { authorization: token } : {}),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
    };
  });
  const broadcast = new ErrorLink(({ error }) => {
    if (ServerError.is(error)) failures.tell(String(error.statusCode));
  });
  const client = new ApolloClient({
    link: ApolloLink.from([broadcast, headers, new HttpLink({ uri: url, fetch, credentials: 'same-origin' })]),
    // Loaders own their data, so nothing is cached twice.
    cache: new InMemoryCache(),
    queryDeduplication: true,
  });
  const parsed = new Map<string, DocumentNode>();
  const nodeOf = async ({ text, kind }: GraphqlDocument<unknown, unknown>): Promise<DocumentNode> => {
    const known = parsed.get(text);
    if (known !== undefined) return known;
    const node = parse(text, { noLocation: true });
    parsed.set(text, node);
    // A page's first queries come together. A mutation may be the last thing before the page is left.
    if (kind === 'query') await nextTask();
    return node;
  };

  const send = async (
    document: GraphqlDocument<unknown, unknown>,
    variables: unknown,
    sent: Sent,
    options: GraphqlRequestOptions | undefined,
  ) => {
    const timeout = AbortSignal.timeout(ANSWER_WITHIN);
    const signal = options?.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
    const context = { ...sent, fetchOptions: { signal } };
    const node = await nodeOf(document);
    const asked = variables as Record<string, unknown>;
    const answer = await (document.kind === 'query'
      ? client.query({ query: node, variables: asked, context, fetchPolicy: 'no-cache', errorPolicy: 'all' })
      : client.mutate({ mutation: node, variables: asked, context, fetchPolicy: 'no-cache', errorPolicy: 'all' })
    ).catch((error: unknown) => {
      if (CombinedGraphQLErrors.is(error)) return { data: undefined, error };
      throw new TransportError(error instanceof Error ? error.message : 'No answer', null, statusOf(error));
    });
    if (CombinedGraphQLErrors.is(answer.error))
      return readAnswer<unknown>({ data: answer.data, errors: answer.error.errors });
    if (answer.error !== undefined) {
      const refusal = ServerError.is(answer.error) ? refusalOf(answer.error) : null;
      if (refusal !== null) return refusal;
      throw new TransportError(answer.error.message, null, statusOf(answer.error));
    }
    return readAnswer<unknown>({ data: answer.data });
  };

  const transport = async (
    document: GraphqlDocument<unknown, unknown>,
    variables: unknown,
    options?: GraphqlRequestOptions,
  ) => {
    const key = options?.idempotencyKey;
    const withKey = key === undefined ? {} : { idempotencyKey: key };
    const token = await tokens.current();
    const answer = await send(document, variables, { token, ...withKey }, options);
    if (answer.ok || answer.refusal.code !== 'UNAUTHORIZED' || token === null) return answer;
    // The token expired or was renewed elsewhere: retry once with a new one.
    const fresh = await tokens.replace(token);
    return fresh === null ? answer : send(document, variables, { token: fresh, ...withKey }, options);
  };
  return transport as GraphqlTransport;
}

const statusOf = (error: unknown): number | null => (ServerError.is(error) ? error.statusCode : null);

/** Edge refusals (rate limits, large bodies) have an HTTP status and the same JSON. */
function refusalOf(error: ServerError): ReturnType<typeof readAnswer<unknown>> | null {
  try {
    return readAnswer<unknown>(JSON.parse(error.bodyText));
  } catch {
    return null;
  }
}

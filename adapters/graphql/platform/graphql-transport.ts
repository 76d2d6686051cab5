import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { GraphqlDocument } from './graphql-document.ts';

export type GraphqlRequestOptions = {
  /** Sent as Idempotency-Key: the same key has the same outcome however often the request is repeated. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/**
 * Executes one of our operations: in the browser over Apollo, on the server in process (only JSON crosses).
 * A refusal is a value; a lost network or a bug rejects with TransportError.
 */
export type GraphqlTransport = <Data, Variables>(
  document: GraphqlDocument<Data, Variables>,
  variables: Variables,
  options?: GraphqlRequestOptions,
) => Promise<Result<Data, Refusal>>;

/** No answer that can be believed: the network, a time-out, or a bug on the other side. The state is unknown. */
export class TransportError extends Error {
  readonly correlationId: string | null;

  constructor(message: string, correlationId: string | null = null) {
    super(message);
    this.name = 'TransportError';
    this.correlationId = correlationId;
  }
}

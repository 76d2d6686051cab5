import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { GraphqlDocument } from './graphql-document.ts';

export type GraphqlRequestOptions = {
  /** Sent as Idempotency-Key. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** Refusals are values; a lost network or a bug rejects with TransportError. */
export type GraphqlTransport = <Data, Variables>(
  document: GraphqlDocument<Data, Variables>,
  variables: Variables,
  options?: GraphqlRequestOptions,
) => Promise<Result<Data, Refusal>>;

/** Network failure, time-out or server bug: the outcome is unknown. */
export class TransportError extends Error {
  readonly correlationId: string | null;
  /** Of an HTTP answer that is not ok and says no more; null without such an answer. */
  readonly status: number | null;

  constructor(message: string, correlationId: string | null = null, status: number | null = null) {
    super(message);
    this.name = 'TransportError';
    this.correlationId = correlationId;
    this.status = status;
  }
}

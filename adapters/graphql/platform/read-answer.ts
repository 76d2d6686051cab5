import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { TransportError } from './graphql-transport.ts';
import { parseRefusal } from './parse-refusal.ts';

type Answer = {
  readonly data?: unknown;
  readonly errors?:
    | readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> | undefined }[]
    | undefined;
};

/** Any error rejects the whole call: partial data is not used. [S7.1] */
export function readAnswer<Data>(answer: Answer): Result<Data, Refusal> {
  const error = answer.errors?.[0];
  if (error !== undefined) {
    const refusal = parseRefusal(error.extensions?.['code'], error.extensions?.['data']);
    if (refusal !== null) return refused(refusal);
    const correlationId = error.extensions?.['correlationId'];
    throw new TransportError(error.message, typeof correlationId === 'string' ? correlationId : null);
  }
  if (answer.data === undefined || answer.data === null) throw new TransportError('An answer without data');
  return ok(answer.data as Data);
}

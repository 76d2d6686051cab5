import * as z from 'zod/mini';
import { TransportError } from '#adapters/graphql/platform/graphql-transport.ts';
import { parseRefusal } from '#adapters/graphql/platform/parse-refusal.ts';
import type { FailureNotices } from '#application/platform/ports/failure-notices.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type AddressData, restAddress } from './rest-address.ts';

const refusalAnswer = z.object({
  error: z.object({ code: z.string(), message: z.string(), data: z.optional(z.unknown()) }),
});

export type RestSettings = {
  /** Default: the page's origin. [S1-61] */
  readonly baseUrl?: string;
  readonly fetch: typeof fetch;
  readonly failures: FailureNotices;
  readonly locale: () => string;
  /** Whether the page is inside a frame of another site; the session's cookies are then kept for that frame. [S9-26] */
  readonly embedded?: () => boolean;
};

/** No timeout unless a signal is given. [S7.1-03] [S7.1-04] */
type RestRequest = {
  readonly data?: AddressData;
  readonly body?: unknown;
  readonly accessToken?: string | null;
  readonly signal?: AbortSignal;
};

export type RestCall = {
  readonly send: (method: string, path: string, request?: RestRequest) => Promise<Response>;
  readonly read: <Answer>(response: Response, parse: (json: unknown) => Answer) => Promise<Result<Answer, Refusal>>;
};

export const makeRestCall = ({
  baseUrl = '',
  fetch,
  failures,
  locale,
  embedded = () => false,
}: RestSettings): RestCall => ({
  send: async (method, path, { data = {}, body, accessToken, signal } = {}) => {
    const response = await fetch(`${baseUrl}${restAddress(path, data)}`, {
      method,
      credentials: 'same-origin',
      headers: {
        // Raw token without a scheme, empty when signed out, as specified. [S6]
        authorization: accessToken ?? '',
        'x-locale': locale(),
        ...(embedded() ? { 'x-embedded': 'cross-site' } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    }).catch((error: unknown) => {
      throw new TransportError(error instanceof Error ? error.message : 'No answer');
    });
    if (!response.ok) failures.tell(String(response.status));
    return response;
  },
  read: async (response, parse) => {
    const json: unknown = await response.json().catch(() => null);
    if (response.ok) return ok(parse(json));
    const answer = refusalAnswer.safeParse(json);
    const refusal = answer.success ? parseRefusal(answer.data.error.code, answer.data.error.data) : null;
    if (refusal === null) throw new TransportError(`HTTP error! status: ${response.status}`, null, response.status);
    return refused(refusal);
  },
});

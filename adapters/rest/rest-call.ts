import * as z from 'zod/mini';
import { TransportError } from '#adapters/graphql/client/graphql-transport.ts';
import { parseRefusal } from '#adapters/graphql/client/parse-refusal.ts';
import type { FailureNotices } from '#application/ports/failure-notices.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';

const refusalAnswer = z.object({ error: z.object({ code: z.string(), message: z.string(), data: z.optional(z.unknown()) }) });

export type RestSettings = {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly failures: FailureNotices;
  readonly locale: () => string;
};

export type RestCall = {
  readonly send: (method: string, path: string, body: unknown, more?: RequestInit & { readonly accessToken?: string | null }) => Promise<Response>;
  readonly read: <Answer>(response: Response, parse: (json: unknown) => Answer) => Promise<Result<Answer, Refusal>>;
};

/** How the account API is spoken with: the token as it is stored, the page's language, refusals as values. */
export const makeRestCall = ({ baseUrl, fetch, failures, locale }: RestSettings): RestCall => ({
  send: async (method, path, body, more = {}) => {
    const { accessToken, ...init } = more;
    const response = await fetch(`${baseUrl}${path}`, {
      ...init,
      method,
      credentials: 'same-origin',
      headers: {
        // The spec's REST calls carry the token as it is stored, without a scheme, and an empty one where none is needed. [S6]
        authorization: accessToken ?? '',
        'x-locale': locale(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new TransportError(error instanceof Error ? error.message : 'No answer');
    });
    if (!response.ok) failures.tell(String(response.status));
    return response;
  },
  read: async (response, parse) => {
    const json: unknown = await response.json().catch(() => null);
    if (response.ok) return ok(parse(json));
    const told = refusalAnswer.safeParse(json);
    const refusal = told.success ? parseRefusal(told.data.error.code, told.data.error.data) : null;
    if (refusal === null) throw new TransportError(`HTTP error! status: ${response.status}`);
    return refused(refusal);
  },
});

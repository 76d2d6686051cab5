import * as z from 'zod/mini';
import { TransportError } from '#adapters/graphql/client/graphql-transport.ts';
import { parseRefusal } from '#adapters/graphql/client/parse-refusal.ts';
import type { FailureNotices } from '#application/ports/failure-notices.ts';
import type { SessionDesk } from '#application/ports/session-desk.ts';
import { RESEND_AFTER } from '#domain/account/one-time-code.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';

const challengeAnswer = z.object({ data: z.object({ challenge: z.string(), resend_at: z.number() }) });
const grantAnswer = z.object({ data: z.object({ access_token: z.string(), expires_at: z.number() }) });
const refusalAnswer = z.object({ error: z.object({ code: z.string(), message: z.string(), data: z.optional(z.unknown()) }) });

/** Signing out must never hang. [S9] */
const LOGOUT_TIMEOUT_MS = 3_000;

type Settings = {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly failures: FailureNotices;
  readonly locale: () => string;
};

export function makeRestSessionDesk({ baseUrl, fetch, failures, locale }: Settings): SessionDesk {
  const send = async (method: string, path: string, body: unknown, more: RequestInit & { accessToken?: string | null } = {}): Promise<Response> => {
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
  };

  const read = async <Answer>(response: Response, parse: (json: unknown) => Answer): Promise<Result<Answer, Refusal>> => {
    const json: unknown = await response.json().catch(() => null);
    if (response.ok) return ok(parse(json));
    const told = refusalAnswer.safeParse(json);
    const refusal = told.success ? parseRefusal(told.data.error.code, told.data.error.data) : null;
    if (refusal === null) throw new TransportError(`HTTP error! status: ${response.status}`);
    return refused(refusal);
  };

  return {
    requestCode: async ({ email, locale: language, referralCode }) => {
      const response = await send('POST', '/oauth2/otp', {
        email,
        locale: language,
        ...(referralCode === null ? {} : { referral_code: referralCode }),
      });
      // How long to wait is reckoned on the server's clock alone: the device's may be wrong.
      const answeredAt = Date.parse(response.headers.get('date') ?? '') || Date.now();
      return read(response, (json) => {
        const { data } = challengeAnswer.parse(json);
        // The header tells whole seconds, so the wait seems up to one longer than it is.
        return {
          challenge: data.challenge,
          resendAt: instant(data.resend_at),
          waitMs: Math.min(RESEND_AFTER, Math.max(0, data.resend_at - answeredAt)),
        };
      });
    },
    verifyCode: async (answer) => read(await send('POST', '/oauth2/otp/verify', answer), readGrant),
    renew: async () => {
      const response = await send('POST', '/api/v1/user/session/renew', {});
      if (response.status === 401) return refused({ code: 'SESSION_ENDED' });
      return read(response, readGrant);
    },
    end: async (accessToken) => {
      await send('DELETE', '/api/v1/user/session', undefined, { accessToken, signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) });
    },
  };
}

const readGrant = (json: unknown) => {
  const { data } = grantAnswer.parse(json);
  return { accessToken: data.access_token, expiresAt: instant(data.expires_at) };
};

import * as z from 'zod/mini';
import { makeRestCall, type RestSettings } from '#adapters/rest/platform/rest-call.ts';
import type { SessionDesk } from '#application/people/ports/session-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { refused } from '#domain/kernel/result.ts';
import { RESEND_AFTER } from '#domain/people/one-time-code.ts';
import { readGrant } from './rest-grant.ts';

const challengeAnswer = z.object({ data: z.object({ challenge: z.string(), resend_at: z.number() }) });
/** [S9] */
const LOGOUT_TIMEOUT_MS = 3_000;

export function makeRestSessionDesk(settings: RestSettings): SessionDesk {
  const { send, read } = makeRestCall(settings);
  return {
    requestCode: async ({ email, locale: language, referralCode }) => {
      const response = await send('POST', '/oauth2/otp', {
        body: { email, locale: language, ...(referralCode === null ? {} : { referral_code: referralCode }) },
      });
      // Computed from the server's clock only: the device's may be wrong.
      const answeredAt = Date.parse(response.headers.get('date') ?? '') || Date.now();
      return read(response, (json) => {
        const { data } = challengeAnswer.parse(json);
        // The Date header has whole seconds, so the wait may show a second too long.
        return {
          challenge: data.challenge,
          resendAt: instant(data.resend_at),
          waitMs: Math.min(RESEND_AFTER, Math.max(0, data.resend_at - answeredAt)),
        };
      });
    },
    verifyCode: async (answer) => read(await send('POST', '/oauth2/otp/verify', { body: answer }), readGrant),
    renew: async () => {
      const response = await send('POST', '/api/v1/user/session/renew', { body: {} });
      if (response.status === 401) return refused({ code: 'SESSION_ENDED' });
      return read(response, readGrant);
    },
    end: async (accessToken) => {
      await send('DELETE', '/api/v1/user/session', { accessToken, signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) });
    },
  };
}

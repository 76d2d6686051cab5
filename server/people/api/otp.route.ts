import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { type Locale, localeOf } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { CODE_DIGITS, CODE_LIFE, RESEND_AFTER } from '#domain/people/one-time-code.ts';
import { REFERRAL_KEPT_FOR, readReferralCode } from '#domain/people/referral-code.ts';
import { IdentityProviders } from '#server/people/ports/identity-providers.ts';
import { RequestSignInCode } from '#server/people/request-sign-in-code.ts';
import { VerifySignInCode } from '#server/people/verify-sign-in-code.ts';
import { refusalOfZod } from '#server/platform/graphql/input-refusal.ts';
import { readCookie, writeCookie } from '#server/platform/http/cookies.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { localeOfRequest, sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { deviceMarkIn, keepDeviceMark, keepSession, sessionBody } from './session-cookies.ts';

const REFERRAL_COOKIE = 'referralCode';

const request = z.object({
  email: z.string().max(320),
  locale: z.string().max(35).nullish(),
  referral_code: z.string().max(40).nullish(),
});
const answer = z.object({
  challenge: z.string().max(64).transform(withDashes),
  code: z
    .string()
    .max(20)
    .transform((code) => code.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`))),
});

const LIMITED = { config: { limit: 'sign-in' } } as const;

/** Sign-in by a code sent by email. [S7.2-01] [S7.2-02] [S7.2-03] [S7.2-04] [S7.2-05] */
export const otpRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const { baseUrl } = use(Environment);

    /** Describes the sign-in for programs. */
    app.get('/oauth2/auth', async (_asked, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({
        data: {
          methods: ['otp', ...(use(IdentityProviders).list.length === 0 ? [] : ['provider'])],
          providers: use(IdentityProviders).list,
          otp: {
            request: '/oauth2/otp',
            verify: '/oauth2/otp/verify',
            digits: CODE_DIGITS,
            life_ms: CODE_LIFE,
            resend_after_ms: RESEND_AFTER,
          },
        },
      }),
    );

    /** Stores the referral and says where to send the address. */
    app.get<{ Querystring: Record<string, unknown> }>('/api/v1/auth/otp/new', async (asked, reply) => {
      const given = asked.query['referral-code'];
      const code = typeof given === 'string' ? readReferralCode(given) : null;
      if (code !== null) {
        const secure = baseUrl.startsWith('https://');
        void reply.header(
          'set-cookie',
          writeCookie({ name: REFERRAL_COOKIE, value: code, maxAgeMs: REFERRAL_KEPT_FOR, secure, httpOnly: false }),
        );
      }
      return reply
        .header('cache-control', 'no-store')
        .send({ data: { request: '/oauth2/otp', verify: '/oauth2/otp/verify', referral_code: code } });
    });

    app.post('/oauth2/otp', LIMITED, async (asked, reply) => {
      const body = request.safeParse(asked.body);
      if (!body.success) return sendRefusal(asked, reply, refusalOfZod(body.error));
      const locale: Locale = typeof body.data.locale === 'string' ? localeOf(body.data.locale) : localeOfRequest(asked);
      const sent = await use(RequestSignInCode)({
        email: body.data.email,
        locale,
        referralCode:
          readReferralCode(body.data.referral_code ?? null) ??
          readReferralCode(readCookie(asked.headers.cookie, REFERRAL_COOKIE)),
        network: networkOf(asked.ip),
        deviceMark: deviceMarkIn(asked),
      });
      if (!sent.ok) return sendRefusal(asked, reply, sent.refusal);
      return reply
        .header('cache-control', 'no-store')
        .send({ data: { challenge: withoutDashes(sent.value.challengeId), resend_at: sent.value.resendAt } });
    });

    const verify = async (asked: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const body = answer.safeParse(asked.body);
      if (!body.success) return sendRefusal(asked, reply, refusalOfZod(body.error));
      if (body.data.challenge === null) return sendRefusal(asked, reply, { code: 'CODE_EXPIRED' });
      const signedIn = await use(VerifySignInCode)({
        challengeId: body.data.challenge,
        code: body.data.code,
        network: networkOf(asked.ip),
        userAgent: asked.headers['user-agent'] ?? null,
        deviceMark: deviceMarkIn(asked),
      });
      if (!signedIn.ok) return sendRefusal(asked, reply, signedIn.refusal);
      keepSession(reply, baseUrl, use(Keyring), signedIn.value);
      keepDeviceMark(reply, baseUrl, signedIn.value.deviceMark);
      return reply.header('cache-control', 'no-store').send(sessionBody(signedIn.value));
    };
    app.post('/oauth2/otp/verify', LIMITED, verify);
    app.post('/api/v1/user/session/new', LIMITED, verify);
  };

import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Token } from '#domain/kernel/token.ts';
import { readReferralCode } from '#domain/people/referral-code.ts';
import { AccessTokenReader } from '#server/people/ports/access-token-reader.ts';
import { IdentityProviders } from '#server/people/ports/identity-providers.ts';
import { SignInWithProvider } from '#server/people/sign-in-with-provider.ts';
import { readCookie } from '#server/platform/http/cookies.ts';
import { isFromOwnPage } from '#server/platform/http/own-origin.ts';
import { localeOfRequest, sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { flowOf, forgetFlow, keepFlow } from './provider-flow.ts';
import { keepSession, sessionBody } from './session-cookies.ts';
import { accessTokenIn } from './viewer-of-request.ts';

const MOST_FIELDS = 20;
const CallbackFields = z
  .record(z.string().max(100), z.string().max(4_000))
  .refine((fields) => Object.keys(fields).length <= MOST_FIELDS);
const REFERRAL_COOKIE = 'referralCode';

const LIMITED = { config: { limit: 'sign-in' } } as const;

type Path = { readonly Params: { readonly provider: string }; readonly Querystring: Record<string, unknown> };

/** The page may send its access token, even empty; nobody signed out is refused. [S7.2-06] [S7.2-07] [S7.2-08] */
export const providerRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const { baseUrl } = use(Environment);
    const secure = baseUrl.startsWith('https://');

    app.get<Path>('/api/v1/auth/:provider/new', LIMITED, async (asked, reply) => {
      const begun = await use(IdentityProviders).begin(asked.params.provider);
      if (begun === null) return sendRefusal(asked, reply, { code: 'NOT_FOUND' });
      if (begun === 'AWAY') return sendRefusal(asked, reply, { code: 'BUSY', retryAfterMs: 2_000 });
      const given = asked.query['referral-code'];
      const referralCode = readReferralCode(
        typeof given === 'string' ? given : readCookie(asked.headers.cookie, REFERRAL_COOKIE),
      );
      keepFlow(reply, use(Keyring), { ...begun.flow, referralCode }, { now: use(Clock).now(), secure });
      return reply
        .header('cache-control', 'no-store')
        .send({ data: { url: begun.address, referral_code: referralCode } });
    });

    app.post<Path>('/api/v1/auth/:provider/callback', LIMITED, async (asked, reply) => {
      if (!isFromOwnPage(asked, baseUrl)) return sendRefusal(asked, reply, { code: 'FORBIDDEN' });
      const now = use(Clock).now();
      const fields = CallbackFields.safeParse(asked.body);
      const flow = flowOf(asked, use(Keyring), asked.params.provider, now);
      forgetFlow(reply, secure);
      if (!fields.success || flow === null) return sendRefusal(asked, reply, { code: 'PROVIDER_REFUSED' });
      const accessToken = accessTokenIn(asked.headers.authorization);
      const session = accessToken === null ? null : use(AccessTokenReader).read(accessToken, now);
      const signedIn = await use(SignInWithProvider)({
        flow,
        query: fields.data,
        signedIn: session?.accountId ?? null,
        locale: localeOfRequest(asked),
        referralCode: flow.referralCode,
        userAgent: asked.headers['user-agent'] ?? null,
      });
      if (!signedIn.ok) return sendRefusal(asked, reply, signedIn.refusal);
      keepSession(reply, baseUrl, use(Keyring), signedIn.value);
      return reply.header('cache-control', 'no-store').send(sessionBody(signedIn.value));
    });
  };

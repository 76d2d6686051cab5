import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { CODE_DIGITS } from '#domain/people/one-time-code.ts';
import { readReferralCode } from '#domain/people/referral-code.ts';
import type { Refusal } from '#domain/refusal.ts';
import { deviceMarkIn, keepDeviceMark, keepSession, tellOwnPages } from '#server/people/api/session-cookies.ts';
import { RequestSignInCode } from '#server/people/request-sign-in-code.ts';
import { VerifySignInCode } from '#server/people/verify-sign-in-code.ts';
import { readCookie } from '#server/platform/http/cookies.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { isFromOwnPage } from '#server/platform/http/own-origin.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { sendPage } from '#server/platform/http/send-page.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { redirectTarget, withRedirectTarget } from '#server/waiting-room/api/redirect-target.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { BuiltStylesheets } from './waiting-document.ts';
import { type SignInStep, WAITING_SIGN_IN_HASHES, waitingSignInPage } from './waiting-sign-in-page.ts';

type Asked = { readonly Params: { readonly eventId: string }; readonly Querystring: Readonly<Record<string, unknown>> };

const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 2_048;
const form = z.object({
  email: z.string().max(320).default(''),
  challenge: z.string().max(64).optional(),
  code: z
    .string()
    .max(20)
    .transform((code) => code.replaceAll(/\s/g, ''))
    .default(''),
});
const WRITTEN = new RegExp(`^\\d{${CODE_DIGITS}}$`);
const start: SignInStep = { kind: 'EMAIL', email: '' };

/** By forms, then back into the line with the account's place. */
export const waitingSignInRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const { baseUrl } = use(Environment);
    app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    const pathsOf = (request: FastifyRequest<Asked>, locale: Locale) => {
      const to = redirectTarget(request.query['to']);
      const waiting = `${locale === 'vi' ? '/vi' : ''}/waiting/${encodeURIComponent(request.params.eventId)}`;
      return { waitingPath: withRedirectTarget(waiting, to), ownPath: withRedirectTarget(`${waiting}/sign-in`, to) };
    };
    const show = (
      request: FastifyRequest<Asked>,
      reply: FastifyReply,
      locale: Locale,
      step: SignInStep,
      refusal: Refusal | null,
    ): FastifyReply => {
      const trouble = refusal === null ? null : refusalSentence(refusal, locale);
      const html = waitingSignInPage({
        locale,
        stylesheets: use(BuiltStylesheets),
        step,
        trouble,
        ...pathsOf(request, locale),
      });
      return sendPage(use, reply, { status: refusal === null ? 200 : 422, html, ...WAITING_SIGN_IN_HASHES });
    };

    const answer =
      (locale: Locale) =>
      async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> => {
        const read = form.safeParse(request.body);
        const { email, challenge, code } = read.success ? read.data : { email: '', challenge: undefined, code: '' };
        const asksForCode: SignInStep = { kind: 'EMAIL', email };
        // Login CSRF: another site could sign someone in as a stranger, who would then own the tickets.
        if (!isFromOwnPage(request, baseUrl)) return show(request, reply, locale, start, { code: 'FORBIDDEN' });
        const retryAt = use(RateLimiter).take({ address: request.ip }, 'sign-in', use(Clock).now());
        if (retryAt !== null) return show(request, reply, locale, asksForCode, { code: 'RATE_LIMITED', retryAt });
        const network = networkOf(request.ip);
        const deviceMark = deviceMarkIn(request);

        if (challenge === undefined) {
          const referralCode = readReferralCode(readCookie(request.headers.cookie, 'referralCode'));
          const sent = await use(RequestSignInCode)({ email, locale, referralCode, network, deviceMark });
          if (!sent.ok) return show(request, reply, locale, asksForCode, sent.refusal);
          return show(
            request,
            reply,
            locale,
            { kind: 'CODE', email, challenge: withoutDashes(sent.value.challengeId) },
            null,
          );
        }
        const challengeId = withDashes(challenge);
        if (challengeId === null) return show(request, reply, locale, asksForCode, { code: 'CODE_EXPIRED' });
        const again: SignInStep = { kind: 'CODE', email, challenge };
        if (!WRITTEN.test(code))
          return show(request, reply, locale, again, {
            code: 'INVALID_INPUT',
            field: 'code',
            problem: { kind: 'MALFORMED' },
          });
        const userAgent = request.headers['user-agent'] ?? null;
        const signedIn = await use(VerifySignInCode)({ challengeId, code, network, userAgent, deviceMark });
        if (!signedIn.ok)
          return show(
            request,
            reply,
            locale,
            signedIn.refusal.code === 'CODE_EXPIRED' ? asksForCode : again,
            signedIn.refusal,
          );
        keepSession(reply, baseUrl, use(Keyring), signedIn.value);
        keepDeviceMark(reply, baseUrl, signedIn.value.deviceMark);
        tellOwnPages(reply, baseUrl, signedIn.value.expiresAt);
        return reply.header('cache-control', 'no-store').redirect(pathsOf(request, locale).waitingPath, 303);
      };

    for (const [root, locale] of [
      ['', 'en'],
      ['/vi', 'vi'],
    ] as const) {
      app.get<Asked>(`${root}/waiting/:eventId/sign-in`, (request, reply) => show(request, reply, locale, start, null));
      app.post<Asked>(`${root}/waiting/:eventId/sign-in`, answer(locale));
    }
  };

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PROVIDER_SIGN_IN_LIFE } from '#domain/people/provider-sign-in.ts';
import type { ProviderFlow } from '#server/people/ports/identity-providers.ts';
import { clearCookie, readCookie, writeCookie } from '#server/platform/http/cookies.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

const NAME = 'providerErrand';

const kept = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  referralCode: z.string().nullable(),
  at: z.number(),
});

export type KeptFlow = ProviderFlow & { readonly referralCode: string | null };

/** The sealed state stays in the browser; a callback without it did not start here. */
export function keepFlow(
  reply: FastifyReply,
  keyring: Keyring,
  flow: KeptFlow,
  { now, secure }: { now: number; secure: boolean },
): void {
  const value = keyring.sealText('provider-errand', JSON.stringify({ ...flow, at: now }), NAME);
  void reply.header(
    'set-cookie',
    writeCookie({ name: NAME, value, maxAgeMs: PROVIDER_SIGN_IN_LIFE, secure, httpOnly: true }),
  );
}

export function flowOf(
  request: Pick<FastifyRequest, 'headers'>,
  keyring: Keyring,
  provider: string,
  now: number,
): KeptFlow | null {
  const cookie = readCookie(request.headers.cookie, NAME);
  const plain = cookie === null ? null : keyring.openText('provider-errand', cookie, NAME);
  if (plain === null) return null;
  const flow = kept.parse(JSON.parse(plain));
  return flow.provider === provider && now - flow.at <= PROVIDER_SIGN_IN_LIFE ? flow : null;
}

/** A flow is used once. */
export const forgetFlow = (reply: FastifyReply, secure: boolean): void =>
  void reply.header('set-cookie', clearCookie(NAME, secure, true));

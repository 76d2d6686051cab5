import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PROVIDER_SIGN_IN_LIFE } from '#domain/people/provider-sign-in.ts';
import type { ProviderErrand } from '#server/people/ports/identity-providers.ts';
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

export type KeptErrand = ProviderErrand & { readonly referralCode: string | null };

/** The browser keeps its own errand, sealed: whoever comes back without it did not set out from here. */
export function keepErrand(
  reply: FastifyReply,
  keyring: Keyring,
  errand: KeptErrand,
  { now, secure }: { now: number; secure: boolean },
): void {
  const value = keyring.sealText('provider-errand', JSON.stringify({ ...errand, at: now }), NAME);
  void reply.header(
    'set-cookie',
    writeCookie({ name: NAME, value, maxAgeMs: PROVIDER_SIGN_IN_LIFE, secure, httpOnly: true }),
  );
}

export function errandOf(
  request: Pick<FastifyRequest, 'headers'>,
  keyring: Keyring,
  provider: string,
  now: number,
): KeptErrand | null {
  const cookie = readCookie(request.headers.cookie, NAME);
  const plain = cookie === null ? null : keyring.openText('provider-errand', cookie, NAME);
  if (plain === null) return null;
  const errand = kept.parse(JSON.parse(plain));
  return errand.provider === provider && now - errand.at <= PROVIDER_SIGN_IN_LIFE ? errand : null;
}

/** An errand is done once. */
export const forgetErrand = (reply: FastifyReply, secure: boolean): void =>
  void reply.header('set-cookie', clearCookie(NAME, secure, true));

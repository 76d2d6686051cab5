import * as openid from 'openid-client';
import { type NameOrder, writtenOrder } from '#domain/kernel/names/name-order.ts';
import { unlinkedName } from '#domain/kernel/names/unlinked-name.ts';
import type { IdentityProviders, ProvenIdentity, ProviderAnswer } from '#server/people/ports/identity-providers.ts';
import type { OpenIdProvider } from '#server/platform/ports/environment.ts';

type Parts = {
  readonly providers: readonly OpenIdProvider[];
  readonly baseUrl: string;
  readonly unreachable: (provider: string, error: unknown) => void;
};

const SCOPE = 'openid email profile';
const PATIENCE_S = 10;

/** Whether the provider or the person refused; other errors mean it could not be reached. */
const isRefusal = (error: unknown): boolean =>
  error instanceof openid.AuthorizationResponseError ||
  error instanceof openid.ResponseBodyError ||
  (error instanceof openid.ClientError && error.code !== 'OAUTH_TIMEOUT');

const words = (claim: unknown): string | null =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim().slice(0, 100) : null;

const nameIn = (claim: unknown): string | null => {
  const text = words(claim);
  return text === null ? null : unlinkedName(text) || null;
};

/** Providers name given and family name without an order. Of the languages here, Vietnamese writes the family first. */
const orderIn = (locale: string | null): NameOrder | null =>
  locale === null ? null : writtenOrder(locale.toLowerCase().startsWith('vi') ? 'vi' : 'en');

/** openid-client checks the token's signature, audience, time and nonce. Discovered on first use. */
export function makeOpenIdProviders({ providers, baseUrl, unreachable }: Parts): IdentityProviders {
  const known = new Map<string, Promise<openid.Configuration>>();

  function configurationOf(provider: OpenIdProvider): Promise<openid.Configuration> {
    const before = known.get(provider.id);
    if (before !== undefined) return before;
    const issuer = new URL(provider.issuer);
    const discovered = openid.discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
      timeout: PATIENCE_S,
      // Only the demo's simulator is without https; the settings refuse any other.
      ...(issuer.protocol === 'http:' ? { execute: [openid.allowInsecureRequests] } : {}),
    });
    known.set(provider.id, discovered);
    // A failed discovery is retried on the next use.
    discovered.catch(() => known.delete(provider.id));
    return discovered;
  }

  const addressOf = (provider: string): string => `${baseUrl}/auth/${encodeURIComponent(provider)}/callback`;

  async function prove(
    provider: OpenIdProvider,
    current: URL,
    checks: openid.AuthorizationCodeGrantChecks,
  ): Promise<ProvenIdentity> {
    const configuration = await configurationOf(provider);
    const tokens = await openid.authorizationCodeGrant(configuration, current, { ...checks, idTokenExpected: true });
    const claims = tokens.claims();
    if (claims === undefined) throw new openid.ClientError('No ID token came with the answer');
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: words(claims['email']),
      // Some providers send it as text.
      emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
      firstName: nameIn(claims['given_name']),
      lastName: nameIn(claims['family_name']),
      nameOrder: orderIn(words(claims['locale'])),
    };
  }

  return {
    list: providers.map(({ id, name }) => ({ id, name })),
    async begin(id) {
      const provider = providers.find((one) => one.id === id);
      if (provider === undefined) return null;
      try {
        const flow = {
          provider: id,
          state: openid.randomState(),
          nonce: openid.randomNonce(),
          codeVerifier: openid.randomPKCECodeVerifier(),
        };
        const address = openid.buildAuthorizationUrl(await configurationOf(provider), {
          redirect_uri: addressOf(id),
          scope: SCOPE,
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(flow.codeVerifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, flow };
      } catch (error) {
        unreachable(id, error);
        return 'AWAY';
      }
    },
    async finish({ provider: id, state, nonce, codeVerifier }, query): Promise<ProviderAnswer> {
      const provider = providers.find((one) => one.id === id);
      if (provider === undefined) return { kind: 'REFUSED' };
      const current = new URL(addressOf(id));
      for (const [name, value] of Object.entries(query)) current.searchParams.set(name, value);
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
        return { kind: 'PROVEN', identity: await prove(provider, current, checks) };
      } catch (error) {
        if (isRefusal(error)) return { kind: 'REFUSED' };
        unreachable(id, error);
        return { kind: 'AWAY' };
      }
    },
  };
}

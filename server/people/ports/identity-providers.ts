import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { ProviderIdentity } from '#domain/people/provider-sign-in.ts';

/** The browser's state during a sign-in at a provider; only that browser can finish it. */
export type ProviderFlow = {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** An identity from a provider's signed token. */
export type ProvenIdentity = ProviderIdentity &
  WithNameOrder & {
    readonly issuer: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
  };

/** REFUSED: by the provider, the person, or as of another flow. AWAY: the provider did not answer. */
export type ProviderAnswer =
  | { readonly kind: 'PROVEN'; readonly identity: ProvenIdentity }
  | { readonly kind: 'REFUSED' }
  | { readonly kind: 'AWAY' };

/** Identity providers by OpenID Connect: code flow with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 9700). */
export type IdentityProviders = {
  /** In the order of the settings. */
  readonly list: readonly { readonly id: string; readonly name: string }[];
  /** The redirect, and the state to keep; null: no such provider, AWAY: it does not answer. */
  readonly begin: (
    provider: string,
  ) => Promise<{ readonly address: string; readonly flow: ProviderFlow } | 'AWAY' | null>;
  /** Verifies the query of the provider's redirect. */
  readonly finish: (flow: ProviderFlow, query: Readonly<Record<string, string>>) => Promise<ProviderAnswer>;
};
export const IdentityProviders: Token<IdentityProviders> = token<IdentityProviders>('IdentityProviders');

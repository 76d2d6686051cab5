import { type Token, token } from '#domain/kernel/token.ts';
import type { ProviderIdentity } from '#domain/people/provider-sign-in.ts';

/** What the browser keeps of a sign-in at a provider until it comes back; nobody else can finish it. */
export type ProviderFlow = {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** A person as a provider described them with the token that it signed. */
export type ProvenIdentity = ProviderIdentity & {
  readonly issuer: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/**
 * REFUSED: the provider or the person said no, or the answer is not one to this flow. AWAY: the provider did not
 * answer.
 */
export type ProviderAnswer =
  | { readonly kind: 'PROVEN'; readonly identity: ProvenIdentity }
  | { readonly kind: 'REFUSED' }
  | { readonly kind: 'AWAY' };

/** Identity providers by OpenID Connect: code flow with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 9700). */
export type IdentityProviders = {
  /** As the settings name them, in their order. */
  readonly list: readonly { readonly id: string; readonly name: string }[];
  /** Where the browser goes, and what it keeps meanwhile; null: there is no such provider, AWAY: it does not answer. */
  readonly begin: (
    provider: string,
  ) => Promise<{ readonly address: string; readonly flow: ProviderFlow } | 'AWAY' | null>;
  /** What the provider's answer (the query of the address that it sent the browser back to) proves. */
  readonly finish: (flow: ProviderFlow, query: Readonly<Record<string, string>>) => Promise<ProviderAnswer>;
};
export const IdentityProviders: Token<IdentityProviders> = token<IdentityProviders>('IdentityProviders');

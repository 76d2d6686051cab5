import type { Environment } from '#server/platform/ports/environment.ts';
import type { IdentitySettings } from './identity-provider.ts';

export function identityClient({
  identityProviders,
  stagingUrl,
  baseUrl,
}: Pick<Environment, 'identityProviders' | 'stagingUrl' | 'baseUrl'>): {
  readonly identity?: IdentitySettings;
} {
  const ours = identityProviders.find(({ issuer }) => stagingUrl !== null && issuer === `${stagingUrl}/identity`);
  if (ours === undefined) return {};
  const { id, issuer, clientId, clientSecret } = ours;
  return { identity: { issuer, clientId, clientSecret, redirectUri: `${baseUrl}/auth/${id}/callback` } };
}

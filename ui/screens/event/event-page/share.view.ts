import { referralPath, type SocialNetwork, socialShareLink } from '#domain/event/share/share-links.ts';
import { useSession } from '#ui/bindings/use-session.ts';

/** With the viewer's referral code when signed in. [S2.6-19] [S2.6-20] */
export function useSharedAddress(address: string): string {
  const session = useSession();
  return session.kind === 'SIGNED_IN' ? referralPath(address, session.account.referralCode) : address;
}

/** [S2.6-19] */
export const sharesByDevice = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function';

export const NETWORKS: readonly { readonly network: SocialNetwork; readonly name: string }[] = [
  { network: 'FACEBOOK', name: 'Facebook' },
  { network: 'X', name: 'X' },
  { network: 'LINKEDIN', name: 'LinkedIn' },
];

/** As social networks name it below the picture. */
export const siteOf = (address: string): string => new URL(address).host;

export const networkLink = (network: SocialNetwork, address: string): string => socialShareLink(network, address);

import { type SocialNetwork, socialShareLink } from '#domain/event/share/social-share-link.ts';

export const NETWORKS: readonly { readonly network: SocialNetwork; readonly name: string }[] = [
  { network: 'FACEBOOK', name: 'Facebook' },
  { network: 'X', name: 'X' },
  { network: 'LINKEDIN', name: 'LinkedIn' },
];

/** As social networks name it below the picture. */
export const siteOf = (address: string): string => new URL(address).host;

export const networkLink = (network: SocialNetwork, address: string): string => socialShareLink(network, address);

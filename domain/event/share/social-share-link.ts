export type SocialNetwork = 'FACEBOOK' | 'X' | 'LINKEDIN';

const SHARERS: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK: 'https://www.facebook.com/sharer/sharer.php?u=',
  X: 'https://x.com/intent/post?url=',
  LINKEDIN: 'https://www.linkedin.com/sharing/share-offsite/?url=',
};

/** A network's share page. It reads title and picture from the linked page. `link` is absolute. */
export const socialShareLink = (network: SocialNetwork, link: string): string =>
  SHARERS[network] + encodeURIComponent(link.toWellFormed());

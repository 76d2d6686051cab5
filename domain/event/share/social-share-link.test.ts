import { expect, it } from 'vitest';
import { type SocialNetwork, socialShareLink } from './social-share-link.ts';

it.each<[SocialNetwork, string]>([
  ['FACEBOOK', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fvemoi.test%2F%3Fa%3D1%26b'],
  ['X', 'https://x.com/intent/post?url=https%3A%2F%2Fvemoi.test%2F%3Fa%3D1%26b'],
  ['LINKEDIN', 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fvemoi.test%2F%3Fa%3D1%26b'],
])('%s has a share link', (network, link) => {
  expect(socialShareLink(network, 'https://vemoi.test/?a=1&b')).toBe(link);
});

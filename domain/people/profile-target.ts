import { corporateSlug } from '#domain/kernel/names/slug.ts';
import { type PossiblePublisher, publisherCorporates } from './viewer.ts';

export type ProfileTarget =
  | { readonly kind: 'SIGN_IN'; readonly goOnTo: 'profile' }
  | { readonly kind: 'CORPORATE_PAGE'; readonly corporateSlug: string }
  | { readonly kind: 'USER_PAGE'; readonly username: string };

/** `corporates`: those of the account. Its own corporate wins over one it works for. [S6-18] [S6-20] [S6-23] */
export function profileTarget(
  viewer: PossiblePublisher,
  known: {
    readonly username: string;
    readonly corporates: readonly { readonly corporateId: number; readonly companyName: string }[];
  },
): ProfileTarget {
  if (viewer.kind === 'anonymous') return { kind: 'SIGN_IN', goOnTo: 'profile' };
  const [first] = publisherCorporates(viewer);
  const corporate = known.corporates.find((one) => one.corporateId === first);
  if (corporate === undefined) return { kind: 'USER_PAGE', username: known.username };
  return { kind: 'CORPORATE_PAGE', corporateSlug: corporateSlug(corporate.companyName, corporate.corporateId) };
}

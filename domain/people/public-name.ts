import { corporateSlug, eventIdFromSlug } from '#domain/kernel/names/slug.ts';

/**
 * The corporate that a slug may name: its last dash-separated part, as in an event's slug, after at least one dash;
 * else null.
 */
export const corporateIdFromSlug = (slug: string): number | null => (slug.includes('-') ? eventIdFromSlug(slug) : null);

/**
 * What a corporate keeps for itself among usernames and other corporates, in small letters, as names are compared. It
 * ends in a dash and an id, so that it is never an address that our routes need.
 */
export const reservedCorporateName = (corporate: {
  readonly corporateId: number;
  readonly companyName: string;
}): string => corporateSlug(corporate.companyName, corporate.corporateId).toLowerCase();

export type PublicPage =
  | { readonly kind: 'CORPORATE'; readonly corporateId: number }
  /** The right corporate under an old or mistyped name. */
  | { readonly kind: 'MOVED'; readonly to: string }
  | { readonly kind: 'USER'; readonly username: string }
  | { readonly kind: 'NOT_FOUND' };

/**
 * Whose page stands at a public name: the corporate's that the slug spells, else the user's of that name, else the
 * corporate's that its id alone names, at its right address. `corporate`: the approved one with the slug's id.
 * [S2.3-07]
 */
export function publicPage(
  name: string,
  known: {
    readonly corporate: { readonly corporateId: number; readonly companyName: string } | null;
    readonly username: string | null;
  },
): PublicPage {
  const { corporate, username } = known;
  const slug = corporate === null ? null : corporateSlug(corporate.companyName, corporate.corporateId);
  if (corporate !== null && slug === name) return { kind: 'CORPORATE', corporateId: corporate.corporateId };
  if (username !== null) return { kind: 'USER', username };
  return slug === null ? { kind: 'NOT_FOUND' } : { kind: 'MOVED', to: slug };
}

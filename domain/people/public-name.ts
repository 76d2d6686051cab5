import { corporateSlug, idAtEnd } from '#domain/kernel/names/slug.ts';

/** The corporate id at the end of a slug; null without a dash. */
export const corporateIdFromSlug = (slug: string): number | null => (slug.includes('-') ? idAtEnd(slug) : null);

/** In lower case. Ending in a dash and an id, it cannot clash with a route. */
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

/** The corporate with exactly this slug, else the user, else a redirect to the corporate with this id. [S2.3-07] */
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

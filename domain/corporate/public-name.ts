import { isReservedName } from '#domain/account/reserved-names.ts';
import { corporateSlug } from '#domain/text/slug.ts';

const DATABASE_INT_MAX = 2_147_483_647;
const LAST_PART = /-([1-9]\d{0,9})$/;

/** The corporate that a slug names: its last dash-separated part; null when that is no id. */
export function corporateIdFromSlug(slug: string): number | null {
  const id = Number(LAST_PART.exec(slug)?.[1] ?? Number.NaN);
  return id <= DATABASE_INT_MAX ? id : null;
}

/** What a corporate keeps for itself among usernames and other corporates; null: an address that our routes need. Compared in small letters. */
export function reservedCorporateName(corporate: { readonly corporateId: number; readonly companyName: string }): string | null {
  const name = corporateSlug(corporate.companyName, corporate.corporateId).toLowerCase();
  return isReservedName(name) ? null : name;
}

export type PublicPage =
  | { readonly kind: 'CORPORATE'; readonly corporateId: number }
  /** The right corporate under an old or mistyped name. */
  | { readonly kind: 'MOVED'; readonly to: string }
  | { readonly kind: 'USER'; readonly username: string }
  | { readonly kind: 'NOT_FOUND' };

/**
 * Whose page stands at a public name: the corporate's that the slug spells, else the user's of that name, else the corporate's that its id
 * alone names, at its right address. `corporate`: the approved one with the slug's id. [S2.3-07]
 */
export function publicPage(
  name: string,
  known: { readonly corporate: { readonly corporateId: number; readonly companyName: string } | null; readonly username: string | null },
): PublicPage {
  const { corporate, username } = known;
  const slug = corporate === null ? null : corporateSlug(corporate.companyName, corporate.corporateId);
  if (corporate !== null && slug === name) return { kind: 'CORPORATE', corporateId: corporate.corporateId };
  if (username !== null) return { kind: 'USER', username };
  return slug === null ? { kind: 'NOT_FOUND' } : { kind: 'MOVED', to: slug };
}

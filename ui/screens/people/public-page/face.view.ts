import type { PublicFace } from '#application/people/open-public-page.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { fullName, initials } from '#domain/kernel/names/person-name.ts';
import type { PlatformAbility } from '#domain/permission/platform-abilities.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { paths } from '#ui/routes/paths.ts';
import { ownPagePath } from '#ui/screens/own-page.view.ts';

export type FaceView = {
  readonly name: string;
  readonly initials: string;
  readonly picture: string | null;
  readonly banner: string | null;
  readonly isCorporate: boolean;
  readonly line: string | null;
  readonly about: string | null;
  readonly website: { readonly href: string; readonly label: string } | null;
  /** The address for search engines, whichever address was opened. */
  readonly canonical: string;
};

export function faceView(face: PublicFace): FaceView {
  if (face.kind === 'CORPORATE') {
    const { name, logo, banner, address, website, slug } = face.corporate;
    return {
      name,
      initials: initials(name),
      picture: logo,
      banner,
      isCorporate: true,
      line: address,
      about: null,
      website: safeWebsite(website),
      canonical: paths.corporatePage(slug),
    };
  }
  const { person } = face;
  const name = fullName(person) || person.username;
  return {
    name,
    initials: initials(name),
    picture: person.avatar,
    banner: person.banner,
    isCorporate: false,
    line: `@${person.username}`,
    about: person.about,
    website: safeWebsite(person.website),
    canonical: paths.userPage(person.username),
  };
}

/** User input: only http(s) addresses become links. */
function safeWebsite(text: string | null): FaceView['website'] {
  const url = text !== null && URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
    ? { href: url.href, label: url.host }
    : null;
}

export function faceAsThing(
  { name, picture, website, canonical, isCorporate, line }: FaceView,
  baseUrl: string,
  locale: Locale,
) {
  const url = `${baseUrl}${localisedPath(canonical, locale)}`;
  const image =
    picture === null
      ? {}
      : { [isCorporate ? 'logo' : 'image']: picture.startsWith('/') ? `${baseUrl}${picture}` : picture };
  const elsewhere = website === null ? {} : { sameAs: [website.href] };
  if (isCorporate)
    return {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url,
      ...(line === null ? {} : { address: line }),
      ...image,
      ...elsewhere,
    };
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: { '@type': 'Person', name, url, ...image, ...elsewhere },
  };
}

export function mayEditFace(
  face: PublicFace,
  ownership: ReturnType<typeof useOwnership>,
  session: ReturnType<typeof useSession>,
): boolean {
  if (ownership === 'OWN') return true;
  return (
    face.kind === 'CORPORATE' && session.kind === 'SIGNED_IN' && session.account.abilities.includes(JUDGES_CORPORATES)
  );
}

const JUDGES_CORPORATES: PlatformAbility = 'admin.corporates';

/** The page itself is rendered for everybody, so this is known in the browser only. */
export function useOwnership(face: PublicFace): 'UNKNOWN' | 'NOBODY' | 'OWN' | 'ANOTHERS' {
  const session = useSession();
  if (session.kind === 'UNKNOWN') return 'UNKNOWN';
  if (session.kind === 'SIGNED_OUT') return 'NOBODY';
  const { account } = session;
  const isOwn =
    face.kind === 'PERSON'
      ? face.person.username === account.username
      : paths.corporatePage(face.corporate.slug) === ownPagePath(account);
  return isOwn ? 'OWN' : 'ANOTHERS';
}

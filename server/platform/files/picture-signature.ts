import type { Keyring } from '#server/platform/ports/keyring.ts';

/** Named after the page of the picture, if it has one: values signed for one are worthless for another. */
const KINDS = ['image-metadata', 'image-rsvp-template', 'image-thanks-buy-ticket', 'image-event-numbers'] as const;
type PictureKind = (typeof KINDS)[number];

const SIGNATURE = 'signature';

function signed(kind: PictureKind, query: URLSearchParams): string {
  const values = new URLSearchParams([...query].filter(([name]) => name !== SIGNATURE));
  values.sort();
  return `${kind} ${values}`;
}

/** `path` with a query; the answer ends in the signature of its values. */
export const signPicture = (keyring: Pick<Keyring, 'signText'>, kind: PictureKind, path: string): string =>
  `${path}&${SIGNATURE}=${encodeURIComponent(
    keyring.signText('picture', signed(kind, new URLSearchParams(path.slice(path.indexOf('?') + 1)))),
  )}`;

export const isSignedPicture = (
  keyring: Pick<Keyring, 'verifyText'>,
  kind: PictureKind,
  query: URLSearchParams,
): boolean => keyring.verifyText('picture', signed(kind, query), query.get(SIGNATURE) ?? '');

/** Nobody puts words of their own on a picture of ours. Without values the pages show the site's own picture. */
export function isForgedPicture(keyring: Pick<Keyring, 'verifyText'>, { pathname, searchParams }: URL): boolean {
  const page = pathname.replace(/^\/vi(?=\/)|\/$/g, '').slice(1);
  const kind = KINDS.find((known) => known === page);
  return kind !== undefined && searchParams.size > 0 && !isSignedPicture(keyring, kind, searchParams);
}

import { type PackText, type ThanksData, writeThanks } from './thanks-data.ts';

/** The path of an event's page that shows a thank-you card wherever it is shared. [S2.11-32] */
export const thanksPath = (slug: string, thanks: ThanksData, pack: PackText): string =>
  withParameter(`/event/${encodeURIComponent(slug)}`, 'thanks', writeThanks(thanks, pack));

/**
 * Any path of the product as a link of the person whose referral code this is; a code that the path has already is
 * replaced. [S2.6] [S2.2]
 */
export const referralPath = (path: string, referralCode: string): string => withParameter(path, 'ref', referralCode);

/** The networks that the footer of a share dialog names. */
export type SocialNetwork = 'FACEBOOK' | 'X' | 'LINKEDIN';

const SHARERS: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK: 'https://www.facebook.com/sharer/sharer.php?u=',
  X: 'https://x.com/intent/post?url=',
  LINKEDIN: 'https://www.linkedin.com/sharing/share-offsite/?url=',
};

/** Where a network asks whether to post a link; it reads title and picture from the page itself. `link` is absolute. */
export const socialShareLink = (network: SocialNetwork, link: string): string =>
  SHARERS[network] + encodeURIComponent(link.toWellFormed());

/** The path with one parameter set, before its hash. */
function withParameter(path: string, name: string, value: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  const written = encodeURIComponent(name.toWellFormed());
  const others = query.split('&').filter((part) => part !== '' && part.split('=')[0] !== written);
  return `${page}?${[...others, `${written}=${encodeURIComponent(value.toWellFormed())}`].join('&')}${hash}`;
}

const TICKET_TAB = '#ticket';
const ARGUMENT = /^([^=]+)=(.*)$/s;
const written = (text: string): string => encodeURIComponent(text.toWellFormed());

/**
 * The path of a profile opened with 'key=value': that is its query, and its tickets are shown. Without such an argument
 * the profile itself. `profile` is a path without a query. [S2.3-05]
 */
export function profilePath(profile: string, argument: string | null): string {
  const [, key, value = ''] = ARGUMENT.exec(argument ?? '') ?? [];
  return key === undefined ? profile : `${profile}?${written(key)}=${written(value)}${TICKET_TAB}`;
}

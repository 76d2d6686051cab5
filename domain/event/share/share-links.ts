import { type PackText, type ThanksData, writeThanks } from './thanks-data.ts';

/** Path of an event page with a thank-you card. [S2.11-32] */
export const thanksPath = (slug: string, thanks: ThanksData, pack: PackText): string =>
  withParameter(`/event/${encodeURIComponent(slug)}`, 'thanks', writeThanks(thanks, pack));

/** Adds or replaces a referral code in a path. [S2.6] [S2.2] */
export const referralPath = (path: string, referralCode: string): string => withParameter(path, 'ref', referralCode);

function withParameter(path: string, name: string, value: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  const written = encodeURIComponent(name.toWellFormed());
  const others = query.split('&').filter((part) => part !== '' && part.split('=')[0] !== written);
  return `${page}?${[...others, `${written}=${encodeURIComponent(value.toWellFormed())}`].join('&')}${hash}`;
}

const TICKET_TAB = '#ticket';
const ARGUMENT = /^([^=]+)=(.*)$/s;
const written = (text: string): string => encodeURIComponent(text.toWellFormed());

/** An argument 'key=value' becomes its query and opens the tickets tab. [S2.3-05] */
export function profilePath(profile: string, argument: string | null): string {
  const [, key, value = ''] = ARGUMENT.exec(argument ?? '') ?? [];
  return key === undefined ? profile : `${profile}?${written(key)}=${written(value)}${TICKET_TAB}`;
}

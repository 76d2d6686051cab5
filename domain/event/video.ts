const SHORT_HOST = 'youtu.be';
const HOSTS: readonly string[] = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
/** Folders of that service that are followed by a video's id. */
const FOLDERS: readonly string[] = ['embed', 'shorts', 'live'];

const ID = /^[\w-]{11}$/;
// Host, path and query: an address with a name, a password or a port in it is none of these.
const LINK = /^https?:\/\/([a-z.-]+)(?:\/([^?#\\]*))?(?:\?([^#]*))?(?:#.*)?$/i;

/**
 * The id of a video of the supported service; null for every other link and for an id that has not exactly 11
 * characters. [S2.6-07] [S5-41]
 */
export function videoId(link: string): string | null {
  const [, host = '', path = '', query = ''] = LINK.exec(link.trim()) ?? [];
  const id = idIn(host.toLowerCase(), path.split('/'), query.split('&'));
  return id !== undefined && ID.test(id) ? id : null;
}

function idIn(host: string, [first = '', second]: readonly string[], query: readonly string[]): string | undefined {
  if (host === SHORT_HOST) return first;
  if (!HOSTS.includes(host)) return undefined;
  if (FOLDERS.includes(first)) return second;
  return first === 'watch' ? query.find((part) => part.startsWith('v='))?.slice('v='.length) : undefined;
}

/** The links among an event's that are videos of the supported service. [S2.6-07] */
export const videoLinks = (links: readonly string[]): readonly string[] =>
  links.filter((link) => videoId(link) !== null);

/** Where videos are played: the service's host that sets no cookies before somebody plays. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** The player of one video, which plays at once and tells what it does (`enablejsapi`). */
export const playerAddress = (id: string): string => `${VIDEO_ORIGIN}/embed/${id}?autoplay=1&rel=0&enablejsapi=1`;

/** How often a player is asked whether it is there, and how long it is waited for, in milliseconds. [S8-26] [S9] */
export const PLAYER_POLL_MS = 100;
export const PLAYER_PATIENCE_MS = 10_000;

const SHORT_HOST = 'youtu.be';
const HOSTS: readonly string[] = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
/** Path segments that precede a video id. */
const FOLDERS: readonly string[] = ['embed', 'shorts', 'live'];

const ID = /^[\w-]{11}$/;
// Host, path and query; no user name, password or port.
const LINK = /^https?:\/\/([a-z.-]+)(?:\/([^?#\\]*))?(?:\?([^#]*))?(?:#.*)?$/i;

/** The id of a video of the supported service; null for any other link. Ids have 11 characters. [S2.6-07] [S5-41] */
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

/** [S2.6-07] */
export const videoLinks = (links: readonly string[]): readonly string[] =>
  links.filter((link) => videoId(link) !== null);

/** Sets no cookies before playback. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** The address of an autoplaying embedded player with its JavaScript API. */
export const playerAddress = (id: string): string => `${VIDEO_ORIGIN}/embed/${id}?autoplay=1&rel=0&enablejsapi=1`;

/** Poll interval and timeout for the player, in milliseconds. [S8-26] [S9] */
export const PLAYER_POLL_MS = 100;
export const PLAYER_PATIENCE_MS = 10_000;

const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com'];
const ID = /^[\w-]{11}$/;

/** The id of a video of the supported service; null for every other link and for an id that has not exactly 11 characters. [S2.6-07] [S5-41] */
export function videoId(link: string): string | null {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const [first, second] = url.pathname.split('/').filter((part) => part !== '');
  const id =
    url.hostname === 'youtu.be'
      ? first
      : HOSTS.includes(url.hostname)
        ? first === 'embed' || first === 'shorts' || first === 'live'
          ? second
          : first === 'watch'
            ? url.searchParams.get('v')
            : null
        : null;
  return id !== null && id !== undefined && ID.test(id) ? id : null;
}

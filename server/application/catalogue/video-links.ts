const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com']);
const VIDEO_ID = /^[\w-]{11}$/;

/** The id of a video at the supported video-sharing service; null for any other link [S2.6-07] [S5-41]. */
function videoIdOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (!HOSTS.has(url.hostname)) return null;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const id = url.hostname === 'youtu.be' ? parts[0] : (url.searchParams.get('v') ?? parts[1]);
  return id !== undefined && VIDEO_ID.test(id) ? id : null;
}

/** The links among an event's that are videos of the supported service. */
export const videoLinks = (links: readonly string[]): readonly string[] => links.filter((link) => videoIdOf(link) !== null);

import type { PlayerNotice, VideoPlayers, VideoState } from '#application/event/ports/video-players.ts';
import { VIDEO_ORIGIN } from '#domain/event/video.ts';

/** Other states are transitional. */
const STATES: Readonly<Record<number, VideoState>> = { 0: 'ENDED', 1: 'PLAYING', 2: 'PAUSED' };
const GREETING = JSON.stringify({ event: 'listening', channel: 'widget' });

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** null if it is not a player message. */
function noticeIn(data: unknown): PlayerNotice | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    const event = field(message, 'event');
    if (typeof event !== 'string') return null;
    const info = field(message, 'info');
    const value = event === 'onStateChange' ? info : field(info, 'playerState');
    const state = typeof value === 'number' ? STATES[value] : undefined;
    return state === undefined ? { kind: 'THERE' } : { kind: 'STATE', state };
  } catch {
    return null;
  }
}

/** Uses the player's message protocol directly: YouTube's own script would run with our page's rights. */
export const makeYoutubePlayers = (page: Window): VideoPlayers => ({
  open: (frame, heard) => {
    let loaded = false;
    const load = (): void => {
      loaded = true;
    };
    const fail = (): void => heard({ kind: 'FAILED' });
    const hear = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== VIDEO_ORIGIN || source !== frame.contentWindow) return;
      const notice = noticeIn(data);
      if (notice !== null) heard(notice);
    };
    frame.addEventListener('load', load);
    frame.addEventListener('error', fail);
    page.addEventListener('message', hear);
    return {
      greet: () => {
        if (loaded) frame.contentWindow?.postMessage(GREETING, VIDEO_ORIGIN);
      },
      close: () => {
        frame.removeEventListener('load', load);
        frame.removeEventListener('error', fail);
        page.removeEventListener('message', hear);
      },
    };
  },
});

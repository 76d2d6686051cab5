import type { PlayerNotice, VideoPlayers, VideoState } from '#application/event/ports/video-players.ts';
import { VIDEO_ORIGIN } from '#domain/event/video.ts';

/** The service's numbers; all others are ways of getting ready. */
const STATES: Readonly<Record<number, VideoState>> = { 0: 'ENDED', 1: 'PLAYING', 2: 'PAUSED' };
const GREETING = JSON.stringify({ event: 'listening', channel: 'widget' });

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What a message of the player says; null for one that is no message of a player. */
function noticeIn(data: unknown): PlayerNotice | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    const event = field(message, 'event');
    if (typeof event !== 'string') return null;
    const info = field(message, 'info');
    const told = event === 'onStateChange' ? info : field(info, 'playerState');
    const state = typeof told === 'number' ? STATES[told] : undefined;
    return state === undefined ? { kind: 'THERE' } : { kind: 'STATE', state };
  } catch {
    return null;
  }
}

/**
 * Speaks with the service's players by the messages that its own script uses. The script itself is not loaded: it would
 * run in our page with everything that our page may do.
 */
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
      // Before it has loaded, the frame is of no site that could be spoken to.
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

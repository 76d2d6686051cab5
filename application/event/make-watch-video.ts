import { Observable } from 'rxjs';
import type { VideoPlayers } from '#application/event/ports/video-players.ts';
import type { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { PLAYER_PATIENCE_MS, PLAYER_POLL_MS } from '#domain/event/video.ts';
import type { WatchVideo } from './watch-video.ts';

/** A player that does not answer still plays; only the log is told. [S8-26] */
export const makeWatchVideo =
  ({ players, log }: { readonly players: VideoPlayers; readonly log: BrowserLog }): WatchVideo =>
  (frame) =>
    new Observable((listener) => {
      let waited = 0;
      const asking = setInterval(() => {
        waited += PLAYER_POLL_MS;
        if (waited < PLAYER_PATIENCE_MS) player.greet();
        else giveUp(`The video player did not answer within ${PLAYER_PATIENCE_MS / 1_000} s.`);
      }, PLAYER_POLL_MS);
      const giveUp = (why: string): void => {
        clearInterval(asking);
        log.error(why);
      };
      const player = players.open(frame, (notice) => {
        if (notice.kind === 'FAILED') return giveUp('The video player could not be loaded.');
        clearInterval(asking);
        if (notice.kind === 'STATE') listener.next(notice.state);
      });
      return () => {
        clearInterval(asking);
        player.close();
      };
    });

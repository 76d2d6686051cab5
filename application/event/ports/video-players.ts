import { type Token, token } from '#domain/kernel/token.ts';

export type VideoState = 'PLAYING' | 'PAUSED' | 'ENDED';

/** What is heard of a player: that it is there, what its video does, or that it will not come. */
export type PlayerNotice =
  | { readonly kind: 'THERE' }
  | { readonly kind: 'STATE'; readonly state: VideoState }
  | { readonly kind: 'FAILED' };

/** One player that is listened to. `greet` asks it to speak; it may not be there yet. */
type OpenPlayer = { readonly greet: () => void; readonly close: () => void };

/** Players of videos in frames of another site, which speak by messages. */
export type VideoPlayers = {
  readonly open: (frame: HTMLIFrameElement, heard: (notice: PlayerNotice) => void) => OpenPlayer;
};
export const VideoPlayers: Token<VideoPlayers> = token('VideoPlayers');

import { type Token, token } from '#domain/kernel/token.ts';

export type VideoState = 'PLAYING' | 'PAUSED' | 'ENDED';

export type PlayerNotice =
  | { readonly kind: 'THERE' }
  | { readonly kind: 'STATE'; readonly state: VideoState }
  | { readonly kind: 'FAILED' };

/** `greet` may be sent before the player has loaded. */
type OpenPlayer = { readonly greet: () => void; readonly close: () => void };

/** Players in cross-origin frames, controlled by messages. */
export type VideoPlayers = {
  readonly open: (frame: HTMLIFrameElement, heard: (notice: PlayerNotice) => void) => OpenPlayer;
};
export const VideoPlayers: Token<VideoPlayers> = token('VideoPlayers');

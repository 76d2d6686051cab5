import type { Observable } from 'rxjs';
import type { VideoState } from '#application/event/ports/video-players.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** What the video in this frame does, for as long as somebody listens. */
export type WatchVideo = (frame: HTMLIFrameElement) => Observable<VideoState>;
export const WatchVideo: Token<WatchVideo> = token('WatchVideo');

import type { Observable } from 'rxjs';
import type { VideoState } from '#application/event/ports/video-players.ts';
import { type Token, token } from '#domain/kernel/token.ts';

export type WatchVideo = (frame: HTMLIFrameElement) => Observable<VideoState>;
export const WatchVideo: Token<WatchVideo> = token('WatchVideo');

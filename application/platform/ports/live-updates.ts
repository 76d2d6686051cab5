import type { Observable } from 'rxjs';
import { type Token, token } from '#domain/kernel/token.ts';

export type LiveTopic = `checkout:${string}` | `event:${number}` | `door:${number}`;

/** AWAY: no connection, poll instead. CHANGED: the topic changed, read it again. */
export type LiveNotice =
  | { readonly kind: 'LIVE' }
  | { readonly kind: 'AWAY' }
  | { readonly kind: 'CHANGED'; readonly topic: LiveTopic };

/** Never errors: reports AWAY and reconnects. */
export type LiveUpdates = { readonly watch: (topics: readonly LiveTopic[]) => Observable<LiveNotice> };
export const LiveUpdates: Token<LiveUpdates> = token('LiveUpdates');

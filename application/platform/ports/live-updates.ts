import type { Observable } from 'rxjs';
import { type Token, token } from '#domain/kernel/token.ts';

export type LiveTopic = `checkout:${string}` | `event:${number}` | `door:${number}`;

/**
 * LIVE: notices arrive, what is shown is current. AWAY: no stream at the moment; who needs the truth asks for it.
 * CHANGED: something about the topic is different, read it again.
 */
export type LiveNotice =
  | { readonly kind: 'LIVE' }
  | { readonly kind: 'AWAY' }
  | { readonly kind: 'CHANGED'; readonly topic: LiveTopic };

/** Tells when something changed on the server, without saying what. Never fails: it reports AWAY and tries again. */
export type LiveUpdates = { readonly watch: (topics: readonly LiveTopic[]) => Observable<LiveNotice> };
export const LiveUpdates: Token<LiveUpdates> = token('LiveUpdates');

import type { Observable } from 'rxjs';
import { type Token, token } from '#domain/kernel/token.ts';

/** What the tabs of one browser tell each other about the session they share. */
export type TabNews =
  | { readonly kind: 'RENEWED'; readonly accessToken: string; readonly expiresAt: number }
  | { readonly kind: 'SIGNED_IN' }
  | { readonly kind: 'SIGNED_OUT' };

/** One thing at a time across the tabs of a browser, and news between them. */
export type TabCoordinator = {
  /** Runs `act` when no other tab is doing something under the same name. */
  readonly alone: <T>(name: string, act: () => Promise<T>) => Promise<T>;
  readonly tell: (news: TabNews) => void;
  /** What other tabs told; never what this one did. */
  readonly news$: Observable<TabNews>;
};
export const TabCoordinator: Token<TabCoordinator> = token('TabCoordinator');

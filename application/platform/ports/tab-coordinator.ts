import type { Observable } from 'rxjs';
import { type Token, token } from '#domain/kernel/token.ts';

export type TabNews =
  | { readonly kind: 'RENEWED'; readonly accessToken: string; readonly expiresAt: number }
  | { readonly kind: 'SIGNED_IN' }
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'HOLD_CHANGED'; readonly sectionEventId: number };

export type TabCoordinator = {
  /** Runs `act` while no other tab holds `name`. */
  readonly alone: <T>(name: string, act: () => Promise<T>) => Promise<T>;
  /** Whether some tab runs an act alone under this name. */
  readonly isHeld: (name: string) => Promise<boolean>;
  readonly tell: (news: TabNews) => void;
  /** Without this tab's own. */
  readonly news$: Observable<TabNews>;
};
export const TabCoordinator: Token<TabCoordinator> = token('TabCoordinator');

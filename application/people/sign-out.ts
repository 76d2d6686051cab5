import type { SessionDesk } from '#application/people/ports/session-desk.ts';
import type { Keepsakes } from '#application/platform/ports/keepsakes.ts';
import type { TabTurns } from '#application/platform/ports/tab-turns.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { TokenKeeper } from './keep-access-token.ts';
import type { SessionKeeper } from './keep-session.ts';

/** Ends the session here and in every tab; here also when the server does not answer. */
export type SignOut = () => Promise<void>;
export const SignOut: Token<SignOut> = token('SignOut');

type Ports = {
  readonly desk: SessionDesk;
  readonly tokens: TokenKeeper;
  readonly sessions: SessionKeeper;
  readonly tabs: TabTurns;
  readonly keepsakes: Keepsakes;
};

export const makeSignOut =
  ({ desk, tokens, sessions, tabs, keepsakes }: Ports): SignOut =>
  async () => {
    const accessToken = await tokens.current().catch(() => null);
    await desk.end(accessToken).catch(() => undefined);
    keepsakes.forgetAll();
    sessions.leave();
    tabs.tell({ kind: 'SIGNED_OUT' });
  };

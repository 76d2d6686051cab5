import { type Token, token } from '#domain/kernel/token.ts';
import type { SessionKeeper } from './keep-session.ts';
import type { Session } from './session.ts';

/** Finds out who sits here when the page opens; asked by many, answered once. */
export type RestoreSession = () => Promise<Session>;
export const RestoreSession: Token<RestoreSession> = token('RestoreSession');

export const makeRestoreSession =
  ({ sessions }: { readonly sessions: SessionKeeper }): RestoreSession =>
  () =>
    sessions.known();

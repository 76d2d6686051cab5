import { defineUseCase } from '#domain/kernel/use-case.ts';
import { SessionKeeper } from './keep-session.ts';
import type { Session } from './session.ts';

/** Finds out who sits here when the page opens; asked by many, answered once. */
export type RestoreSession = () => Promise<Session>;

export const RestoreSession = defineUseCase(
  'RestoreSession',
  { sessions: SessionKeeper },
  ({ sessions }): RestoreSession =>
    () =>
      sessions.known(),
);

import { defineUseCase } from '#domain/kernel/use-case.ts';
import { SessionKeeper } from './keep-session.ts';
import type { Session } from './session.ts';

/** Concurrent callers share one request. */
export type RestoreSession = () => Promise<Session>;

export const RestoreSession = defineUseCase(
  'RestoreSession',
  { sessions: SessionKeeper },
  ({ sessions }): RestoreSession =>
    () =>
      sessions.known(),
);

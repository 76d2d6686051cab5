import { NEVER } from 'rxjs';
import type { ProviderDesk } from '#application/people/ports/provider-desk.ts';
import type { SessionDesk } from '#application/people/ports/session-desk.ts';
import type { SessionMark } from '#application/people/ports/session-mark.ts';
import type { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import type { AccessGrant } from '#domain/people/session-state.ts';
import type { Refusal } from '#domain/refusal.ts';

const over: Result<AccessGrant, Refusal> = refused({ code: 'SESSION_ENDED' });

/** For pages rendered on the server, which have no viewer. */
export const anonymousSession: SessionDesk = {
  requestCode: async () => refused({ code: 'FORBIDDEN' }),
  verifyCode: async () => over,
  renew: async () => over,
  end: async () => undefined,
};
export const anonymousProviders: ProviderDesk = {
  begin: async () => refused({ code: 'FORBIDDEN' }),
  finish: async () => over,
};
export const anonymousMark: SessionMark = { isSet: () => false, set: () => undefined, clear: () => undefined };
export const oneTab: TabCoordinator = {
  alone: (_name, act) => act(),
  isHeld: async () => false,
  tell: () => undefined,
  news$: NEVER,
};

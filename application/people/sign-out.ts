import { SessionDesk } from '#application/people/ports/session-desk.ts';
import { OfflineData } from '#application/platform/ports/offline-data.ts';
import { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { TokenKeeper } from './keep-access-token.ts';
import { SessionKeeper } from './keep-session.ts';

/** In every tab; in this browser even when the server does not answer. */
export type SignOut = () => Promise<void>;

export const SignOut = defineUseCase(
  'SignOut',
  { desk: SessionDesk, tokens: TokenKeeper, sessions: SessionKeeper, tabs: TabCoordinator, offlineData: OfflineData },
  ({ desk, tokens, sessions, tabs, offlineData }): SignOut =>
    async () => {
      const accessToken = await tokens.current().catch(() => null);
      await desk.end(accessToken).catch(() => undefined);
      offlineData.forgetAll();
      sessions.leave();
      tabs.tell({ kind: 'SIGNED_OUT' });
    },
);

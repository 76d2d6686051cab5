import { mayOpen } from '#domain/permission/route-guard.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type StatementData = {
  /** As YYYY-MM-DD in Vietnam's time. */
  readonly today: string;
};

export const statementLoader = viewerLoader(
  async ({ now }): Promise<StatementData> => ({
    today: wallClockOf(now, DEFAULT_TIMEZONE).slice(0, 'YYYY-MM-DD'.length),
  }),
  (account) => mayOpen(ROUTES['admin-accountant'], account.abilities),
);

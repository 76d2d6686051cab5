import { filter, map, type Observable } from 'rxjs';
import { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Between the tabs of one browser. */
export type ShareHold = {
  /** This tab shows held places until the answer is called; another tab then joins them. */
  readonly keep: (sectionEventId: number) => () => void;
  readonly tellChanged: (sectionEventId: number) => void;
  readonly changes: (sectionEventId: number) => Observable<true>;
};

export const holdName = (sectionEventId: number): string => `hold:${sectionEventId}`;

export const ShareHold = defineUseCase(
  'ShareHold',
  { tabs: TabCoordinator },
  ({ tabs }): ShareHold => ({
    keep: (sectionEventId) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      void tabs.alone(holdName(sectionEventId), () => promise);
      return resolve;
    },
    tellChanged: (sectionEventId) => tabs.tell({ kind: 'HOLD_CHANGED', sectionEventId }),
    changes: (sectionEventId) =>
      tabs.news$.pipe(
        filter((news) => news.kind === 'HOLD_CHANGED' && news.sectionEventId === sectionEventId),
        map((): true => true),
      ),
  }),
);

import { CheckInHistory } from '#application/door/ports/check-in-history.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** A guest's check-ins, for who manages the guests. [S4-20] */
export type KeepCheckIns = CheckInHistory;

export const KeepCheckIns = defineUseCase(
  'KeepCheckIns',
  { history: CheckInHistory },
  ({ history }): KeepCheckIns => history,
);

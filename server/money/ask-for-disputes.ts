import { DAY, later } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { CardDisputeList, type ToldDispute } from '#server/money/ports/card-dispute-list.ts';
import { CardDisputes } from '#server/money/ports/card-disputes.ts';
import { TakeBackDisputed } from '#server/money/take-back-disputed.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';

/** Longer than a bank may take to decide. */
const LOOKS_BACK = 120 * DAY;

/** Takes up disputes whose calls were lost, and closes those that are decided. Returns how many were news. */
export type AskForDisputes = () => Promise<number>;

export const AskForDisputes = defineUseCase(
  'AskForDisputes',
  { list: CardDisputeList, disputes: CardDisputes, takeBack: TakeBackDisputed, clock: Clock, log: Log },
  ({ list, disputes, takeBack, clock, log }): AskForDisputes => {
    async function news(): Promise<readonly ToldDispute[]> {
      const told = await list.since(later(clock.now(), -LOOKS_BACK));
      if (told.length === 0) return [];
      const known = await disputes.states(told.map(({ disputeId }) => disputeId));
      return told.filter(({ disputeId, state }) => {
        const before = known.get(disputeId);
        return before === undefined || (before === 'OPEN' && state !== 'OPEN');
      });
    }

    return async () => {
      try {
        const found = await news();
        for (const dispute of found) await takeBack(dispute);
        return found.length;
      } catch (error) {
        log.error(error, 'the card provider was asked for disputes in vain', {});
        return 0;
      }
    };
  },
);

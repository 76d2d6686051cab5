import type { DoorHand } from '#domain/door/undo-check-in.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { TakeCheckInBack } from './take-check-in-back.ts';

type UndoAsked = {
  readonly eventId: number;
  readonly redeemIds: readonly string[];
  readonly by: DoorHand;
  readonly managesGuests: boolean;
};

/** Each is taken back by the same rule, or refused with its own reason. */
export type TakeCheckInsBack = (
  asked: UndoAsked,
) => Promise<readonly { readonly rowId: string; readonly result: Result<unknown, Refusal> }[]>;

export const TakeCheckInsBack = defineUseCase(
  'TakeCheckInsBack',
  { takeBack: TakeCheckInBack },
  ({ takeBack }): TakeCheckInsBack =>
    async ({ redeemIds, ...asked }) => {
      const answers: Awaited<ReturnType<TakeCheckInsBack>>[number][] = [];
      // One after another: each locks its own ticket only.
      for (const rowId of redeemIds)
        answers.push({ rowId, result: await takeBack({ ...asked, check: { kind: 'id', redeemId: rowId } }) });
      return answers;
    },
);

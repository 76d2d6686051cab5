import { CardWallet } from '#application/money/ports/card-wallet.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** One that is gone already counts as removed. [S8-19] */
export type RemoveCard = (cardId: string) => Promise<Result<true, Trouble>>;

export const RemoveCard = defineUseCase(
  'RemoveCard',
  { cardWallet: CardWallet },
  ({ cardWallet }): RemoveCard =>
    async (cardId) => {
      const removed = await retry(() => cardWallet.remove(cardId));
      return !removed.ok && removed.refusal.code === 'NOT_FOUND' ? ok(true) : removed;
    },
);

import { CardWallet } from '#application/money/ports/card-wallet.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { SavedCard } from '#domain/money/payment/saved-card.ts';

export type ReadCards = () => Promise<Result<readonly SavedCard[], Trouble>>;

export const ReadCards = defineUseCase(
  'ReadCards',
  { cardWallet: CardWallet },
  ({ cardWallet }): ReadCards =>
    () =>
      retry(() => cardWallet.cards()),
);

import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { SavedPayingCard } from '#domain/sale/promotion/card-promotion.ts';
import { CardCustomers } from '#server/money/ports/card-customers.ts';
import { CardVaults } from '#server/money/ports/card-vault.ts';
import { Log } from '#server/platform/ports/log.ts';

/** Refused with NOT_FOUND for another's, GATEWAY_FAILED when the provider does not answer. [S3-83] */
export type ReadPayingCard = (
  accountId: AccountId,
  cardId: string,
) => Promise<Result<SavedPayingCard, RefusalOf<'NOT_FOUND' | 'GATEWAY_FAILED'>>>;

export const ReadPayingCard = defineUseCase(
  'ReadPayingCard',
  { vaults: CardVaults, customers: CardCustomers, log: Log },
  ({ vaults: { open }, customers, log }): ReadPayingCard =>
    async (accountId, cardId) => {
      if (open === null) return refused({ code: 'NOT_FOUND' });
      try {
        const card = await open.payingCard(await customers.of(accountId), cardId);
        return card === null ? refused({ code: 'NOT_FOUND' }) : ok(card);
      } catch (error) {
        log.error(error, 'a saved card could not be read at its provider', {});
        return refused({ code: 'GATEWAY_FAILED' });
      }
    },
);

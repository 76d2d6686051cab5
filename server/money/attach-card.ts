import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { SavedCard } from '#domain/money/payment/saved-card.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { CardCustomers } from '#server/money/ports/card-customers.ts';
import { CardVaults } from '#server/money/ports/card-vault.ts';

/** Refused for an account that has begun no card payment: the provider does not know it. [S7.5-20] */
export type AttachCard = (
  accountId: AccountId,
  cardId: string,
) => Promise<Result<SavedCard, RefusalOf<'CARD_REFUSED' | 'PAYMENT_METHOD_UNAVAILABLE'>>>;

export const AttachCard = defineUseCase(
  'AttachCard',
  { vaults: CardVaults, customers: CardCustomers },
  ({ vaults: { open }, customers }): AttachCard =>
    async (accountId, cardId) => {
      const customer = open === null ? null : await customers.of(accountId);
      if (open === null || customer === null) return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
      const owner = await open.customerOf(cardId);
      if (owner !== null && owner !== customer) return refused({ code: 'CARD_REFUSED' });
      const card = await open.attach(customer, cardId);
      return card === null ? refused({ code: 'CARD_REFUSED' }) : ok(card);
    },
);

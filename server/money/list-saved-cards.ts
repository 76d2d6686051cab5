import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { SavedCard } from '#domain/money/payment/saved-card.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { CardCustomers } from '#server/money/ports/card-customers.ts';
import { CardVaults } from '#server/money/ports/card-vault.ts';

/** The account's own saved cards; none while cards are not taken. [S7.5-17] */
export type ListSavedCards = (asked: {
  readonly accountId: AccountId;
  readonly limit: number;
  readonly after: string | null;
}) => Promise<readonly SavedCard[]>;

export const ListSavedCards = defineUseCase(
  'ListSavedCards',
  { vaults: CardVaults, customers: CardCustomers },
  ({ vaults: { open }, customers }): ListSavedCards =>
    async ({ accountId, limit, after }) => {
      const customer = open === null ? null : await customers.of(accountId);
      return open === null || customer === null ? [] : open.cards(customer, limit, after);
    },
);

import type { AccountId } from '#domain/people/account-id.ts';
import type { CardCustomers } from '#server/money/ports/card-customers.ts';
import type { CardVault } from '#server/money/ports/card-vault.ts';

export const customerFor = async (
  vault: Pick<CardVault, 'createCustomer'>,
  customers: CardCustomers,
  accountId: AccountId,
  email: string,
): Promise<string> =>
  (await customers.of(accountId)) ?? (await customers.keep(accountId, await vault.createCustomer(accountId, email)));

import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { savedCardAbilities } from '#domain/permission/saved-card-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { CardCustomers } from '#server/money/ports/card-customers.ts';
import { CardVaults } from '#server/money/ports/card-vault.ts';

/** Somebody else's is NOT_FOUND: nobody learns that it exists. [S7.5-18] */
export type DetachCard = (viewer: PermissionViewer, cardId: string) => Promise<Result<true, RefusalOf<'NOT_FOUND'>>>;

export const DetachCard = defineUseCase(
  'DetachCard',
  { vaults: CardVaults, customers: CardCustomers },
  ({ vaults: { open }, customers }): DetachCard =>
    async (viewer, cardId) => {
      const customer = (await open?.customerOf(cardId)) ?? null;
      const ownerAccountId = customer === null ? null : await customers.ownerOf(customer);
      if (open === null || ownerAccountId === null) return refused({ code: 'NOT_FOUND' });
      if (!savedCardAbilities(viewer, { ownerAccountId }).includes('saved-card.remove'))
        return refused({ code: 'NOT_FOUND' });
      await open.detach(cardId);
      return ok(true);
    },
);

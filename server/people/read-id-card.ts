import type { Instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Kyc } from '#domain/people/kyc.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { idCardAbilities } from '#domain/permission/id-card-abilities.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { writePrivateLink } from '#server/platform/files/private-link.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

export type SeenCard = { readonly kyc: Kyc; readonly frontUrl: string; readonly backUrl: string };

/** Null when missing or for anyone but its owner and reviewers. */
export type ReadIdCard = (viewer: PermissionViewer, owner: AccountId, now: Instant) => Promise<SeenCard | null>;

export const ReadIdCard = defineUseCase(
  'ReadIdCard',
  { book: KycBook, keyring: Keyring },
  ({ book, keyring }): ReadIdCard =>
    async (viewer, owner, now) => {
      const kyc = await book.card(owner);
      if (kyc === null || !idCardAbilities(viewer, { ownerAccountId: owner }).includes('id-card.view')) return null;
      const link = (fileId: string): string => writePrivateLink(keyring, { fileId, accountId: owner }, now);
      return { kyc, frontUrl: link(kyc.card.frontImage), backUrl: link(kyc.card.backImage) };
    },
);

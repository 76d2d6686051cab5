import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { actsForCorporate, type PermissionViewer } from '#domain/people/viewer.ts';
import { corporateAbilities } from '#domain/permission/corporate-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';

type Account = Extract<PermissionViewer, { kind: 'account' }>;

export type Publisher = { readonly corporateId: number | null; readonly organiserName: string };

/** A corporate's owner once approved, or a SUB_ADMIN [S6-18] [S6-20]; other corporates are not found. */
export async function publisherOf(
  publishers: PublisherDirectory,
  viewer: Account,
  corporateId: number | null,
): Promise<Result<Publisher, RefusalOf<'CORPORATE_NOT_APPROVED'> | RefusalOf<'NOT_FOUND'> | RefusalOf<'FORBIDDEN'>>> {
  if (corporateId === null) {
    const [person] = await publishers.people([viewer.accountId]);
    return ok({
      corporateId: null,
      organiserName: person === undefined ? '' : fullName(person) || person.username,
    });
  }
  const [corporate] = await publishers.corporates([corporateId]);
  if (corporate === undefined || !actsForCorporate(viewer, corporateId)) return refused({ code: 'NOT_FOUND' });
  if (corporate.status !== 'APPROVED') return refused({ code: 'CORPORATE_NOT_APPROVED' });
  if (!corporateAbilities(viewer, { corporateId, status: corporate.status }).includes('corporate.publish'))
    return refused({ code: 'FORBIDDEN' });
  return ok({ corporateId, organiserName: corporate.displayName ?? corporate.companyName });
}

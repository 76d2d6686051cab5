import { withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Publisher } from '#domain/ledger/publisher-earnings.ts';
import { isAccountant, type PermissionViewer } from '#domain/people/viewer.ts';
import { type CorporateFacts, corporateAbilities } from '#domain/permission/corporate-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { decodeAccountId } from '#server/platform/graphql/account-wire-id.ts';

const CORPORATE = /^corporate-(\d{1,9})$/;

export const publisherName = (publisher: Publisher): string =>
  publisher.kind === 'CORPORATE' ? `corporate-${publisher.corporateId}` : withoutDashes(publisher.accountId);

type Asking = {
  readonly viewer: Extract<PermissionViewer, { kind: 'account' }>;
  readonly loaders: { readonly corporate: { readonly load: (id: number) => Promise<CorporateFacts | null> } };
};
type Own = { readonly publisher: Publisher; readonly mayRequest: boolean };

export async function publisherFor(
  name: string | null | undefined,
  { viewer, loaders }: Asking,
): Promise<Result<Own, RefusalOf<'NOT_FOUND'> | RefusalOf<'FORBIDDEN'>>> {
  const { accountId } = viewer;
  if (name === null || name === undefined) return ok({ publisher: { kind: 'ACCOUNT', accountId }, mayRequest: true });
  const corporateId = Number(CORPORATE.exec(name)?.[1] ?? 0);
  if (corporateId > 0) {
    const corporate = await loaders.corporate.load(corporateId);
    if (corporate === null) return refused({ code: 'NOT_FOUND' });
    const abilities = corporateAbilities(viewer, corporate);
    if (!abilities.includes('corporate.revenue')) return refused({ code: 'FORBIDDEN' });
    return ok({ publisher: { kind: 'CORPORATE', corporateId }, mayRequest: abilities.includes('corporate.payout') });
  }
  const other = decodeAccountId(name);
  if (other === null) return refused({ code: 'NOT_FOUND' });
  if (other !== accountId && !isAccountant(viewer)) return refused({ code: 'FORBIDDEN' });
  return ok({ publisher: { kind: 'ACCOUNT', accountId: other }, mayRequest: other === accountId });
}

import type { AccountId } from './account-id.ts';
import type { CorporateStatus } from './corporate-status.ts';

/** How a member of a corporate's staff may act for it [S6]. */
export type StaffRole = 'SUB_ADMIN' | 'ROOM_OPERATOR' | 'EVENT_OWNER';
export const STAFF_ROLES = ['SUB_ADMIN', 'ROOM_OPERATOR', 'EVENT_OWNER'] as const satisfies readonly StaffRole[];

/** A corporate that the viewer owns: the account's e-mail is the corporate's (compared without case). */
type OwnedCorporate = { readonly corporateId: number; readonly status: CorporateStatus };

type StaffMembership = { readonly corporateId: number; readonly role: StaffRole; readonly active: boolean };

/** Who asks, with the facts that rights are decided from; loaded once per request by the server. */
export type PermissionViewer =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'account';
      readonly accountId: AccountId;
      readonly isAdmin: boolean;
      readonly isAccountant: boolean;
      readonly ownedCorporates: readonly OwnedCorporate[];
      readonly staffMemberships: readonly StaffMembership[];
    };

/** As much of a viewer as says for which corporates they publish. */
export type PossiblePublisher =
  | Extract<PermissionViewer, { kind: 'anonymous' }>
  | Pick<Extract<PermissionViewer, { kind: 'account' }>, 'kind' | 'ownedCorporates' | 'staffMemberships'>;

export const anonymous: PermissionViewer = { kind: 'anonymous' };

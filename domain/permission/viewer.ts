import type { AccountId } from '#domain/account/account-id.ts';

/** How a member of a corporate's staff may act for it [S6]. */
export type StaffRole = 'SUB_ADMIN' | 'ROOM_OPERATOR' | 'EVENT_OWNER';

/** A corporate that the viewer owns: the account's e-mail is the corporate's (compared without case). */
type OwnedCorporate = { readonly corporateId: number; readonly status: 'PENDING' | 'APPROVED' | 'REJECTED' };

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

export const anonymous: PermissionViewer = { kind: 'anonymous' };

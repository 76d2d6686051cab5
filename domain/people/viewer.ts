import type { AccountId } from './account-id.ts';
import { CORPORATE_STATUSES, type CorporateStatus } from './corporate-status.ts';

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

export const isAdmin = (viewer: PermissionViewer): boolean => viewer.kind === 'account' && viewer.isAdmin;

export const isAccountant = (viewer: PermissionViewer): boolean =>
  viewer.kind === 'account' && (viewer.isAccountant || viewer.isAdmin);

/** Owns the corporate, approved, or is its active SUB_ADMIN. [S6-18] [S6-19] [S6-20] */
export const isPublisherOf = (viewer: PermissionViewer, corporateId: number): boolean =>
  publisherCorporates(viewer).includes(corporateId);

/** The account's e-mail is the corporate's, whatever its status. [S6-25] */
export const ownsCorporate = (viewer: PermissionViewer, corporateId: number): boolean =>
  viewer.kind === 'account' && owned(viewer, CORPORATE_STATUSES).includes(corporateId);

/** Owns the corporate, whatever its status, or is active in its staff, whatever the role. */
export const actsForCorporate = (viewer: PermissionViewer, corporateId: number): boolean =>
  actingCorporates(viewer).includes(corporateId);

/** The corporates the viewer publishes for. */
export const publisherCorporates = (viewer: PossiblePublisher): number[] =>
  viewer.kind === 'anonymous' ? [] : [...owned(viewer, ['APPROVED']), ...staffed(viewer, ['SUB_ADMIN'])];

/** The corporates the viewer acts for in any way. */
export const actingCorporates = (viewer: PermissionViewer): number[] =>
  viewer.kind === 'anonymous' ? [] : [...owned(viewer, CORPORATE_STATUSES), ...staffed(viewer, STAFF_ROLES)];

/** The corporates whose team the viewer manages: owner at any status, or active SUB_ADMIN. [S6-25] */
export const teamManagedCorporates = (viewer: PermissionViewer): number[] =>
  viewer.kind === 'anonymous' ? [] : [...owned(viewer, CORPORATE_STATUSES), ...staffed(viewer, ['SUB_ADMIN'])];

/** An admin-corporate account: its profile is the corporate's page. */
export const isPublisher = (viewer: PermissionViewer): boolean => publisherCorporates(viewer).length > 0;

/** Active staff as ROOM_OPERATOR or EVENT_OWNER. [S6-21] [S6-22] */
export const isStaffCorporateManager = (viewer: PermissionViewer): boolean =>
  viewer.kind === 'account' && staffed(viewer, ['ROOM_OPERATOR', 'EVENT_OWNER']).length > 0;

type Account = Extract<PossiblePublisher, { kind: 'account' }>;

const owned = (viewer: Account, statuses: readonly CorporateStatus[]): number[] =>
  viewer.ownedCorporates
    .filter((corporate) => statuses.includes(corporate.status))
    .map((corporate) => corporate.corporateId);

const staffed = (viewer: Account, roles: readonly StaffRole[]): number[] =>
  viewer.staffMemberships
    .filter((membership) => membership.active && roles.includes(membership.role))
    .map((membership) => membership.corporateId);

import type { AccountId } from './account-id.ts';
import { CORPORATE_STATUSES, type CorporateStatus } from './corporate-status.ts';

/** [S6] */
export type StaffRole = 'SUB_ADMIN' | 'ROOM_OPERATOR' | 'EVENT_OWNER';
export const STAFF_ROLES = ['SUB_ADMIN', 'ROOM_OPERATOR', 'EVENT_OWNER'] as const satisfies readonly StaffRole[];

/** The account's email is the corporate's, ignoring case. */
type OwnedCorporate = { readonly corporateId: number; readonly status: CorporateStatus };

type StaffMembership = { readonly corporateId: number; readonly role: StaffRole; readonly active: boolean };

/** Loaded once per request. */
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

/** The part of a viewer that decides which corporates they publish for. */
export type PossiblePublisher =
  | Extract<PermissionViewer, { kind: 'anonymous' }>
  | Pick<Extract<PermissionViewer, { kind: 'account' }>, 'kind' | 'ownedCorporates' | 'staffMemberships'>;

export const anonymous: PermissionViewer = { kind: 'anonymous' };

export const isAdmin = (viewer: PermissionViewer): boolean => viewer.kind === 'account' && viewer.isAdmin;

export const isAccountant = (viewer: PermissionViewer): boolean =>
  viewer.kind === 'account' && (viewer.isAccountant || viewer.isAdmin);

/** Owner of the approved corporate, or its active SUB_ADMIN. [S6-18] [S6-19] [S6-20] */
export const isPublisherOf = (viewer: PermissionViewer, corporateId: number): boolean =>
  publisherCorporates(viewer).includes(corporateId);

/** Owner at any status. [S6-25] */
export const ownsCorporate = (viewer: PermissionViewer, corporateId: number): boolean =>
  viewer.kind === 'account' && owned(viewer, CORPORATE_STATUSES).includes(corporateId);

/** Owner at any status, or active staff in any role. */
export const actsForCorporate = (viewer: PermissionViewer, corporateId: number): boolean =>
  actingCorporates(viewer).includes(corporateId);

export const publisherCorporates = (viewer: PossiblePublisher): number[] =>
  viewer.kind === 'anonymous' ? [] : [...owned(viewer, ['APPROVED']), ...staffed(viewer, ['SUB_ADMIN'])];

export const actingCorporates = (viewer: PermissionViewer): number[] =>
  viewer.kind === 'anonymous' ? [] : [...owned(viewer, CORPORATE_STATUSES), ...staffed(viewer, STAFF_ROLES)];

/** Corporates whose team the viewer manages: owner at any status, or active SUB_ADMIN. [S6-25] */
export const teamManagedCorporates = (viewer: PermissionViewer): number[] =>
  viewer.kind === 'anonymous' ? [] : [...owned(viewer, CORPORATE_STATUSES), ...staffed(viewer, ['SUB_ADMIN'])];

/** A corporate publisher; the profile is the corporate's page. */
export const isPublisher = (viewer: PermissionViewer): boolean => publisherCorporates(viewer).length > 0;

/** Active ROOM_OPERATOR or EVENT_OWNER. [S6-21] [S6-22] */
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

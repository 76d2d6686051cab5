import { CORPORATE_STATUSES, type CorporateStatus } from './corporate-status.ts';
import { type PermissionViewer, type PossiblePublisher, STAFF_ROLES, type StaffRole } from './viewer.ts';

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

import type { AccountId } from '#domain/people/account-id.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { EventFacts } from '#domain/permission/event-abilities.ts';

export type SignedIn = Extract<PermissionViewer, { kind: 'account' }>;

export const accountId = (name: string): AccountId => name as AccountId;

export const anAccount = (over: Partial<Omit<SignedIn, 'kind'>> = {}): SignedIn => ({
  kind: 'account',
  accountId: accountId('lan'),
  isAdmin: false,
  isAccountant: false,
  ownedCorporates: [],
  staffMemberships: [],
  ...over,
});

export const anOwner = (
  corporateId: number,
  status: SignedIn['ownedCorporates'][number]['status'] = 'APPROVED',
): SignedIn => anAccount({ ownedCorporates: [{ corporateId, status }] });

export const aStaffMember = (
  corporateId: number,
  role: SignedIn['staffMemberships'][number]['role'],
  active = true,
): SignedIn => anAccount({ staffMemberships: [{ corporateId, role, active }] });

export const anEventOf = (over: Partial<EventFacts> = {}): EventFacts => ({
  ownerAccountId: accountId('minh'),
  corporateId: null,
  status: 'PUBLISHED',
  feature: 'PUBLIC',
  archive: false,
  teamRole: null,
  hasOrders: false,
  opened: false,
  ...over,
});

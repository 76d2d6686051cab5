import fc from 'fast-check';
import { EVENT_FEATURES, EVENT_STATUSES, TEAM_ROLES } from '#domain/event/event.ts';
import { CORPORATE_STATUSES } from '#domain/people/corporate-status.ts';
import { anonymous, type PermissionViewer, STAFF_ROLES } from '#domain/people/viewer.ts';
import type { EventFacts } from '#domain/permission/event-abilities.ts';
import { accountId, anAccount, type SignedIn } from '#test/builders/a-viewer.ts';

export const anyAccountId = fc.constantFrom('lan', 'minh', 'hoa').map(accountId);
const corporateId = fc.constantFrom(12, 13);

export const anySignedIn: fc.Arbitrary<SignedIn> = fc
  .record({
    accountId: anyAccountId,
    isAdmin: fc.boolean(),
    isAccountant: fc.boolean(),
    ownedCorporates: fc.array(fc.record({ corporateId, status: fc.constantFrom(...CORPORATE_STATUSES) }), {
      maxLength: 2,
    }),
    staffMemberships: fc.array(
      fc.record({ corporateId, role: fc.constantFrom(...STAFF_ROLES), active: fc.boolean() }),
      {
        maxLength: 2,
      },
    ),
  })
  .map(anAccount);

export const anyViewer: fc.Arbitrary<PermissionViewer> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(anonymous) },
  { weight: 6, arbitrary: anySignedIn },
);

export const anyStepUp: fc.Arbitrary<(viewer: SignedIn) => SignedIn> = fc.oneof(
  fc.constant((viewer: SignedIn) => ({ ...viewer, isAdmin: true })),
  fc.constant((viewer: SignedIn) => ({ ...viewer, isAccountant: true })),
  fc.constant((viewer: SignedIn) => ({
    ...viewer,
    ownedCorporates: viewer.ownedCorporates.map((one) => ({ ...one, status: 'APPROVED' as const })),
  })),
  fc.constant((viewer: SignedIn) => ({
    ...viewer,
    staffMemberships: viewer.staffMemberships.map((one) => ({ ...one, active: true })),
  })),
  fc.constant((viewer: SignedIn) => ({
    ...viewer,
    staffMemberships: viewer.staffMemberships.map((one) => ({ ...one, role: 'SUB_ADMIN' as const })),
  })),
  fc.record({ corporateId, status: fc.constantFrom(...CORPORATE_STATUSES) }).map((more) => (viewer: SignedIn) => ({
    ...viewer,
    ownedCorporates: [...viewer.ownedCorporates, more],
  })),
  fc
    .record({ corporateId, role: fc.constantFrom(...STAFF_ROLES), active: fc.boolean() })
    .map((more) => (viewer: SignedIn) => ({
      ...viewer,
      staffMemberships: [...viewer.staffMemberships, more],
    })),
);

export const anyEventFacts: fc.Arbitrary<EventFacts> = fc.record({
  ownerAccountId: anyAccountId,
  corporateId: fc.option(corporateId),
  status: fc.constantFrom(...EVENT_STATUSES),
  feature: fc.constantFrom(...EVENT_FEATURES),
  archive: fc.boolean(),
  teamRole: fc.option(fc.constantFrom(...TEAM_ROLES)),
  hasOrders: fc.boolean(),
  opened: fc.constant(false),
});

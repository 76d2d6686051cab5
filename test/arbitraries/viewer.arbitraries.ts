import fc from 'fast-check';
import { EVENT_FEATURES, EVENT_STATUSES, TEAM_ROLES } from '#domain/event/event.ts';
import type { EventFacts } from '#domain/permission/event-abilities.ts';
import { anonymous, type PermissionViewer } from '#domain/permission/viewer.ts';
import { accountId, anAccount, type SignedIn } from '#test/builders/a-viewer.ts';

export const anyAccountId = fc.constantFrom('lan', 'minh', 'hoa').map(accountId);
const corporateId = fc.constantFrom(12, 13);

export const anySignedIn: fc.Arbitrary<SignedIn> = fc
  .record({
    accountId: anyAccountId,
    isAdmin: fc.boolean(),
    isAccountant: fc.boolean(),
    ownedCorporates: fc.array(fc.record({ corporateId, status: fc.constantFrom('PENDING', 'APPROVED', 'REJECTED') }), { maxLength: 2 }),
    staffMemberships: fc.array(fc.record({ corporateId, role: fc.constantFrom('SUB_ADMIN', 'ROOM_OPERATOR', 'EVENT_OWNER'), active: fc.boolean() }), {
      maxLength: 2,
    }),
  })
  .map(anAccount);

export const anyViewer: fc.Arbitrary<PermissionViewer> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(anonymous) },
  { weight: 6, arbitrary: anySignedIn },
);

export const anyEventFacts: fc.Arbitrary<EventFacts> = fc.record({
  ownerAccountId: anyAccountId,
  corporateId: fc.option(corporateId),
  status: fc.constantFrom(...EVENT_STATUSES),
  feature: fc.constantFrom(...EVENT_FEATURES),
  archive: fc.boolean(),
  teamRole: fc.option(fc.constantFrom(...TEAM_ROLES)),
  hasOrders: fc.boolean(),
});

import type { Account } from '#application/people/ports/profile-desk.ts';
import { CORPORATE_STATUSES } from '#domain/people/corporate-status.ts';
import { type ProfileTarget, profileTarget } from '#domain/people/profile-target.ts';
import { STAFF_ROLES } from '#domain/people/viewer.ts';

/** A corporate's publishers get its page, everybody else their own. [S2.3-03] [S2.3-04] */
export function ownPage({ username, corporate, staff }: Account): ProfileTarget {
  const status = CORPORATE_STATUSES.find((one) => one === corporate?.status);
  const role = STAFF_ROLES.find((one) => one === staff?.role);
  return profileTarget(
    {
      kind: 'account',
      ownedCorporates: corporate === null || status === undefined ? [] : [{ corporateId: corporate.id, status }],
      staffMemberships:
        staff === null || role === undefined ? [] : [{ corporateId: staff.corporateId, role, active: staff.active }],
    },
    {
      username,
      corporates: [
        ...(corporate === null ? [] : [{ corporateId: corporate.id, companyName: corporate.companyName }]),
        ...(staff === null ? [] : [{ corporateId: staff.corporateId, companyName: staff.companyName }]),
      ],
    },
  );
}

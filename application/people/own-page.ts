import type { Account } from '#application/people/ports/profile-desk.ts';
import { CORPORATE_STATUSES } from '#domain/people/corporate-status.ts';
import { type ProfileTarget, profileTarget } from '#domain/people/profile-target.ts';
import { type PossiblePublisher, publisherCorporates, STAFF_ROLES } from '#domain/people/viewer.ts';

function asPublisher({ corporate, staff }: Account): PossiblePublisher {
  const status = CORPORATE_STATUSES.find((one) => one === corporate?.status);
  const role = STAFF_ROLES.find((one) => one === staff?.role);
  return {
    kind: 'account',
    ownedCorporates: corporate === null || status === undefined ? [] : [{ corporateId: corporate.id, status }],
    staffMemberships:
      staff === null || role === undefined ? [] : [{ corporateId: staff.corporateId, role, active: staff.active }],
  };
}

const corporatesOf = ({ corporate, staff }: Account) => [
  ...(corporate === null ? [] : [{ corporateId: corporate.id, companyName: corporate.companyName }]),
  ...(staff === null ? [] : [{ corporateId: staff.corporateId, companyName: staff.companyName }]),
];

/** A corporate's publishers get its page, everybody else their own. [S2.3-03] [S2.3-04] */
export const ownPage = (account: Account): ProfileTarget =>
  profileTarget(asPublisher(account), { username: account.username, corporates: corporatesOf(account) });

/** Beside its own. [S1-27] */
export function ownPublishers(account: Account): readonly { readonly corporateId: number; readonly name: string }[] {
  const may = publisherCorporates(asPublisher(account));
  return corporatesOf(account)
    .filter(
      ({ corporateId }, at, all) =>
        may.includes(corporateId) && all.findIndex((one) => one.corporateId === corporateId) === at,
    )
    .map(({ corporateId, companyName }) => ({ corporateId, name: companyName }));
}

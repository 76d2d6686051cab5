import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { Membership, Memberships } from '#application/people/ports/memberships.ts';
import { ok } from '#domain/kernel/result.ts';
import { ORGANISATION_ROLES } from '#domain/people/organisation-users.ts';
import { STAFF_ROLES } from '#domain/people/viewer.ts';
import { LeaveCorporateDocument, LeaveOrganisationDocument, OwnMembershipsDocument } from './memberships.gen.ts';

export const makeGraphqlMemberships = (transport: GraphqlTransport): Memberships => ({
  async list() {
    const answer = await transport(OwnMembershipsDocument, {});
    if (!answer.ok) return answer;
    const { corporate_memberships: corporates, organization_users: organisations } = answer.value;
    return ok([
      ...corporates.map(
        (one): Membership => ({
          kind: 'CORPORATE',
          id: String(one.corporate_id),
          userId: one.user_id,
          name: one.company_name,
          // A role of a newer server has no rights here.
          role: STAFF_ROLES.find((role) => role === one.role) ?? 'EVENT_OWNER',
          active: one.active,
        }),
      ),
      ...organisations.entries.map(
        ({ role, user, organization: { id, name } }): Membership => ({
          kind: 'ORGANISATION',
          id,
          userId: user.id,
          name,
          role: ORGANISATION_ROLES.find((known) => known === role) ?? 'MEMBER',
          active: true,
        }),
      ),
    ]);
  },
  async leave({ kind, id, userId }) {
    const left =
      kind === 'CORPORATE'
        ? await transport(LeaveCorporateDocument, { id: Number(id), userId })
        : await transport(LeaveOrganisationDocument, { id, userId });
    return left.ok ? ok(null) : left;
  },
});

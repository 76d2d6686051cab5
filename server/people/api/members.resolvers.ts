import { z } from 'zod';
import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { firstOffer, offerEnds } from '#domain/people/corporate-offer.ts';
import { ORGANISATION_ROLES } from '#domain/people/organisation-users.ts';
import { managedStaffRoles, staffStanding } from '#domain/people/staff.ts';
import { isAdmin, ownsCorporate, STAFF_ROLES } from '#domain/people/viewer.ts';
import { corporateAbilities } from '#domain/permission/corporate-abilities.ts';
import { organisationAbilities } from '#domain/permission/organisation-abilities.ts';
import type { Refusal, RefusalOf } from '#domain/refusal.ts';
import { publicCorporate } from '#server/event/api/catalogue.resolvers.ts';
import { HandOverCorporate, type OfferWish } from '#server/people/corporates/hand-over-corporate.ts';
import { ChangeOrganisationUsers } from '#server/people/members/change-organisation-users.ts';
import { ChangeStaff } from '#server/people/members/change-staff.ts';
import { CreateOrganisation } from '#server/people/members/create-organisation.ts';
import { AccountRows, type AccountViewer } from '#server/people/ports/account-rows.ts';
import { CorporateOffers } from '#server/people/ports/corporate-offers.ts';
import { CorporateStaff } from '#server/people/ports/corporate-staff.ts';
import { type OrganisationRow, Organisations, type OrganisationUserRow } from '#server/people/ports/organisations.ts';
import { encodeAccountId } from '#server/platform/graphql/account-wire-id.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { accountWireId, oneOf, paging, rowNumber, someWords, words } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField, signedIn } from '#server/platform/graphql/root-field.ts';
import type {
  CorporateTeam,
  Organization,
  OrganizationUser,
  Resolvers,
  ResolversTypes,
} from '#server/platform/graphql/schema.gen.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

const LONGEST_EMAIL = 320;
const website = z
  .string()
  .trim()
  .max(500)
  .regex(/^(https?:\/\/\S+)?$/)
  .nullish()
  .transform((text) => (text ? text : null));

const uuid = words(64).transform((text, context) => {
  const id = withDashes(text);
  if (id !== null) return id;
  context.addIssue({ code: 'custom', message: 'not an id' });
  return z.NEVER;
});

const organisationOf = ({ organisationId, name, website: site, creatorEmail }: OrganisationRow): Organization => ({
  id: withoutDashes(organisationId),
  name,
  website: site,
  creator: { email: creatorEmail },
});

const userOf = ({
  accountId,
  role,
  insertedAt,
  email,
  firstName,
  organisation,
}: OrganisationUserRow): OrganizationUser => ({
  role,
  inserted_at: insertedAt,
  user: { id: encodeAccountId(accountId), email, first_name: firstName },
  organization: organisationOf(organisation),
});

type Team = Omit<CorporateTeam, 'corporate'> & { readonly corporate: ResolversTypes['Corporate'] };

async function teamOf(
  corporateId: number,
  viewer: AccountViewer,
  { use, loaders }: RequestContext,
): Promise<Result<Team, RefusalOf<'NOT_FOUND'> | RefusalOf<'FORBIDDEN'>>> {
  const corporate = await loaders.corporate.load(corporateId);
  const abilities = corporate === null ? [] : corporateAbilities(viewer, corporate);
  if (corporate === null || !abilities.includes('corporate.view')) return refused({ code: 'NOT_FOUND' });
  if (!abilities.includes('corporate.staff')) return refused({ code: 'FORBIDDEN' });
  const members = await use(CorporateStaff).of(corporateId);
  const mayOffer = ownsCorporate(viewer, corporateId);
  const offer = mayOffer ? await use(CorporateOffers).of(corporateId) : null;
  const own = members.find(({ accountId, active }) => active && accountId === viewer.accountId);
  const standing = staffStanding(
    { owns: ownsCorporate(viewer, corporateId), isAdmin: isAdmin(viewer) },
    own?.role ?? null,
  );
  return ok({
    corporate: publicCorporate(corporate),
    may_offer: mayOffer,
    offered_to: offer !== null && use(Clock).now() < offerEnds(offer) ? offer.email : null,
    manages: [...managedStaffRoles(standing)],
    members: members.map((member) => ({
      user_id: encodeAccountId(member.accountId),
      email: member.email,
      first_name: member.firstName,
      last_name: member.lastName,
      name_order: member.nameOrder ?? null,
      avatar: member.avatar,
      role: member.role,
      active: member.active,
      note: member.note,
      is_viewer: member.accountId === viewer.accountId,
    })),
  });
}

async function handOver(
  corporateId: number,
  wish: OfferWish,
  context: RequestContext & { readonly viewer: AccountViewer; readonly accountId: AccountId },
): Promise<Result<Team, Refusal>> {
  const done = await context.use(HandOverCorporate)(context.accountId, corporateId, wish);
  return done.ok ? teamOf(corporateId, context.viewer, context) : done;
}

export const membersResolvers: Resolvers = {
  Query: {
    organization_users: rootField({
      access: signedIn,
      input: z.object({ input: z.object({ ...paging, organization_id: uuid.nullish() }).nullish() }),
      resolve: async ({ input }, { use, viewer, accountId }) => {
        const organisations = use(Organisations);
        const { organization_id: asked, ...at } = input ?? {};
        const organisationId = asked ?? null;
        if (organisationId !== null) {
          const role = await organisations.roleOf(organisationId, accountId);
          const exists = (await organisations.find(organisationId)) !== null;
          if (!exists || !organisationAbilities(viewer, { role }).includes('organisation.view'))
            return refused({ code: 'NOT_FOUND' });
        }
        const query = organisationId === null ? { accountId } : { organisationId };
        const cursors = cursorsOf(use(Keyring), 'organization_users', { accountId, organisationId });
        const page = cursors.request(at);
        if (!page.ok) return page;
        const users = await organisations.users(query, page.value);
        return ok({
          entries: users.rows.map(userOf),
          metadata: cursors.metadata(users, () => organisations.countUsers(query)),
        });
      },
    }),
    corporate_staffs: rootField({
      access: onPlatform('admin.staffs'),
      input: z.object({ corporate_id: rowNumber }),
      resolve: ({ corporate_id }, context) => teamOf(corporate_id, context.viewer, context),
    }),
    corporate_memberships: rootField({
      access: signedIn,
      input: z.object({}),
      resolve: async (_, { use, accountId }) =>
        ok(
          (await use(AccountRows).staffOf(accountId)).map(({ corporate, role, active }) => ({
            corporate_id: corporate.corporateId,
            company_name: corporate.displayName ?? corporate.companyName,
            user_id: encodeAccountId(accountId),
            role,
            active,
          })),
        ),
    }),
    corporate_offers: rootField({
      access: signedIn,
      input: z.object({}),
      resolve: async (_, { use, accountId }) => {
        const offers = await use(CorporateOffers).to(accountId, firstOffer(use(Clock).now()));
        return ok(
          offers.flatMap(({ corporateId, companyName, ownerEmail, offer }) =>
            offer === null
              ? []
              : {
                  corporate_id: corporateId,
                  company_name: companyName,
                  offered_by: ownerEmail,
                  ends_at: offerEnds(offer),
                },
          ),
        );
      },
    }),
  },
  Mutation: {
    offer_corporate: rootField({
      access: onPlatform('admin.staffs'),
      input: z.object({ corporate_id: rowNumber, email: someWords(LONGEST_EMAIL) }),
      resolve: ({ corporate_id: id, email }, context) => handOver(id, { kind: 'OFFER', email }, context),
    }),
    withdraw_corporate_offer: rootField({
      access: onPlatform('admin.staffs'),
      input: z.object({ corporate_id: rowNumber }),
      resolve: ({ corporate_id: id }, context) => handOver(id, { kind: 'WITHDRAW' }, context),
    }),
    accept_corporate_offer: rootField({
      access: signedIn,
      input: z.object({ corporate_id: rowNumber }),
      resolve: ({ corporate_id: id }, { use, accountId }) => use(HandOverCorporate)(accountId, id, { kind: 'ACCEPT' }),
    }),
    decline_corporate_offer: rootField({
      access: signedIn,
      input: z.object({ corporate_id: rowNumber }),
      resolve: ({ corporate_id: id }, { use, accountId }) => use(HandOverCorporate)(accountId, id, { kind: 'DECLINE' }),
    }),
    create_organization: rootField({
      access: onPlatform('organisation.create'),
      input: z.object({ input: z.object({ name: someWords(200), website }) }),
      resolve: async ({ input }, { use, accountId }) => {
        const created = await use(CreateOrganisation)(accountId, input);
        return created.ok ? ok(organisationOf(created.value)) : created;
      },
    }),
    create_organization_user: rootField({
      access: signedIn,
      input: z.object({
        input: z.object({ organization_id: uuid, email: someWords(LONGEST_EMAIL), role: oneOf(ORGANISATION_ROLES) }),
      }),
      resolve: async ({ input: { organization_id: organisationId, email, role } }, { use, viewer }) => {
        const added = await use(ChangeOrganisationUsers)(viewer, organisationId, { kind: 'ADD', email, role });
        if (!added.ok) return added;
        const user = await use(Organisations).user(organisationId, added.value.accountId);
        return user === null ? refused({ code: 'MEMBERS_REFUSED', because: 'NOT_IN' }) : ok(userOf(user));
      },
    }),
    delete_organization_user: rootField({
      access: signedIn,
      input: z.object({ input: z.object({ organization_id: uuid, user_id: accountWireId }) }),
      resolve: async ({ input: { organization_id: organisationId, user_id: user } }, { use, viewer }) => {
        const removed = await use(ChangeOrganisationUsers)(viewer, organisationId, { kind: 'REMOVE', accountId: user });
        return removed.ok ? ok(true) : removed;
      },
    }),
    create_corporate_staff: rootField({
      access: onPlatform('admin.staffs'),
      input: z.object({
        input: z.object({ corporate_id: rowNumber, email: someWords(LONGEST_EMAIL), role: oneOf(STAFF_ROLES) }),
      }),
      resolve: async ({ input: { corporate_id: id, email, role } }, context) => {
        const added = await context.use(ChangeStaff)(context.viewer, id, { kind: 'ADD', email, role });
        return added.ok ? teamOf(id, context.viewer, context) : added;
      },
    }),
    update_corporate_staff: rootField({
      access: onPlatform('admin.staffs'),
      input: z.object({
        input: z.object({
          corporate_id: rowNumber,
          user_id: accountWireId,
          role: oneOf(STAFF_ROLES).nullish(),
          active: z.boolean().nullish(),
        }),
      }),
      resolve: async ({ input: { corporate_id: id, user_id: member, role, active } }, context) => {
        const change = context.use(ChangeStaff);
        const { viewer } = context;
        let done: Result<unknown, Refusal> = ok(null);
        if (role !== undefined && role !== null)
          done = await change(viewer, id, { kind: 'CHANGE_ROLE', accountId: member, role });
        if (done.ok && active !== undefined && active !== null)
          done = await change(viewer, id, { kind: 'SET_ACTIVE', accountId: member, active });
        return done.ok ? teamOf(id, viewer, context) : done;
      },
    }),
    delete_corporate_staff: rootField({
      access: signedIn,
      input: z.object({ corporate_id: rowNumber, user_id: accountWireId }),
      resolve: async ({ corporate_id: id, user_id: member }, context) => {
        const removed = await context.use(ChangeStaff)(context.viewer, id, { kind: 'REMOVE', accountId: member });
        if (!removed.ok) return removed;
        return member === context.accountId ? ok(null) : teamOf(id, context.viewer, context);
      },
    }),
  },
};

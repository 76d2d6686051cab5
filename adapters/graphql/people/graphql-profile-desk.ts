import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { ProfileDesk } from '#application/people/ports/profile-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { OwnProfileDocument, type OwnProfileQuery } from './own-profile.gen.ts';
import { RenameDocument } from './rename.gen.ts';

export const makeGraphqlProfileDesk = (transport: GraphqlTransport): ProfileDesk => ({
  profile: async () => {
    const answer = await transport(OwnProfileDocument, {});
    return answer.ok ? ok(parseAccount(answer.value.profile)) : answer;
  },
  rename: async ({ firstName, lastName, nameOrder = null }) => {
    const input = { first_name: firstName, last_name: lastName, name_order: nameOrder };
    const answer = await transport(RenameDocument, { input });
    return answer.ok ? ok(null) : answer;
  },
});

const STEPS = ['ASK', 'SET_UP_FIRST'] as const;

function parseAccount(profile: OwnProfileQuery['profile']) {
  if (profile === null) return null;
  const { corporate, corporate_staff: staff } = profile;
  return {
    id: profile.id,
    email: profile.email,
    firstName: profile.first_name,
    lastName: profile.last_name,
    nameOrder: profile.name_order,
    avatar: profile.avatar,
    username: profile.username,
    about: {
      gender: profile.setting.gender,
      phoneNumber: profile.setting.national_phone_number,
      jobTitle: profile.setting.job_title,
      note: profile.note,
    },
    isAdmin: profile.is_admin,
    isAccountant: profile.is_accountant,
    referralCode: profile.referral_code,
    corporate:
      corporate === null
        ? null
        : {
            id: corporate.id,
            slug: corporate.slug,
            companyName: corporate.company_name,
            name: corporate.display_name ?? corporate.company_name,
            status: corporate.status,
            email: corporate.company_email,
          },
    staff:
      staff === null
        ? null
        : {
            role: staff.role,
            active: staff.active,
            corporateId: staff.corporate.id,
            companyName: staff.corporate.company_name,
          },
    abilities: profile.abilities,
    secondFactorStep: STEPS.find((step) => step === profile.second_factor_step) ?? null,
  };
}

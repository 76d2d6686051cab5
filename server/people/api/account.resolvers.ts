import { z } from 'zod';
import { DOCUMENT_FORMATS } from '#domain/kernel/files/document-upload.ts';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { corporateSlug } from '#domain/kernel/names/slug.ts';
import { unlinkedName } from '#domain/kernel/names/unlinked-name.ts';
import { ok } from '#domain/kernel/result.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import { NAME_LONGEST } from '#domain/people/profile-name.ts';
import { needsSecondFactor, type SecondFactorStep, secondFactorStep } from '#domain/people/second-factor.ts';
import { platformAbilities } from '#domain/permission/platform-abilities.ts';
import { ChangeProfile, ChangeUserSetting } from '#server/people/change-profile.ts';
import { type AccountRow, AccountRows, type UserSetting as Setting } from '#server/people/ports/account-rows.ts';
import type { CorporateRow } from '#server/people/ports/publisher-rows.ts';
import { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import { type ProfileRow, ReadProfile } from '#server/people/read-profile.ts';
import { CreateUploadLink } from '#server/platform/files/create-upload-link.ts';
import { encodeAccountId } from '#server/platform/graphql/account-wire-id.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { accountWireId, oneOf, optionalWords, orderOfName, words } from '#server/platform/graphql/input-parts.ts';
import { RefusalError } from '#server/platform/graphql/refusal-error.ts';
import { everybody, rootField, signedIn } from '#server/platform/graphql/root-field.ts';
import type { PublicUser, Resolvers, ResolversTypes, UserSetting } from '#server/platform/graphql/schema.gen.ts';
import { isDocumentKind } from '#server/platform/ports/private-files.ts';
import { UPLOAD_KINDS } from '#server/platform/ports/stored-files.ts';
import type { PublicCorporate } from './public-corporate.ts';

const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp'] as const;

/** A wallet opens with the first reward. */
const EMPTY_BALANCE = { unit: 'POINT', value: ZERO };

/** Absent (undefined): unchanged. Null or blank: removed. */
const change = (most: number) => optionalWords(most).optional();

const nameChange = change(NAME_LONGEST).transform((name) => (name == null ? name : unlinkedName(name) || null));

/** Without absent fields, which zod writes as undefined. */
const given = <Change extends object>(change: Change) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Change]?: Exclude<Change[Name], undefined>;
  };

const profileInput = z
  .object({
    first_name: nameChange,
    last_name: nameChange,
    name_order: orderOfName,
    avatar: change(500),
  })
  .transform(({ first_name, last_name, name_order, avatar }) =>
    given({ firstName: first_name, lastName: last_name, nameOrder: name_order, avatar }),
  );

const userSettingInput = z
  .object({
    banner: change(500),
    job_title: change(120),
    gender: change(30),
    national_phone_number: change(30),
    country_calling_code: change(8),
    company_name: change(200),
    locale: oneOf(LOCALES).nullish(),
    note: change(1_000),
  })
  .transform(given);

const userSetting = (setting: Setting): UserSetting => ({ ...setting });

const corporate = (row: CorporateRow): PublicCorporate => ({
  id: row.corporateId,
  slug: corporateSlug(row.companyName, row.corporateId),
  company_name: row.companyName,
  display_name: row.displayName,
  company_address: row.companyAddress,
  company_email: row.companyEmail,
  company_phone_number: row.companyPhoneNumber,
  company_tax_code: row.companyTaxCode,
  legal_representative: row.legalRepresentative,
  logo: row.logo,
  banner: row.banner,
  website: row.website,
  status: row.status,
  approved_at: row.approvedAt,
  issued_date: row.issuedDate,
  webhook_url: null,
  ondemand: row.ondemand,
});

/** Null for people without platform rights, and in a session that a second factor was given in. */
async function secondFactorNeeded(
  account: AccountRow,
  { viewer, use }: RequestContext,
): Promise<Exclude<SecondFactorStep, 'GO_ON'> | null> {
  if (!needsSecondFactor(account) || (viewer.kind === 'account' && needsSecondFactor(viewer))) return null;
  const setUp = await use(SecondFactorRows).isSetUp(account.accountId);
  const step = secondFactorStep(null, setUp ? ['TOTP'] : []);
  return step === 'GO_ON' ? null : step;
}

function profile(
  { account, referralCount, corporate: owned, staff }: ProfileRow,
  step: Exclude<SecondFactorStep, 'GO_ON'> | null,
  context: RequestContext,
): ResolversTypes['Profile'] {
  return {
    id: encodeAccountId(account.accountId),
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    name_order: account.nameOrder ?? null,
    avatar: account.avatar,
    username: account.username,
    is_admin: account.isAdmin,
    is_accountant: account.isAccountant,
    balance: EMPTY_BALANCE,
    referral_code: account.referralCode,
    referral_count: referralCount,
    referred_by_code: account.referredByCode,
    corporate: owned === null ? null : corporate(owned),
    corporate_staff:
      staff === null
        ? null
        : { active: staff.active, role: staff.role, note: staff.note, corporate: corporate(staff.corporate) },
    setting: userSetting(account.setting),
    note: account.setting.note ?? null,
    second_factor_step: step,
    abilities: platformAbilities(context.viewer),
  };
}

const publicUser = ({
  accountId,
  username,
  firstName,
  lastName,
  nameOrder,
  avatar,
  insertedAt,
  setting,
}: AccountRow): PublicUser => ({
  id: encodeAccountId(accountId),
  username,
  first_name: firstName,
  last_name: lastName,
  name_order: nameOrder ?? null,
  avatar,
  inserted_at: insertedAt,
  setting: {
    banner: setting.banner ?? null,
    note: setting.note ?? null,
    headline: setting.headline ?? null,
    website: setting.website ?? null,
    twitter: setting.twitter ?? null,
    instagram: setting.instagram ?? null,
    linkedin: setting.linkedin ?? null,
    facebook: setting.facebook ?? null,
    youtube: setting.youtube ?? null,
    tiktok: setting.tiktok ?? null,
  },
});

async function ownProfile(context: RequestContext): Promise<ResolversTypes['Profile'] | null> {
  if (context.viewer.kind === 'anonymous') return null;
  const row = await context.use(ReadProfile)(context.viewer.accountId);
  return row === null ? null : profile(row, await secondFactorNeeded(row.account, context), context);
}

export const accountResolvers: Resolvers = {
  Query: {
    profile: rootField({
      access: everybody,
      input: z.object({}),
      resolve: async (_args, context) => ok(await ownProfile(context)),
    }),
    user: rootField({
      access: everybody,
      input: z.object({ id: accountWireId.nullish(), username: words(100).nullish(), email: words(320).nullish() }),
      resolve: async ({ id, username, email }, context) => {
        const rows = context.use(AccountRows);
        const row =
          typeof id === 'string'
            ? await rows.find(id)
            : typeof username === 'string'
              ? await rows.findByUsername(username)
              : null;
        if (row !== null || typeof email !== 'string' || context.viewer.kind === 'anonymous')
          return ok(row === null ? null : publicUser(row));
        const own = await rows.find(context.viewer.accountId);
        return ok(own !== null && sameEmail(own.email, email) ? publicUser(own) : null);
      },
    }),
  },
  Mutation: {
    update_profile: rootField({
      access: signedIn,
      input: z.object({ input: profileInput }),
      resolve: async ({ input }, context) => {
        const changed = await context.use(ChangeProfile)(context.accountId, input);
        if (!changed.ok) return changed;
        const row = await ownProfile(context);
        if (row === null) throw new RefusalError({ code: 'UNAUTHORIZED' });
        return ok(row);
      },
    }),
    update_user_setting: rootField({
      access: signedIn,
      input: z.object({ input: userSettingInput }),
      resolve: async ({ input }, context) => {
        const changed = await context.use(ChangeUserSetting)(context.accountId, input);
        return changed.ok ? ok(userSetting(changed.value)) : changed;
      },
    }),
    create_upload_link: rootField({
      access: signedIn,
      input: z.object({
        input: z
          .object({ ext: oneOf([...IMAGE_EXTENSIONS, ...DOCUMENT_FORMATS]), type: oneOf(UPLOAD_KINDS) })
          .refine(({ ext, type }) => isDocumentKind(type) !== IMAGE_EXTENSIONS.some((one) => one === ext), {
            path: ['ext'],
          }),
      }),
      resolve: async ({ input }, context) => {
        const link = await context.use(CreateUploadLink)({ accountId: context.accountId, kind: input.type });
        return link.ok ? ok({ upload_url: link.value.uploadUrl, url: link.value.url }) : link;
      },
    }),
  },
};

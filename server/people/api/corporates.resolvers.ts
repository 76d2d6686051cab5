import { z } from 'zod';
import type { Instant } from '#domain/kernel/instant.ts';
import { corporateSlug } from '#domain/kernel/names/slug.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { CORPORATE_STATUSES } from '#domain/people/corporate-status.ts';
import { maySubmitAgain, REVIEW_WORDS_LONGEST, type Registration } from '#domain/people/registration.ts';
import type { Refusal } from '#domain/refusal.ts';
import { RegisterCorporate } from '#server/people/corporates/register-corporate.ts';
import { ReviewCorporate } from '#server/people/corporates/review-corporate.ts';
import { CorporateRegistrations, type RegistrationRow } from '#server/people/ports/corporate-registrations.ts';
import { writePrivateLink } from '#server/platform/files/private-link.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { moment, oneOf, paging, rowNumber, search, words } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { CorporateRegistration, Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

const decidedAt = (registration: Registration): Instant | null => {
  if (registration.status === 'PENDING') return null;
  return registration.status === 'APPROVED' ? registration.approvedAt : registration.rejectedAt;
};

function shown(row: RegistrationRow, { use, now }: RequestContext): CorporateRegistration {
  const { registration, applicant } = row;
  const { form } = registration;
  return {
    id: row.corporateId,
    slug: corporateSlug(form.companyName, row.corporateId),
    company_name: form.companyName,
    company_email: row.companyEmail,
    business_license_number: form.businessLicenceNumber,
    issued_date: form.licenceIssuedAt,
    company_address: form.companyAddress,
    documents:
      applicant === null
        ? []
        : form.documents.map((fileId) => writePrivateLink(use(Keyring), { fileId, accountId: applicant }, now)),
    terms_version: form.termsVersion,
    may_be_contacted: form.mayBeContacted,
    status: registration.status,
    submitted_at: row.submittedAt,
    decided_at: decidedAt(registration),
    reason: registration.status === 'REJECTED' ? registration.reason : null,
    question: registration.status === 'PENDING' ? registration.question : null,
    may_resubmit: maySubmitAgain(registration),
  };
}

const registerInput = z
  .object({
    company_name: words(1_000),
    business_license_number: words(1_000),
    issued_date: moment.nullish(),
    company_address: words(1_000),
    documents: z.array(words(1_000)).max(20),
    agrees_to_terms: z.boolean(),
    terms_version: words(40),
    may_be_contacted: z.boolean(),
  })
  .transform((input) => ({
    companyName: input.company_name,
    businessLicenceNumber: input.business_license_number,
    licenceIssuedAt: input.issued_date ?? null,
    companyAddress: input.company_address,
    documents: input.documents,
    agreesToTerms: input.agrees_to_terms,
    termsVersion: input.terms_version,
    mayBeContacted: input.may_be_contacted,
  }));

const reviewWords = words(REVIEW_WORDS_LONGEST);

const answered = (result: Result<RegistrationRow, Refusal>, context: RequestContext) =>
  result.ok ? ok(shown(result.value, context)) : result;

export const corporatesResolvers: Resolvers = {
  Query: {
    corporate_registration: rootField({
      access: onPlatform('corporate.request'),
      input: z.object({}),
      resolve: async (_args, context) => {
        const row = await context.use(CorporateRegistrations).ofAccount(context.accountId);
        return ok(row === null ? null : shown(row, context));
      },
    }),
    corporate_registrations: rootField({
      access: onPlatform('admin.corporates'),
      input: z.object({ ...paging, status: oneOf(CORPORATE_STATUSES).nullish(), search }),
      resolve: async ({ status, search: wanted, ...asked }, context) => {
        const query = { status: status ?? null, search: wanted };
        const cursors = cursorsOf(context.use(Keyring), 'corporate_registrations', query);
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const registrations = context.use(CorporateRegistrations);
        const found = await registrations.list(query, page.value);
        return ok({
          entries: found.rows.map((row) => shown(row, context)),
          metadata: cursors.metadata(found, () => registrations.count(query)),
        });
      },
    }),
  },
  Mutation: {
    register_corporate: rootField({
      access: onPlatform('corporate.request'),
      input: z.object({ input: registerInput }),
      resolve: async ({ input }, context) =>
        answered(await context.use(RegisterCorporate)(context.accountId, input, '/request-corporate'), context),
    }),
    approve_corporate: rootField({
      access: onPlatform('admin.corporates'),
      input: z.object({ id: rowNumber }),
      resolve: async ({ id }, context) =>
        answered(
          await context.use(ReviewCorporate)(id, { kind: 'APPROVE', by: context.accountId }, context.accountId),
          context,
        ),
    }),
    reject_corporate: rootField({
      access: onPlatform('admin.corporates'),
      input: z.object({ id: rowNumber, reason: reviewWords }),
      resolve: async ({ id, reason }, context) =>
        answered(await context.use(ReviewCorporate)(id, { kind: 'REJECT', reason }, context.accountId), context),
    }),
    ask_corporate: rootField({
      access: onPlatform('admin.corporates'),
      input: z.object({ id: rowNumber, question: reviewWords }),
      resolve: async ({ id, question }, context) =>
        answered(await context.use(ReviewCorporate)(id, { kind: 'ASK', question }, context.accountId), context),
    }),
  },
};

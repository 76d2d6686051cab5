import * as z from 'zod/mini';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type {
  CorporateRegistration,
  CorporateRequests,
  CorporateReviews,
} from '#application/people/ports/corporate-desk.ts';
import { never } from '#domain/kernel/never.ts';
import { ok } from '#domain/kernel/result.ts';
import { CORPORATE_STATUSES } from '#domain/people/corporate-status.ts';
import {
  ApproveCorporateDocument,
  AskCorporateDocument,
  type CorporateRegistrationFieldsFragment,
  CorporateRegistrationsDocument,
  OwnRegistrationDocument,
  RegisterCorporateDocument,
  RejectCorporateDocument,
} from './corporate-registration.gen.ts';

const status = z.enum(CORPORATE_STATUSES);

const registrationOf = (told: CorporateRegistrationFieldsFragment): CorporateRegistration => ({
  corporateId: told.id,
  slug: told.slug,
  companyName: told.company_name,
  companyEmail: told.company_email,
  businessLicenceNumber: told.business_license_number,
  licenceIssuedAt: told.issued_date,
  companyAddress: told.company_address,
  documents: told.documents,
  termsVersion: told.terms_version,
  mayBeContacted: told.may_be_contacted,
  status: status.parse(told.status),
  submittedAt: told.submitted_at,
  decidedAt: told.decided_at,
  reason: told.reason,
  question: told.question,
  mayResubmit: told.may_resubmit,
});

export const makeGraphqlCorporateRequests = (transport: GraphqlTransport): CorporateRequests => ({
  async own() {
    const told = await transport(OwnRegistrationDocument, {});
    if (!told.ok) return told;
    const { corporate_registration: registration } = told.value;
    return ok(registration === null ? null : registrationOf(registration));
  },
  async register(input) {
    const told = await transport(RegisterCorporateDocument, {
      input: {
        company_name: input.companyName,
        business_license_number: input.businessLicenceNumber,
        issued_date: input.licenceIssuedAt,
        company_address: input.companyAddress,
        documents: [...input.documents],
        agrees_to_terms: input.agreesToTerms,
        terms_version: input.termsVersion,
        may_be_contacted: input.mayBeContacted,
      },
    });
    return told.ok ? ok(registrationOf(told.value.register_corporate)) : told;
  },
});

export const makeGraphqlCorporateReviews = (transport: GraphqlTransport): CorporateReviews => ({
  async page(wanted, search, { limit, after, before }) {
    const told = await transport(CorporateRegistrationsDocument, {
      status: wanted,
      search: search === '' ? null : search,
      limit: limit ?? null,
      after: after ?? null,
      before: before ?? null,
    });
    if (!told.ok) return told;
    const { entries, metadata } = told.value.corporate_registrations;
    return ok({
      entries: entries.map(registrationOf),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  async review(id, review) {
    switch (review.kind) {
      case 'APPROVE': {
        const told = await transport(ApproveCorporateDocument, { id });
        return told.ok ? ok(registrationOf(told.value.approve_corporate)) : told;
      }
      case 'REJECT': {
        const told = await transport(RejectCorporateDocument, { id, reason: review.words });
        return told.ok ? ok(registrationOf(told.value.reject_corporate)) : told;
      }
      case 'ASK': {
        const told = await transport(AskCorporateDocument, { id, question: review.words });
        return told.ok ? ok(registrationOf(told.value.ask_corporate)) : told;
      }
      default:
        return never(review);
    }
  },
});

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
  AcceptCorporateOfferDocument,
  CorporateOffersDocument,
  DeclineCorporateOfferDocument,
} from './corporate-offers.gen.ts';
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

const registrationOf = (answer: CorporateRegistrationFieldsFragment): CorporateRegistration => ({
  corporateId: answer.id,
  slug: answer.slug,
  companyName: answer.company_name,
  companyEmail: answer.company_email,
  businessLicenceNumber: answer.business_license_number,
  licenceIssuedAt: answer.issued_date,
  companyAddress: answer.company_address,
  documents: answer.documents,
  termsVersion: answer.terms_version,
  mayBeContacted: answer.may_be_contacted,
  status: status.parse(answer.status),
  submittedAt: answer.submitted_at,
  decidedAt: answer.decided_at,
  reason: answer.reason,
  question: answer.question,
  mayResubmit: answer.may_resubmit,
});

export const makeGraphqlCorporateRequests = (transport: GraphqlTransport): CorporateRequests => ({
  async own() {
    const answer = await transport(OwnRegistrationDocument, {});
    if (!answer.ok) return answer;
    const { corporate_registration: registration } = answer.value;
    return ok(registration === null ? null : registrationOf(registration));
  },
  async register(input) {
    const answer = await transport(RegisterCorporateDocument, {
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
    return answer.ok ? ok(registrationOf(answer.value.register_corporate)) : answer;
  },
  async offers() {
    const told = await transport(CorporateOffersDocument, {});
    if (!told.ok) return told;
    return ok(
      told.value.corporate_offers.map((offer) => ({
        corporateId: offer.corporate_id,
        companyName: offer.company_name,
        offeredBy: offer.offered_by,
        endsAt: offer.ends_at,
      })),
    );
  },
  async answerOffer(id, answer) {
    const done =
      answer === 'ACCEPT'
        ? await transport(AcceptCorporateOfferDocument, { id })
        : await transport(DeclineCorporateOfferDocument, { id });
    return done.ok ? ok(null) : done;
  },
});

export const makeGraphqlCorporateReviews = (transport: GraphqlTransport): CorporateReviews => ({
  async page(wanted, search, { limit, after, before }) {
    const answer = await transport(CorporateRegistrationsDocument, {
      status: wanted,
      search: search === '' ? null : search,
      limit: limit ?? null,
      after: after ?? null,
      before: before ?? null,
    });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.corporate_registrations;
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
        const answer = await transport(ApproveCorporateDocument, { id });
        return answer.ok ? ok(registrationOf(answer.value.approve_corporate)) : answer;
      }
      case 'REJECT': {
        const answer = await transport(RejectCorporateDocument, { id, reason: review.words });
        return answer.ok ? ok(registrationOf(answer.value.reject_corporate)) : answer;
      }
      case 'ASK': {
        const answer = await transport(AskCorporateDocument, { id, question: review.words });
        return answer.ok ? ok(registrationOf(answer.value.ask_corporate)) : answer;
      }
      default:
        return never(review);
    }
  },
});

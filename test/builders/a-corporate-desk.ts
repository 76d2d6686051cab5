import type {
  CorporateRegistration,
  CorporateRequests,
  CorporateReviews,
  OfferedCorporate,
} from '#application/people/ports/corporate-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { corporateSlug } from '#domain/kernel/names/slug.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import {
  decideRegistration,
  evolveRegistration,
  maySubmitAgain,
  parseRegistration,
  type Registration,
  type RegistrationCommand,
} from '#domain/people/registration.ts';
import type { RefusalOf } from '#domain/refusal.ts';

const ADMIN = 'admin' as AccountId;
const EMAIL = 'linh@example.test';

type Kept = { readonly corporateId: number; readonly submittedAt: Instant; readonly registration: Registration };

function seen({ corporateId, submittedAt, registration }: Kept): CorporateRegistration {
  const { form, status } = registration;
  return {
    corporateId,
    slug: corporateSlug(form.companyName, corporateId),
    companyName: form.companyName,
    companyEmail: EMAIL,
    businessLicenceNumber: form.businessLicenceNumber,
    licenceIssuedAt: form.licenceIssuedAt,
    companyAddress: form.companyAddress,
    documents: form.documents,
    termsVersion: form.termsVersion,
    mayBeContacted: form.mayBeContacted,
    status,
    submittedAt,
    decidedAt: status === 'APPROVED' ? registration.approvedAt : status === 'REJECTED' ? registration.rejectedAt : null,
    reason: status === 'REJECTED' ? registration.reason : null,
    question: status === 'PENDING' ? registration.question : null,
    mayResubmit: maySubmitAgain(registration),
  };
}

export function aCorporateDesk(
  now: () => Instant,
  offered: readonly OfferedCorporate[] = [],
): CorporateRequests & CorporateReviews {
  let kept: Kept | null = null;
  let offers = offered;
  function decide(command: RegistrationCommand) {
    const decided = decideRegistration(command, kept?.registration ?? null, now());
    if (!decided.ok) return decided;
    const registration = decided.value.reduce<Registration | null>(evolveRegistration, kept?.registration ?? null);
    if (registration === null) throw new Error('A registration vanished');
    kept = {
      corporateId: 12,
      submittedAt: command.kind === 'SUBMIT' ? now() : (kept?.submittedAt ?? now()),
      registration,
    };
    return ok(seen(kept));
  }
  const missing = (field: string): RefusalOf<'INVALID_INPUT'> => ({
    code: 'INVALID_INPUT',
    field,
    problem: { kind: 'REQUIRED' },
  });
  return {
    own: async () => ok(kept === null ? null : seen(kept)),
    register: async (input) => {
      const form = parseRegistration(input, now());
      if (!form.ok) return refused(missing('input'));
      const decided = decide({ kind: 'SUBMIT', form: form.value });
      if (decided.ok) return decided;
      if (decided.refusal.code === 'REGISTRATION_STATE_FORBIDS') return refused(decided.refusal);
      return refused({ code: 'NOT_FOUND' });
    },
    offers: async () => ok(offers),
    answerOffer: async (corporateId) => {
      if (!offers.some((offer) => offer.corporateId === corporateId))
        return refused({ code: 'MEMBERS_REFUSED', because: 'NOT_OFFERED' });
      offers = offers.filter((offer) => offer.corporateId !== corporateId);
      return ok(null);
    },
    page: async (status, search) => {
      const entries = kept === null || (status !== null && kept.registration.status !== status) ? [] : [seen(kept)];
      const found = entries.filter(({ companyName }) => companyName.toLowerCase().includes(search.toLowerCase()));
      return ok({ entries: found, after: null, before: null, totalCount: found.length });
    },
    review: async (_id, review) => {
      const decided =
        review.kind === 'APPROVE'
          ? decide({ kind: 'APPROVE', by: ADMIN })
          : review.kind === 'REJECT'
            ? decide({ kind: 'REJECT', reason: review.words })
            : decide({ kind: 'ASK', question: review.words });
      if (decided.ok) return decided;
      if (decided.refusal.code === 'REASON_MISSING')
        return refused(missing(review.kind === 'ASK' ? 'question' : 'reason'));
      return decided.refusal.code === 'REGISTRATION_STATE_FORBIDS'
        ? refused(decided.refusal)
        : refused({ code: 'NOT_FOUND' });
    },
  };
}

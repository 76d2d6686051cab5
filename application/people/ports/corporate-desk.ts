import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { CorporateStatus } from '#domain/people/corporate-status.ts';
import type { RegistrationInput } from '#domain/people/registration.ts';
import type { Refusal } from '#domain/refusal.ts';

/** As its applicant and the reviewers see it. */
export type CorporateRegistration = {
  readonly corporateId: number;
  readonly slug: string;
  readonly companyName: string;
  readonly companyEmail: string;
  readonly businessLicenceNumber: string;
  readonly licenceIssuedAt: Instant;
  readonly companyAddress: string;
  /** Addresses of pictures; they expire after minutes. */
  readonly documents: readonly string[];
  readonly termsVersion: string;
  readonly mayBeContacted: boolean;
  readonly status: CorporateStatus;
  readonly submittedAt: Instant;
  readonly decidedAt: Instant | null;
  readonly reason: string | null;
  readonly question: string | null;
  readonly mayResubmit: boolean;
};

export type CorporateReview =
  | { readonly kind: 'APPROVE' }
  | { readonly kind: 'REJECT' | 'ASK'; readonly words: string };

export type OfferedCorporate = {
  readonly corporateId: number;
  readonly companyName: string;
  /** The email of its owner. */
  readonly offeredBy: string | null;
  readonly endsAt: Instant;
};

export type CorporateRequests = {
  /** Null before the first registration. */
  readonly own: () => Promise<Result<CorporateRegistration | null, Refusal>>;
  /** Documents as uploaded addresses. */
  readonly register: (input: RegistrationInput) => Promise<Result<CorporateRegistration, Refusal>>;
  /** Corporates that their owners want to hand over to the viewer. */
  readonly offers: () => Promise<Result<readonly OfferedCorporate[], Refusal>>;
  /** MEMBERS_REFUSED once the offer has ended. */
  readonly answerOffer: (corporateId: number, answer: 'ACCEPT' | 'DECLINE') => Promise<Result<null, Refusal>>;
};
export const CorporateRequests: Token<CorporateRequests> = token('CorporateRequests');

export type CorporateReviews = {
  readonly page: (
    status: CorporateStatus | null,
    search: string,
    at: PageAt,
  ) => Promise<Result<Page<CorporateRegistration>, Refusal>>;
  readonly review: (corporateId: number, review: CorporateReview) => Promise<Result<CorporateRegistration, Refusal>>;
};
export const CorporateReviews: Token<CorporateReviews> = token('CorporateReviews');

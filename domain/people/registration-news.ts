import type { Registration } from './registration.ts';

/** Sent: to the reviewers. The outcome: to the applicant. */
export const REVIEW_HAPPENED = ['SUBMITTED', 'APPROVED', 'REJECTED', 'ASKED'] as const;
export type ReviewHappened = (typeof REVIEW_HAPPENED)[number];

/** `words`: the reason of a rejection, or what the reviewer asks for. */
type RegistrationNews = { readonly companyName: string; readonly words: string | null };

const LEFT_AS = {
  SUBMITTED: 'PENDING',
  ASKED: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
} as const satisfies Readonly<Record<ReviewHappened, Registration['status']>>;

/** What to tell about a step of a review; null when the registration has moved on since. [S4-05] */
export function registrationNews(registration: Registration, happened: ReviewHappened): RegistrationNews | null {
  if (registration.status !== LEFT_AS[happened]) return null;
  const { companyName } = registration.form;
  if (registration.status === 'REJECTED') return { companyName, words: registration.reason };
  const question = registration.status === 'PENDING' ? registration.question : null;
  if (happened === 'ASKED') return question === null ? null : { companyName, words: question };
  return { companyName, words: null };
}

import type { InputProblem } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';
import { CORPORATE_TRANSITIONS, type CorporateStatus } from './corporate-status.ts';

/** [S3-15] */
export type RegistrationForm = {
  readonly companyName: string;
  readonly businessLicenceNumber: string;
  readonly licenceIssuedAt: Instant;
  readonly companyAddress: string;
  /** Pictures of the licence: uploaded private files, 1 to 5. */
  readonly documents: readonly string[];
  /** The accepted version of the terms, and marketing consent. */
  readonly termsVersion: string;
  readonly agreedAt: Instant;
  readonly mayBeContacted: boolean;
};

/** `termsVersion`: the version shown. */
export type RegistrationInput = {
  readonly companyName: string;
  readonly businessLicenceNumber: string;
  readonly licenceIssuedAt: Instant | null;
  readonly companyAddress: string;
  readonly documents: readonly string[];
  readonly agreesToTerms: boolean;
  readonly termsVersion: string;
  readonly mayBeContacted: boolean;
};

type RegistrationField =
  | 'companyName'
  | 'businessLicenceNumber'
  | 'licenceIssuedAt'
  | 'companyAddress'
  | 'documents'
  | 'agreesToTerms';
export type RegistrationProblem = { readonly field: RegistrationField; readonly problem: InputProblem };

/** In characters. */
const LONGEST = { companyName: 200, businessLicenceNumber: 50, companyAddress: 300 } as const;
export const MOST_DOCUMENTS = 5;

/** The version of the terms for corporate publishers that the form shows. Raised when their text changes. */
export const PUBLISHER_TERMS_VERSION = '2026-11';

/** Reads the form, or returns all problems in form order. The terms must be accepted; marketing consent is optional. */
export function parseRegistration(
  input: RegistrationInput,
  now: Instant,
): Result<RegistrationForm, readonly RegistrationProblem[]> {
  const { licenceIssuedAt } = input;
  const words = {
    companyName: visibleText(input.companyName),
    businessLicenceNumber: input.businessLicenceNumber.trim(),
    companyAddress: input.companyAddress.trim(),
  };
  const problems: RegistrationProblem[] = [
    ...textProblems('companyName', words.companyName),
    ...textProblems('businessLicenceNumber', words.businessLicenceNumber),
    ...dateProblems(licenceIssuedAt, now),
    ...textProblems('companyAddress', words.companyAddress),
    ...documentProblems(input.documents),
    ...(input.agreesToTerms ? [] : [{ field: 'agreesToTerms', problem: { kind: 'REQUIRED' } } as const]),
  ];
  if (licenceIssuedAt === null || problems.length > 0) return refused(problems);
  return ok({
    ...words,
    licenceIssuedAt,
    documents: input.documents,
    termsVersion: input.termsVersion,
    agreedAt: now,
    mayBeContacted: input.mayBeContacted,
  });
}

function textProblems(field: keyof typeof LONGEST, text: string): RegistrationProblem[] {
  if (text === '') return [{ field, problem: { kind: 'REQUIRED' } }];
  return text.length > LONGEST[field] ? [{ field, problem: { kind: 'TOO_LONG', max: LONGEST[field] } }] : [];
}

function dateProblems(licenceIssuedAt: Instant | null, now: Instant): RegistrationProblem[] {
  if (licenceIssuedAt === null) return [{ field: 'licenceIssuedAt', problem: { kind: 'REQUIRED' } }];
  return licenceIssuedAt > now ? [{ field: 'licenceIssuedAt', problem: { kind: 'MALFORMED' } }] : [];
}

function documentProblems(documents: readonly string[]): RegistrationProblem[] {
  if (documents.length === 0) return [{ field: 'documents', problem: { kind: 'REQUIRED' } }];
  return documents.length > MOST_DOCUMENTS
    ? [{ field: 'documents', problem: { kind: 'TOO_LARGE', max: MOST_DOCUMENTS } }]
    : [];
}

export type Registration =
  | {
      readonly status: 'PENDING';
      readonly form: RegistrationForm;
      readonly submittedAt: Instant;
      /** What the reviewer asks the applicant for; null: nothing. */
      readonly question: string | null;
    }
  | {
      readonly status: 'APPROVED';
      readonly form: RegistrationForm;
      readonly approvedAt: Instant;
      /** Null for a corporate from before registrations. */
      readonly approvedBy: AccountId | null;
    }
  | {
      readonly status: 'REJECTED';
      readonly form: RegistrationForm;
      readonly rejectedAt: Instant;
      readonly reason: string;
    };

export type RegistrationCommand =
  | { readonly kind: 'SUBMIT'; readonly form: RegistrationForm }
  | { readonly kind: 'APPROVE'; readonly by: AccountId }
  | { readonly kind: 'REJECT'; readonly reason: string }
  | { readonly kind: 'ASK'; readonly question: string };

export type RegistrationEvent =
  | { readonly kind: 'SUBMITTED'; readonly form: RegistrationForm; readonly at: Instant }
  | { readonly kind: 'APPROVED'; readonly by: AccountId; readonly at: Instant }
  | { readonly kind: 'REJECTED'; readonly reason: string; readonly at: Instant }
  | { readonly kind: 'ASKED'; readonly question: string; readonly at: Instant };

export type RegistrationRefusal =
  | { readonly code: 'NOT_SUBMITTED' }
  | { readonly code: 'REASON_MISSING' }
  | { readonly code: 'REGISTRATION_STATE_FORBIDS'; readonly state: CorporateStatus };

const LEADS_TO = { SUBMIT: 'PENDING', APPROVE: 'APPROVED', REJECT: 'REJECTED' } as const satisfies Record<
  Exclude<RegistrationCommand['kind'], 'ASK'>,
  CorporateStatus
>;

/** Longest reason or question, in characters. */
export const REVIEW_WORDS_LONGEST = 1_000;

/** Null before the first submission. A rejection needs a reason; a question leaves it pending. [S4-04] [S4-05] */
export function decideRegistration(
  command: RegistrationCommand,
  registration: Registration | null,
  now: Instant,
): Result<readonly RegistrationEvent[], RegistrationRefusal> {
  if (registration === null && command.kind !== 'SUBMIT') return refused({ code: 'NOT_SUBMITTED' });
  if (registration !== null && !isAllowed(command, registration))
    return refused({ code: 'REGISTRATION_STATE_FORBIDS', state: registration.status });
  switch (command.kind) {
    case 'SUBMIT':
      return ok([{ kind: 'SUBMITTED', form: command.form, at: now }]);
    case 'APPROVE':
      return ok([{ kind: 'APPROVED', by: command.by, at: now }]);
    case 'REJECT': {
      const reason = command.reason.trim();
      return reason === '' ? refused({ code: 'REASON_MISSING' }) : ok([{ kind: 'REJECTED', reason, at: now }]);
    }
    case 'ASK': {
      const question = command.question.trim();
      return question === '' ? refused({ code: 'REASON_MISSING' }) : ok([{ kind: 'ASKED', question, at: now }]);
    }
    default:
      return never(command);
  }
}

function isAllowed({ kind }: RegistrationCommand, registration: Registration): boolean {
  if (kind === 'ASK') return registration.status === 'PENDING';
  if (kind === 'SUBMIT') return maySubmitAgain(registration);
  return mayBecome(registration.status, LEADS_TO[kind]);
}

/** Whether the applicant may send the form again: after a rejection, or when asked. */
export const maySubmitAgain = (registration: Pick<Registration, 'status'> & { readonly question?: string | null }) =>
  mayBecome(registration.status, LEADS_TO.SUBMIT) || (registration.question ?? null) !== null;

const mayBecome = (from: CorporateStatus, to: CorporateStatus): boolean =>
  (CORPORATE_TRANSITIONS[from] as readonly CorporateStatus[]).includes(to);

export function evolveRegistration(registration: Registration | null, event: RegistrationEvent): Registration | null {
  if (event.kind === 'SUBMITTED') return { status: 'PENDING', form: event.form, submittedAt: event.at, question: null };
  if (registration === null) return null;
  const { form } = registration;
  switch (event.kind) {
    case 'APPROVED':
      return { status: 'APPROVED', form, approvedAt: event.at, approvedBy: event.by };
    case 'REJECTED':
      return { status: 'REJECTED', form, rejectedAt: event.at, reason: event.reason };
    case 'ASKED':
      return registration.status === 'PENDING' ? { ...registration, question: event.question } : registration;
    default:
      return never(event);
  }
}

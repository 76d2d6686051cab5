import type { InputProblem } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** What a corporate says of itself when it asks to publish. [S3-15] */
export type RegistrationForm = {
  readonly companyName: string;
  readonly businessLicenceNumber: string;
  readonly licenceIssuedAt: Instant;
  readonly companyAddress: string;
  /** Which text of the terms was agreed to, and whether we may write about other things too. */
  readonly termsVersion: string;
  readonly agreedAt: Instant;
  readonly mayBeContacted: boolean;
};

/** As typed. `termsVersion`: the text that was shown. */
export type RegistrationInput = {
  readonly companyName: string;
  readonly businessLicenceNumber: string;
  readonly licenceIssuedAt: Instant | null;
  readonly companyAddress: string;
  readonly agreesToTerms: boolean;
  readonly termsVersion: string;
  readonly mayBeContacted: boolean;
};

type RegistrationField =
  | 'companyName'
  | 'businessLicenceNumber'
  | 'licenceIssuedAt'
  | 'companyAddress'
  | 'agreesToTerms';
export type RegistrationProblem = { readonly field: RegistrationField; readonly problem: InputProblem };

/** Longest, in characters. */
const LONGEST = { companyName: 200, businessLicenceNumber: 50, companyAddress: 300 } as const;

/**
 * Takes the form, or says everything that is wrong with it at once, in the order of the form. Terms have to be agreed
 * to; being contacted is a free choice.
 */
export function parseRegistration(
  input: RegistrationInput,
  now: Instant,
): Result<RegistrationForm, readonly RegistrationProblem[]> {
  const { licenceIssuedAt } = input;
  const words = {
    companyName: input.companyName.trim(),
    businessLicenceNumber: input.businessLicenceNumber.trim(),
    companyAddress: input.companyAddress.trim(),
  };
  const problems: RegistrationProblem[] = [
    ...textProblems('companyName', words.companyName),
    ...textProblems('businessLicenceNumber', words.businessLicenceNumber),
    ...dateProblems(licenceIssuedAt, now),
    ...textProblems('companyAddress', words.companyAddress),
    ...(input.agreesToTerms ? [] : [{ field: 'agreesToTerms', problem: { kind: 'REQUIRED' } } as const]),
  ];
  if (licenceIssuedAt === null || problems.length > 0) return refused(problems);
  return ok({
    ...words,
    licenceIssuedAt,
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

import { z } from 'zod';
import { unlinkedName } from '#domain/kernel/names/unlinked-name.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { optionalWords, orderOfName, personsName } from '#server/platform/graphql/input-parts.ts';
import type { Attendee, AttendeeAbout } from '#server/sale/ports/reservation-desk.ts';

/** Bounds one request; the purchase limits of domain/ are far lower. */
export const MOST_PLACES = 1_000;

const emailAddress = z
  .string()
  .max(320)
  .transform((text, context): string => {
    const email = parseEmailAddress(text);
    if (email.ok) return email.value;
    context.addIssue({ code: 'custom', message: 'not an e-mail address' });
    return z.NEVER;
  });

/** Answers are flat; the bound protects the stack. */
const DEEPEST_ANSWERS = 10;
const isDeeperThan = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((inner) => isDeeperThan(inner, most - 1)));

const answersOf = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    const answers: unknown = JSON.parse(text);
    return isDeeperThan(answers, DEEPEST_ANSWERS) ? undefined : answers;
  } catch {
    return undefined;
  }
};

export const oneForm = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    const answers = answersOf(text);
    if (answers === undefined) context.addIssue({ code: 'custom', message: 'not JSON' });
    return answers;
  });
export const formAnswers = z.array(oneForm);

type Told = {
  readonly company_name: string | null;
  readonly company_address: string | null;
  readonly industries: string | null;
  readonly organization: string | null;
  readonly question: string | null;
};

function aboutOf({ company_name, company_address, industries, organization, question }: Told): AttendeeAbout | null {
  const about = { companyName: company_name, companyAddress: company_address, industries, organization, question };
  return Object.values(about).every((part) => part === null) ? null : about;
}

const attendee = z
  .object({
    email: emailAddress,
    first_name: personsName(100),
    last_name: optionalWords(100),
    name_order: orderOfName,
    gender: optionalWords(30),
    phone_number: optionalWords(30),
    job_title: optionalWords(200),
    company_name: optionalWords(200),
    company_address: optionalWords(300),
    industries: optionalWords(200),
    organization: optionalWords(200),
    question: optionalWords(2_000),
    note: optionalWords(2_000),
    metadata: optionalWords(20_000),
  })
  .transform((given, context): Attendee => {
    const answers = answersOf(given.metadata);
    if (answers === undefined) context.addIssue({ code: 'custom', path: ['metadata'], message: 'not JSON' });
    return {
      email: given.email,
      firstName: given.first_name,
      lastName: given.last_name === null ? null : unlinkedName(given.last_name) || null,
      nameOrder: given.name_order ?? null,
      gender: given.gender,
      phoneNumber: given.phone_number,
      jobTitle: given.job_title,
      note: given.note,
      about: aboutOf(given),
      answers,
    };
  });

export const attendees = z.array(attendee).max(MOST_PLACES);

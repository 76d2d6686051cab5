import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { isTimezone } from '#domain/time/timezone.ts';
import { plateNamed } from './plate/plate.ts';
import { policyDaysProblems, type SelfServicePolicy } from './self-service-policy.ts';

export const EVENT_NAME_MAX = 200;
export const ADDRESS_MAX = 300;
export const DESCRIPTION_MAX = 100_000;
export const POLICY_MAX = 20_000;
export const URLS_MAX = 20;
export const URL_MAX = 2_000;

export type EventInput = SelfServicePolicy & {
  readonly name: string;
  readonly address: string | null;
  readonly description: string;
  readonly policy: string | null;
  readonly timezone: string;
  readonly urls: readonly string[];
  readonly approvalDays: number;
  /** The name of its plate; null: the one that its id gives. */
  readonly plate: string | null;
};

/** All problems of an event form, in form order. [S5-01] [S5-07] */
export const eventProblems = (input: EventInput): readonly InvalidInput[] =>
  [
    textProblem('name', input.name, EVENT_NAME_MAX, 'REQUIRED'),
    textProblem('address', input.address ?? '', ADDRESS_MAX),
    textProblem('description', input.description, DESCRIPTION_MAX),
    textProblem('policy', input.policy ?? '', POLICY_MAX),
    isTimezone(input.timezone) ? null : invalid('timezone', { kind: 'MALFORMED' }),
    urlsProblem(input.urls),
    ...policyDaysProblems(input),
    input.plate === null || plateNamed(input.plate) !== null ? null : invalid('plate', { kind: 'MALFORMED' }),
  ].filter((problem) => problem !== null);

/** The first problem, or the event as stored: trimmed, blank as null. */
export function validateEvent<Input extends EventInput>(input: Input): Result<Input, InvalidInput> {
  const [problem] = eventProblems(input);
  if (problem !== undefined) return refused(problem);
  return ok({
    ...input,
    name: visibleText(input.name),
    address: blankAsNull(input.address),
    policy: blankAsNull(input.policy),
  });
}

const isLink = (url: string): boolean => url.length <= URL_MAX && /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(url);

/** Only http and https links are allowed; null: none. */
export const linkProblem = (field: string, url: string | null): InvalidInput | null =>
  url === null || isLink(url) ? null : invalid(field, { kind: 'MALFORMED' });

/** Only http and https links are allowed. */
export function urlsProblem(urls: readonly string[]): InvalidInput | null {
  if (urls.length > URLS_MAX) return invalid('urls', { kind: 'TOO_LARGE', max: URLS_MAX });
  return urls.every(isLink) ? null : invalid('urls', { kind: 'MALFORMED' });
}

export const blankAsNull = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text.trim();

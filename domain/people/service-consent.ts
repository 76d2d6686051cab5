import { DAY, type Instant, later } from '#domain/kernel/instant.ts';

/** What services of others do for a page. Each is agreed to by itself. [S1-55] [S1-59] [S1-60] */
export const SERVICES = ['ANALYTICS', 'CHAT', 'TRANSLATION'] as const;
export type Service = (typeof SERVICES)[number];

/** Raised when the question says something else; then it is asked again. */
const CONSENT_TEXT_VERSION = 1;
export const CONSENT_KEPT_FOR = 365 * DAY;

/** What a visitor answered: to which text, when, about what, and yes to which. */
export type ConsentAnswer = {
  readonly textVersion: number;
  readonly at: Instant;
  readonly asked: readonly Service[];
  readonly granted: readonly Service[];
};

const holds = (answer: ConsentAnswer, now: Instant): boolean =>
  answer.textVersion === CONSENT_TEXT_VERSION && answer.at <= now && now < later(answer.at, CONSENT_KEPT_FOR);

/** Which services may be loaded: configured here, and agreed to by an answer that still holds. */
export const allowedServices = (
  configured: readonly Service[],
  answer: ConsentAnswer | null,
  now: Instant,
): readonly Service[] =>
  answer === null || !holds(answer, now) ? [] : configured.filter((service) => answer.granted.includes(service));

/** Whether the visitor is to be asked: something is configured here that no answer that still holds is about. */
export const needsConsent = (configured: readonly Service[], answer: ConsentAnswer | null, now: Instant): boolean =>
  configured.some((service) => answer === null || !holds(answer, now) || !answer.asked.includes(service));

/** The answer to be kept. Nobody agrees to what was not asked. */
export const answerConsent = (
  configured: readonly Service[],
  granted: readonly Service[],
  now: Instant,
): ConsentAnswer => ({
  textVersion: CONSENT_TEXT_VERSION,
  at: now,
  asked: configured,
  granted: configured.filter((service) => granted.includes(service)),
});

import { DAY, type Instant, later } from '#domain/kernel/instant.ts';

/** Third-party services; each needs its own consent. [S1-55] [S1-59] [S1-60] */
export const SERVICES = ['ANALYTICS', 'CHAT', 'TRANSLATION'] as const;
export type Service = (typeof SERVICES)[number];

/** Raised when the question changes, which asks again. */
const CONSENT_TEXT_VERSION = 1;
export const CONSENT_KEPT_FOR = 365 * DAY;

/** A visitor's answer: to which text, when, for which services, and which were accepted. */
export type ConsentAnswer = {
  readonly textVersion: number;
  readonly at: Instant;
  readonly asked: readonly Service[];
  readonly granted: readonly Service[];
};

const holds = (answer: ConsentAnswer, now: Instant): boolean =>
  answer.textVersion === CONSENT_TEXT_VERSION && answer.at <= now && now < later(answer.at, CONSENT_KEPT_FOR);

/** Services that are configured and consented to. */
export const allowedServices = (
  configured: readonly Service[],
  answer: ConsentAnswer | null,
  now: Instant,
): readonly Service[] =>
  answer === null || !holds(answer, now) ? [] : configured.filter((service) => answer.granted.includes(service));

/** Whether a configured service has no valid answer yet. */
export const needsConsent = (configured: readonly Service[], answer: ConsentAnswer | null, now: Instant): boolean =>
  configured.some((service) => answer === null || !holds(answer, now) || !answer.asked.includes(service));

/** The answer to store. Only services that were asked for can be granted. */
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

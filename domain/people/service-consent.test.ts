import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, later } from '#domain/kernel/instant.ts';
import { allowedServices, answerConsent, CONSENT_KEPT_FOR, needsConsent, SERVICES } from './service-consent.ts';

const services = fc.subarray([...SERVICES]);
const now = instant(Date.UTC(2026, 10, 20));
const within = fc.integer({ min: 0, max: CONSENT_KEPT_FOR - 1 });

describe('third-party services', () => {
  it('load only if configured and consented to, and ask once', () => {
    fc.assert(
      fc.property(services, services, within, (configured, granted, ms) => {
        const answer = answerConsent(configured, granted, now);
        const at = later(now, ms);
        expect(allowedServices(configured, answer, at)).toEqual(
          configured.filter((service) => granted.includes(service)),
        );
        expect(needsConsent(configured, answer, at)).toBe(false);
      }),
    );
  });

  it('never load before asking, and do not ask if none is configured', () => {
    fc.assert(
      fc.property(services, (configured) => {
        expect(allowedServices(configured, null, now)).toEqual([]);
        expect(needsConsent(configured, null, now)).toBe(configured.length > 0);
      }),
    );
  });

  it.each([
    ['after a year', { at: later(now, -CONSENT_KEPT_FOR) }],
    ['when the question has changed', { textVersion: 0 }],
    ['when the answer comes from the future', { at: later(now, 1) }],
  ])('ask again %s, and stay off until then', (_when, change) => {
    const answer = { ...answerConsent(SERVICES, SERVICES, now), ...change };
    expect([allowedServices(SERVICES, answer, now), needsConsent(SERVICES, answer, now)]).toEqual([[], true]);
  });

  it('ask about newly configured services and keep earlier consent', () => {
    const answer = answerConsent(['ANALYTICS'], SERVICES, now);
    expect(answer.granted).toEqual(['ANALYTICS']);
    expect(needsConsent(['ANALYTICS', 'CHAT'], answer, now)).toBe(true);
    expect(allowedServices(['ANALYTICS', 'CHAT'], answer, now)).toEqual(['ANALYTICS']);
  });
});

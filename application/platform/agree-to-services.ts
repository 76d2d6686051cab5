import type { Clock } from '#application/platform/ports/clock.ts';
import type { ConsentMemory } from '#application/platform/ports/consent-memory.ts';
import type { ThirdParties, ThirdParty } from '#application/platform/ports/third-parties.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import { allowedServices, answerConsent, needsConsent, type Service } from '#domain/people/service-consent.ts';

type ConsentState = { readonly due: boolean; readonly granted: readonly Service[] };

/** Third-party services, each loaded only with consent. [S1-55] [S1-59] [S1-60] */
export type AgreeToServices = {
  /** Loads consented services and tells whether to ask. */
  readonly begin: (configured: readonly ThirdParty[]) => Promise<ConsentState>;
  /** STALE: a revoked service is loaded; the page must reload. */
  readonly answer: (configured: readonly ThirdParty[], granted: readonly Service[]) => Promise<'DONE' | 'STALE'>;
};
export const AgreeToServices: Token<AgreeToServices> = token('AgreeToServices');

type Ports = { readonly memory: ConsentMemory; readonly thirdParties: ThirdParties; readonly clock: Clock };

export const makeAgreeToServices = ({ memory, thirdParties, clock }: Ports): AgreeToServices => {
  const loaded = new Set<Service>();
  const load = (configured: readonly ThirdParty[], allowed: readonly Service[]): void => {
    for (const party of configured) {
      if (loaded.has(party.service) || !allowed.includes(party.service)) continue;
      loaded.add(party.service);
      thirdParties.load(party);
    }
  };
  const namesOf = (configured: readonly ThirdParty[]): readonly Service[] => configured.map(({ service }) => service);
  return {
    begin: async (configured) => {
      const answer = memory.recall();
      const granted = allowedServices(namesOf(configured), answer, clock.now());
      load(configured, granted);
      return { due: needsConsent(namesOf(configured), answer, clock.now()), granted };
    },
    answer: async (configured, granted) => {
      const answer = answerConsent(namesOf(configured), granted, clock.now());
      memory.remember(answer);
      const stale = [...loaded].some((service) => !answer.granted.includes(service));
      load(configured, answer.granted);
      return stale ? 'STALE' : 'DONE';
    },
  };
};

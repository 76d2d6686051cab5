import * as z from 'zod/mini';
import type { ConsentMemory } from '#application/platform/ports/consent-memory.ts';
import { instant } from '#domain/kernel/instant.ts';
import { SERVICES } from '#domain/people/service-consent.ts';

const KEY = 'consent';

const kept = z.object({
  textVersion: z.number(),
  at: z.int(),
  asked: z.array(z.enum(SERVICES)),
  granted: z.array(z.enum(SERVICES)),
});

/** Without storage nothing was agreed to. */
export const makeLocalConsentMemory = (storage: () => Storage): ConsentMemory => ({
  recall: () => {
    try {
      const read = kept.safeParse(JSON.parse(storage().getItem(KEY) ?? 'null'));
      return read.success ? { ...read.data, at: instant(read.data.at) } : null;
    } catch {
      return null;
    }
  },
  remember: (answer) => {
    try {
      storage().setItem(KEY, JSON.stringify(answer));
    } catch {
      // Then the next page asks again.
    }
  },
});

import { consoleLog } from '#adapters/device/platform/console-log.ts';
import { makeScriptThirdParties } from '#adapters/device/platform/script-third-parties.ts';
import { cookieTranslationMemory } from '#adapters/storage/platform/cookie-translation-memory.ts';
import { makeLocalConsentMemory } from '#adapters/storage/platform/local-consent-memory.ts';
import { makeAgreeToServices } from '#application/platform/agree-to-services.ts';
import type { Clock } from '#application/platform/ports/clock.ts';
import { makeTranslatePage } from '#application/platform/translate-page.ts';

/** Loaded only if a service is configured. */
export const makeThirdPartyUseCases = (clock: Clock) => ({
  agree: makeAgreeToServices({
    memory: makeLocalConsentMemory(() => window.localStorage),
    thirdParties: makeScriptThirdParties(consoleLog, document),
    clock,
  }),
  translate: makeTranslatePage({ memory: cookieTranslationMemory, log: consoleLog }),
});

import { consoleLog } from '#adapters/device/console-log.ts';
import { makeScriptThirdParties } from '#adapters/device/script-third-parties.ts';
import { cookieTranslationMemory } from '#adapters/storage/cookie-translation-memory.ts';
import { makeLocalConsentMemory } from '#adapters/storage/local-consent-memory.ts';
import { makeAgreeToServices } from '#application/consent/agree-to-services.ts';
import type { Clock } from '#application/ports/clock.ts';
import { makeTranslatePage } from '#application/translation/translate-page.ts';

/** What services of others need; fetched only where one is configured. */
export const makeThirdPartyUseCases = (clock: Clock) => ({
  agree: makeAgreeToServices({
    memory: makeLocalConsentMemory(() => window.localStorage),
    thirdParties: makeScriptThirdParties(consoleLog, document),
    clock,
  }),
  translate: makeTranslatePage({ memory: cookieTranslationMemory, log: consoleLog }),
});

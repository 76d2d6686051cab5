import { browserClipboard } from '#adapters/device/browser-clipboard.ts';
import { makeBrowserTabTurns } from '#adapters/device/browser-tab-turns.ts';
import { consoleLog } from '#adapters/device/console-log.ts';
import { randomKey } from '#adapters/device/random-key.ts';
import { makeFailureNotices } from '#adapters/device/subject-failure-notices.ts';
import { systemClock } from '#adapters/device/system-clock.ts';
import { makeLazyTransport } from '#adapters/graphql/client/lazy-transport.ts';
import { browserLanguageMemory } from '#adapters/storage/browser-language-memory.ts';
import { cookieReferralMemory } from '#adapters/storage/cookie-referral-memory.ts';
import { cookieSessionMark } from '#adapters/storage/cookie-session-mark.ts';
import { makeLocalKeepsakes } from '#adapters/storage/local-keepsakes.ts';
import { makeSessionStorageReturnMemory } from '#adapters/storage/session-storage-return-memory.ts';
import { AgreeToServices } from '#application/consent/agree-to-services.ts';
import { CopyText, makeCopyText } from '#application/copying/copy-text.ts';
import { AccessToken } from '#application/ports/access-token.ts';
import { Clock } from '#application/ports/clock.ts';
import { FailureNotices } from '#application/ports/failure-notices.ts';
import { Keepsakes } from '#application/ports/keepsakes.ts';
import { LanguageMemory } from '#application/ports/language-memory.ts';
import { LiveUpdates } from '#application/ports/live-updates.ts';
import { NewKey } from '#application/ports/new-key.ts';
import { ProviderDesk } from '#application/ports/provider-desk.ts';
import { ReferralMemory } from '#application/ports/referral-memory.ts';
import { ReturnMemory } from '#application/ports/return-memory.ts';
import { SessionDesk } from '#application/ports/session-desk.ts';
import { SessionMark } from '#application/ports/session-mark.ts';
import { TabTurns } from '#application/ports/tab-turns.ts';
import { TranslatePage } from '#application/translation/translate-page.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { bindTo, bindValue, type Wiring } from './bind.ts';
import { fetchedOnce } from './fetched-once.ts';
import { lazyPort } from './lazy-port.ts';
import { lazyStream } from './lazy-stream.ts';
import { Transport } from './transport.ts';

/** What stands behind the ports in a browser. */
export const browserBindings =
  (locale: Locale): Wiring =>
  (bind) => {
    const fetchHere: typeof fetch = (...args) => window.fetch(...args);
    bindValue(bind, Clock, systemClock);
    bindValue(bind, NewKey, randomKey);
    bindValue(bind, FailureNotices, makeFailureNotices());
    bindValue(bind, TabTurns, makeBrowserTabTurns());
    bindValue(bind, SessionMark, cookieSessionMark);
    bindValue(
      bind,
      Keepsakes,
      makeLocalKeepsakes(
        () => window.localStorage,
        () => window.caches,
      ),
    );
    bindValue(bind, ReferralMemory, cookieReferralMemory);
    bindValue(bind, LanguageMemory, browserLanguageMemory);
    bindValue(bind, CopyText, makeCopyText({ clipboard: browserClipboard, log: consoleLog }));
    bindTo(bind, AgreeToServices, [Clock], (clock) =>
      lazyPort(async () => (await import('./third-party-use-cases.ts')).makeThirdPartyUseCases(clock).agree, {
        begin: true,
        answer: true,
      }),
    );
    bindTo(bind, TranslatePage, [Clock], (clock) =>
      lazyPort(async () => (await import('./third-party-use-cases.ts')).makeThirdPartyUseCases(clock).translate, {
        current: true,
        choose: true,
      }),
    );
    bindTo(bind, SessionDesk, [FailureNotices], (failures) =>
      lazyPort(
        async () => {
          const { makeRestSessionDesk } = await import('#adapters/rest/rest-session-desk.ts');
          return makeRestSessionDesk({ fetch: fetchHere, failures, locale: () => locale });
        },
        { requestCode: true, verifyCode: true, renew: true, end: true },
      ),
    );
    bindValue(
      bind,
      ReturnMemory,
      makeSessionStorageReturnMemory(() => window.sessionStorage),
    );
    bindTo(bind, ProviderDesk, [FailureNotices], (failures) =>
      lazyPort(
        async () => {
          const { makeRestProviderDesk } = await import('#adapters/rest/rest-provider-desk.ts');
          return makeRestProviderDesk({ fetch: fetchHere, failures, locale: () => locale });
        },
        { begin: true, finish: true },
      ),
    );
    bindTo(bind, LiveUpdates, [AccessToken], (tokens) => {
      // One connection for everything that the tabs of this browser watch: made once, by whoever watches first.
      const loaded = fetchedOnce(async () => {
        const { makeBrowserLiveUpdates } = await import('#adapters/device/browser-live-updates.ts');
        return makeBrowserLiveUpdates({
          url: '/api/v1/live',
          fetch: fetchHere,
          tokens,
          page: document,
          tab: randomKey(),
        });
      });
      return { watch: (topics) => lazyStream(async () => (await loaded()).watch(topics)) };
    });
    bindTo(bind, Transport, [AccessToken, FailureNotices], (tokens, failures) =>
      makeLazyTransport(async () => {
        const { makeApolloTransport } = await import('#adapters/graphql/client/apollo-transport.ts');
        return makeApolloTransport({ url: '/graphql', fetch: fetchHere, tokens, failures, locale: () => locale });
      }),
    );
  };

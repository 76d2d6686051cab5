import { browserClipboard } from '#adapters/device/platform/browser-clipboard.ts';
import { makeBrowserTabCoordinator } from '#adapters/device/platform/browser-tab-coordinator.ts';
import { consoleLog } from '#adapters/device/platform/console-log.ts';
import { inForeignFrame } from '#adapters/device/platform/in-foreign-frame.ts';
import { randomKey } from '#adapters/device/platform/random-key.ts';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { systemClock } from '#adapters/device/platform/system-clock.ts';
import { makeLazyTransport } from '#adapters/graphql/platform/lazy-transport.ts';
import { makeLocalGateKeys } from '#adapters/storage/door/local-gate-keys.ts';
import { makeSessionStorageEventKeys } from '#adapters/storage/event/session-storage-event-keys.ts';
import { cookieReferralMemory } from '#adapters/storage/people/cookie-referral-memory.ts';
import { cookieSessionMark } from '#adapters/storage/people/cookie-session-mark.ts';
import { makeSessionStorageReturnMemory } from '#adapters/storage/people/session-storage-return-memory.ts';
import { browserLanguageMemory } from '#adapters/storage/platform/browser-language-memory.ts';
import { makeLocalOfflineData } from '#adapters/storage/platform/local-offline-data.ts';
import { GateKeys } from '#application/door/ports/gate-keys.ts';
import { EventKeys } from '#application/event/ports/event-keys.ts';
import { AccessToken } from '#application/people/ports/access-token.ts';
import { ForeignFrame } from '#application/people/ports/foreign-frame.ts';
import { ProviderDesk } from '#application/people/ports/provider-desk.ts';
import { ReferralMemory } from '#application/people/ports/referral-memory.ts';
import { ReturnMemory } from '#application/people/ports/return-memory.ts';
import { SessionDesk } from '#application/people/ports/session-desk.ts';
import { SessionMark } from '#application/people/ports/session-mark.ts';
import { AgreeToServices } from '#application/platform/agree-to-services.ts';
import { CopyText } from '#application/platform/copy-text.ts';
import { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { FailureNotices } from '#application/platform/ports/failure-notices.ts';
import { LanguageMemory } from '#application/platform/ports/language-memory.ts';
import { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { OfflineData } from '#application/platform/ports/offline-data.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import { TranslatePage } from '#application/platform/translate-page.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { nextTask } from '#ui/bindings/hydration.ts';
import { bindTo, bindValue, type Wiring } from './bind.ts';
import { fetchOnce } from './fetch-once.ts';
import { lazyPort } from './lazy-port.ts';
import { lazyStream } from './lazy-stream.ts';
import { Transport } from './transport.ts';

export const browserBindings =
  (locale: Locale): Wiring =>
  (bind) => {
    const eventKeys = makeSessionStorageEventKeys(() => window.sessionStorage);
    const gateKeys = makeLocalGateKeys(() => window.localStorage);
    const fetchHere: typeof fetch = (input, init) => {
      const [keys, gateKey] = [eventKeys.kept(), gateKeys.shown()];
      if (keys.length === 0 && gateKey === null) return window.fetch(input, init);
      const headers = new Headers(init?.headers);
      if (keys.length > 0) headers.set('x-event-keys', keys.join(','));
      if (gateKey !== null) headers.set('x-gate-pass', gateKey);
      return window.fetch(input, { ...init, headers });
    };
    bindValue(bind, EventKeys, eventKeys);
    bindValue(bind, GateKeys, gateKeys);
    bindValue(bind, ForeignFrame, inForeignFrame);
    bindValue(bind, Clock, systemClock);
    bindValue(bind, NewKey, randomKey);
    bindValue(bind, Pause, (ms) => new Promise((resolve) => setTimeout(resolve, ms)));
    bindValue(bind, FailureNotices, makeFailureNotices());
    bindValue(bind, TabCoordinator, makeBrowserTabCoordinator());
    bindValue(bind, SessionMark, cookieSessionMark);
    bindValue(
      bind,
      OfflineData,
      makeLocalOfflineData(
        () => window.localStorage,
        () => window.caches,
        () => window.indexedDB,
      ),
    );
    bindValue(bind, ReferralMemory, cookieReferralMemory);
    bindValue(bind, LanguageMemory, browserLanguageMemory);
    bindValue(bind, BrowserLog, consoleLog);
    bindValue(bind, CopyText, CopyText.make({ clipboard: browserClipboard, log: consoleLog }));
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
          const { makeRestSessionDesk } = await import('#adapters/rest/people/rest-session-desk.ts');
          return makeRestSessionDesk({ fetch: fetchHere, failures, locale: () => locale, embedded: inForeignFrame });
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
          const { makeRestProviderDesk } = await import('#adapters/rest/people/rest-provider-desk.ts');
          return makeRestProviderDesk({ fetch: fetchHere, failures, locale: () => locale, embedded: inForeignFrame });
        },
        { begin: true, finish: true },
      ),
    );
    bindTo(bind, LiveUpdates, [AccessToken], (tokens) => {
      // All tabs share one connection, opened by the first subscriber.
      const loaded = fetchOnce(async () => {
        const { makeBrowserLiveUpdates } = await import('#adapters/device/platform/browser-live-updates.ts');
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
        const { makeApolloTransport } = await import('#adapters/graphql/platform/apollo-transport.ts');
        await nextTask();
        return makeApolloTransport({
          url: '/graphql',
          fetch: fetchHere,
          tokens,
          failures,
          locale: () => locale,
          nextTask,
        });
      }),
    );
  };

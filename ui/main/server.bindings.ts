import { NEVER } from 'rxjs';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { makeInProcessTransport } from '#adapters/graphql/platform/in-process-transport.ts';
import { makeMemoryEventKeys } from '#adapters/memory/event/memory-event-keys.ts';
import { anonymousMark, anonymousProviders, anonymousSession, oneTab } from '#adapters/memory/people/anonymous.ts';
import { EventKeys } from '#application/event/ports/event-keys.ts';
import { ProviderDesk } from '#application/people/ports/provider-desk.ts';
import { ReferralMemory } from '#application/people/ports/referral-memory.ts';
import { ReturnMemory } from '#application/people/ports/return-memory.ts';
import { SessionDesk } from '#application/people/ports/session-desk.ts';
import { SessionMark } from '#application/people/ports/session-mark.ts';
import { CopyText } from '#application/platform/copy-text.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { FailureNotices } from '#application/platform/ports/failure-notices.ts';
import { LanguageMemory } from '#application/platform/ports/language-memory.ts';
import { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { OfflineData } from '#application/platform/ports/offline-data.ts';
import { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { bindTo, bindValue, type Wiring } from './bind.ts';
import type { ServerHost } from './server-host.ts';
import { Transport } from './transport.ts';

/** The schema is called in process, without a viewer. */
export const serverBindings =
  (host: ServerHost, locale: Locale): Wiring =>
  (bind) => {
    bindValue(bind, Clock, { now: () => instant(host.now()) });
    bindValue(bind, NewKey, () => crypto.randomUUID());
    bindValue(bind, FailureNotices, makeFailureNotices());
    bindValue(bind, TabCoordinator, oneTab);
    bindValue(bind, LiveUpdates, { watch: () => NEVER });
    bindValue(bind, SessionMark, anonymousMark);
    bindValue(bind, OfflineData, { forgetAll: () => undefined, forgetOthers: () => undefined });
    bindValue(bind, SessionDesk, anonymousSession);
    bindValue(bind, ProviderDesk, anonymousProviders);
    bindValue(bind, ReturnMemory, {
      remember: () => undefined,
      recall: () => null,
      take: () => null,
      owe: () => undefined,
      owed: () => null,
      settle: () => undefined,
    });
    bindValue(bind, LanguageMemory, {
      remember: () => undefined,
      habits: () => ({ languages: [], chosen: false, hinted: true }),
      noteHint: () => undefined,
    });
    bindValue(bind, CopyText, async () => false);
    bindValue(bind, ReferralMemory, { remember: () => undefined, recall: () => null });
    bindValue(bind, EventKeys, makeMemoryEventKeys());
    bindTo(bind, Transport, [EventKeys], (keys) =>
      makeInProcessTransport((text, variables) => host.execute(text, variables, { locale, eventKeys: keys.kept() })),
    );
  };

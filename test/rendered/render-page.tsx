/// <reference path="../../ui/main/environment.d.ts" />
import createCache, { type EmotionCache } from '@emotion/cache';
import { setupI18n } from '@lingui/core';
import GlobalStyles from '@mui/material/GlobalStyles';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserClipboard } from '#adapters/device/platform/browser-clipboard.ts';
import { consoleLog } from '#adapters/device/platform/console-log.ts';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { makeMemoryEventListings } from '#adapters/memory/event/memory-event-listings.ts';
import { oneTab } from '#adapters/memory/people/anonymous.ts';
import { makeMemoryProfileDesk, someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeMemorySessionDesk } from '#adapters/memory/people/memory-session-desk.ts';
import { BrowseEvents } from '#application/event/browse-events.ts';
import { FetchThanksImage } from '#application/event/fetch-thanks-image.ts';
import { makeSearchEvents } from '#application/event/make-search-events.ts';
import { type EventCard, EventListings } from '#application/event/ports/event-listings.ts';
import { EventPages } from '#application/event/ports/event-pages.ts';
import { SearchEvents } from '#application/event/search-events.ts';
import { CaptureReferral } from '#application/people/capture-referral.ts';
import { CompleteProfile } from '#application/people/complete-profile.ts';
import { ContinueWithProvider } from '#application/people/continue-with-provider.ts';
import { TokenKeeper } from '#application/people/keep-access-token.ts';
import { SessionKeeper } from '#application/people/keep-session.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import type { ProviderDesk } from '#application/people/ports/provider-desk.ts';
import type { DueAct, ReturnMemory } from '#application/people/ports/return-memory.ts';
import { SignIn } from '#application/people/sign-in.ts';
import { SignOut } from '#application/people/sign-out.ts';
import { TakePendingAction } from '#application/people/take-pending-action.ts';
import { AgreeToServices } from '#application/platform/agree-to-services.ts';
import { CopyText } from '#application/platform/copy-text.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { FailureNotices } from '#application/platform/ports/failure-notices.ts';
import { SwitchLanguage } from '#application/platform/switch-language.ts';
import { TranslatePage } from '#application/platform/translate-page.ts';
import { GuestShowing } from '#application/ticket/ports/guest-showing.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { ThirdParties } from '#ui/bindings/page-config-context.ts';
import { NO_THIRD_PARTIES } from '#ui/bindings/page-config-context.ts';
import { useCasesContext } from '#ui/bindings/use-cases-context.ts';
import { messages as enBuying } from '#ui/locales/en/buying.po';
import { messages as enDesk } from '#ui/locales/en/desk.po';
import { messages as enDiscovery } from '#ui/locales/en/discovery.po';
import { messages as enEvent } from '#ui/locales/en/event.po';
import { messages as enHouse } from '#ui/locales/en/house.po';
import { messages as enPeople } from '#ui/locales/en/people.po';
import { messages as enShell } from '#ui/locales/en/shell.po';
import { messages as viBuying } from '#ui/locales/vi/buying.po';
import { messages as viDesk } from '#ui/locales/vi/desk.po';
import { messages as viDiscovery } from '#ui/locales/vi/discovery.po';
import { messages as viEvent } from '#ui/locales/vi/event.po';
import { messages as viHouse } from '#ui/locales/vi/house.po';
import { messages as viPeople } from '#ui/locales/vi/people.po';
import { messages as viShell } from '#ui/locales/vi/shell.po';
import { App } from '#ui/main/App.tsx';
import { bindValue } from '#ui/main/bind.ts';
import { compose } from '#ui/main/container.ts';
import { makeThirdPartyUseCases } from '#ui/main/third-party-use-cases.ts';
import { wholeTheme } from '#ui/theme/whole-theme.ts';

type Shown = {
  readonly root: Root;
  readonly styles: EmotionCache;
  readonly show: (locale: Locale) => void;
  language: Locale;
};

let shown: Shown | null = null;

export async function leave(): Promise<void> {
  if (shown === null) return;
  const { root, styles } = shown;
  shown = null;
  await act(async () => root.unmount());
  // Else each later page computes its styles through those of all pages before it.
  styles.sheet.flush();
}

const words = {
  en: { ...enHouse, ...enPeople, ...enDesk, ...enBuying, ...enEvent, ...enDiscovery, ...enShell },
  vi: { ...viHouse, ...viPeople, ...viDesk, ...viBuying, ...viEvent, ...viDiscovery, ...viShell },
};

/** An event's page asks for its guests by itself. */
const noEventPages: EventPages = {
  read: async () => refused({ code: 'EVENT_NOT_FOUND' }),
  sessions: async () => refused({ code: 'EVENT_NOT_FOUND' }),
  session: async () => refused({ code: 'EVENT_NOT_FOUND' }),
  calendar: async () => refused({ code: 'EVENT_NOT_FOUND' }),
  guests: async () => ok(null),
};

export type PageWorld = {
  readonly locale?: Locale;
  readonly account?: Account;
  /** Account of the code in the mail. */
  readonly mayBecome?: Account;
  readonly events?: readonly EventCard[];
  readonly listings?: Partial<EventListings>;
  readonly now?: number;
  readonly at?: string;
  readonly stagingUrl?: string | null;
  readonly thirdParties?: Partial<ThirdParties>;
  readonly identityProviders?: readonly { readonly id: string; readonly name: string }[];
  readonly provider?: Partial<ProviderDesk>;
  readonly setOutFrom?: string;
  readonly setOutFor?: string;
  readonly due?: string;
};

export async function renderPage(routes: RouteObject[], world: PageWorld = {}) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const locale = world.locale ?? 'en';
  const now = instant(world.now ?? Date.UTC(2026, 10, 20));
  const desk = makeMemorySessionDesk(now);
  const profiles = makeMemoryProfileDesk(world.account ?? world.mayBecome ?? someAccount);
  const listings = { ...makeMemoryEventListings(world.events ?? [], [], now), ...world.listings };
  const remembered: {
    ref: string | null;
    locale: Locale | null;
    goOnTo: string | null;
    act: string | null;
    due: DueAct | null;
  } = {
    ref: null,
    locale: null,
    goOnTo: world.setOutFrom ?? null,
    act: world.setOutFor ?? null,
    due: world.due === undefined ? null : { act: world.due, since: now },
  };
  const returns: ReturnMemory = {
    remember: ({ address, act: wanted }) => {
      remembered.goOnTo = address;
      remembered.act = wanted;
    },
    recall: () => (remembered.goOnTo === null ? null : { address: remembered.goOnTo, act: remembered.act }),
    take: () => (remembered.goOnTo === null ? null : { address: remembered.goOnTo, act: remembered.act }),
    owe: (due) => {
      remembered.due = due;
    },
    owed: () => remembered.due,
    settle: () => {
      remembered.due = null;
    },
  };
  const referral = {
    remember: (code: string) => {
      remembered.ref = code;
    },
    recall: () => remembered.ref,
  };
  let marked = false;
  const mark = {
    isSet: () => marked,
    set: () => {
      marked = true;
    },
    clear: () => {
      marked = false;
    },
  };
  const tokens = TokenKeeper.make({ desk, clock: { now: () => now }, tabs: oneTab, mark });
  const sessions = SessionKeeper.make({
    tokens,
    profiles,
    tabs: oneTab,
    offlineData: { forgetAll: () => undefined, forgetOthers: () => undefined },
  });
  if (world.account !== undefined) {
    tokens.adopt({ accessToken: 'access', expiresAt: instant(now + 900_000) });
    await sessions.known();
  }
  const { agree, translate } = makeThirdPartyUseCases({ now: () => now });
  const useCases = await compose((bind) => {
    bindValue(bind, AgreeToServices, agree);
    bindValue(bind, TranslatePage, translate);
    bindValue(bind, Clock, { now: () => now });
    bindValue(bind, FetchThanksImage, async () => null);
    bindValue(bind, FailureNotices, makeFailureNotices());
    bindValue(bind, TokenKeeper, tokens);
    bindValue(bind, SessionKeeper, sessions);
    bindValue(bind, SignIn, SignIn.make({ desk, tokens, sessions, tabs: oneTab, referral }));
    bindValue(
      bind,
      ContinueWithProvider,
      ContinueWithProvider.make({
        desk: {
          begin: async () => refused({ code: 'PROVIDER_REFUSED' }),
          finish: async () => refused({ code: 'PROVIDER_REFUSED' }),
          ...world.provider,
        },
        tokens,
        sessions,
        tabs: oneTab,
        referral,
        returns,
        clock: { now: () => now },
        framed: () => false,
      }),
    );
    bindValue(bind, TakePendingAction, TakePendingAction.make({ returns, clock: { now: () => now } }));
    bindValue(
      bind,
      SignOut,
      SignOut.make({
        desk,
        tokens,
        sessions,
        tabs: oneTab,
        offlineData: { forgetAll: () => undefined, forgetOthers: () => undefined },
      }),
    );
    bindValue(bind, CompleteProfile, CompleteProfile.make({ profiles, sessions }));
    bindValue(bind, CaptureReferral, CaptureReferral.make({ referral, sessions }));
    bindValue(
      bind,
      SwitchLanguage,
      SwitchLanguage.make({
        languages: {
          remember: (chosen) => {
            remembered.locale = chosen;
          },
          habits: () => ({ languages: [], chosen: false, hinted: true }),
          noteHint: () => undefined,
        },
      }),
    );
    bindValue(bind, CopyText, CopyText.make({ clipboard: browserClipboard, log: consoleLog }));
    bindValue(bind, EventPages, noEventPages);
    bindValue(bind, GuestShowing, { own: async () => ok(null), show: async () => refused({ code: 'NOT_FOUND' }) });
    bindValue(bind, EventListings, listings);
    bindValue(bind, SearchEvents, makeSearchEvents({ listings }));
    bindValue(bind, BrowseEvents, BrowseEvents.make({ listings }));
  }, []);
  const router = createMemoryRouter(routes, {
    initialEntries: [world.at ?? '/'],
    getContext: () => new RouterContextProvider(new Map([[useCasesContext, useCases]])),
  });
  const styles = createCache({ key: 'v' });
  await leave();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  const show = (language: Locale): void =>
    root.render(
      <App
        locale={language}
        i18n={setupI18n({ locale: language, messages: { [language]: words[language] } })}
        styles={styles}
        useCases={useCases}
        config={{
          baseUrl: 'https://vemoi.test',
          stagingUrl: world.stagingUrl ?? null,
          supportEmail: 'support@vemoi.test',
          networks: {
            facebook: 'https://facebook.test/vemoi',
            youtube: 'https://youtube.test/vemoi',
            linkedin: 'https://linkedin.test/vemoi',
          },
          thirdParties: { ...NO_THIRD_PARTIES, ...world.thirdParties },
          identityProviders: world.identityProviders ?? [],
        }}
      >
        {/* The stylesheet of every page brings these. */}
        <GlobalStyles styles={wholeTheme.generateStyleSheets()} />
        <RouterProvider router={router} />
      </App>,
    );
  shown = { root, styles, show, language: locale };
  await act(async () => show(locale));
  await settle();
  return { router, desk, profiles, sessions, remembered };
}

/** The language of the page, which `speak` changes where it stands. */
export function languageShown(): Locale {
  if (shown === null) throw new Error('No page is shown');
  return shown.language;
}

export async function speak(language: Locale): Promise<void> {
  const page = shown;
  if (page === null) throw new Error('No page is shown');
  page.language = language;
  await act(async () => page.show(language));
  await settle();
}

export async function settle(ms = 0): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1)
    await act(async () => new Promise((resolve) => setTimeout(resolve, turn === 0 ? ms : 0)));
}

export async function appears(selector: string, name: Named['name'] = /(?:)/): Promise<HTMLElement> {
  for (let turn = 0; turn < 800; turn += 1) {
    const [found] = findAll(selector, name);
    if (found !== undefined) return found;
    await settle(10);
  }
  throw new Error(`No ${selector} in: ${document.body.textContent}`);
}

type Named = { readonly role?: string; readonly name: string | RegExp };

const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
const hits = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

export const findAll = (selector: string, name: Named['name']): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => hits(nameOf(element), name));

export function find(selector: string, name: Named['name']): HTMLElement {
  const found = findAll(selector, name)[0];
  if (found === undefined) throw new Error(`No ${selector} is called ${String(name)} in: ${document.body.textContent}`);
  return found;
}

export const click = async (element: Element): Promise<void> => {
  await act(async () => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
  });
  await settle();
};

export const type = async (field: Element | null, text: string): Promise<void> => {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  if (!(field instanceof kind)) throw new Error('No such field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle();
};

export const submit = async (field: Element | null): Promise<void> => {
  await act(async () => {
    field?.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await settle();
};

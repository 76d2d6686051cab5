import '#ui/theme/base.css';
import { type Messages, setupI18n } from '@lingui/core';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { EventKeys } from '#application/event/ports/event-keys.ts';
import { localeOf } from '#domain/kernel/locale/locale.ts';
import { hydratedContext } from '#ui/bindings/hydrated-context.ts';
import { beginHydration, nextTask } from '#ui/bindings/hydration.ts';
import { baseOf } from '#ui/bindings/localised-path.ts';
import { shownEventKey } from '#ui/bindings/shown-event-key.ts';
import { useCasesContext } from '#ui/bindings/use-cases-context.ts';
import type { Area } from '#ui/routes/area.ts';
import { makeRoutes } from '#ui/routes/routes.tsx';
import { withServerStyles } from '#ui/theme/server-styles.ts';
import { makeStyleCache } from '#ui/theme/style-cache.ts';
import { App } from './App.tsx';
import { browserBindings } from './browser.bindings.ts';
import { addWords, catalogues } from './catalogues.ts';
import { compose } from './container.ts';
import { Document } from './Document.tsx';
import { HYDRATED, HYDRATING, PAINTED } from './hydration-marks.ts';
import { PAGE_STATE_ID, readPageState } from './page-state.ts';

async function takeOver(): Promise<void> {
  await nextTask();
  const locale = localeOf(document.documentElement.lang);
  const { config, hydration } = readPageState(document.getElementById(PAGE_STATE_ID)?.textContent ?? '');
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const useCases = await compose(browserBindings(locale), []);
  await nextTask();

  const words = new Map<Area, Messages>();
  const need = async (area: Area): Promise<void> => {
    const [, { messages }] = await Promise.all([useCases.need(area), catalogues[locale][area]()]);
    if (words.has(area)) return;
    words.set(area, messages);
    addWords(i18n, words);
  };
  const routes = makeRoutes(need);
  await nextTask();
  const base = baseOf(locale);
  const matches = matchRoutes(routes, window.location, base) ?? [];
  // The loader that read the key ran on the server and does not run again here.
  const key = shownEventKey(matches.at(-1)?.params ?? {}, new URLSearchParams(window.location.search));
  if (key !== null) useCases.use(EventKeys).keep(key);
  await Promise.all([need('shell'), ...matches.map(({ route }) => resolveLazy(route))]);
  await nextTask();

  const styles = makeStyleCache();
  const tellCommitted = withServerStyles(styles);
  const { promise: hydrated, resolve: tellTakenOver } = Promise.withResolvers<void>();
  beginHydration();
  const router = createBrowserRouter(routes, {
    basename: base,
    hydrationData: hydration,
    getContext: () => {
      const context = new RouterContextProvider(new Map([[useCasesContext, useCases]]));
      context.set(hydratedContext, hydrated);
      return context;
    },
  });
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <Document locale={locale}>
        <App locale={locale} i18n={i18n} styles={styles} useCases={useCases} config={config}>
          <RouterProvider router={router} />
          <TakenOver committed={tellCommitted} tell={tellTakenOver} />
        </App>
      </Document>,
    );
  });
  const lists = import.meta.env.PRELOAD_LISTS;
  if (lists !== '') void hydrated.then(() => import(/* @vite-ignore */ lists));
  // Not set yet when scripts are in the head (npm run dev).
  document.documentElement.setAttribute(PAINTED, '');
  window.dispatchEvent(new Event(HYDRATING));
}

type TakenOverProps = { readonly committed: () => void; readonly tell: () => void };

/** Its effects run in React's first commit and after it. */
function TakenOver({ committed, tell }: TakenOverProps) {
  useLayoutEffect(committed, [committed]);
  useEffect(() => {
    performance.mark(HYDRATED);
    tell();
  }, [tell]);
  return null;
}

/** The first screen's code must be loaded before hydration. */
async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  Object.assign(route, loaded, { lazy: undefined });
}

void takeOver();

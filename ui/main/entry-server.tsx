import { type I18n, setupI18n } from '@lingui/core';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { baseOf, localeOfPath } from '#ui/bindings/localised-path.ts';
import { NO_THIRD_PARTIES } from '#ui/bindings/page-config-context.ts';
import { shownEventKey } from '#ui/bindings/shown-event-key.ts';
import { useCasesContext } from '#ui/bindings/use-cases-context.ts';
import { type Area, areasWith } from '#ui/routes/area.ts';
import { makeRoutes } from '#ui/routes/routes.tsx';
import type { ScreenHandle } from '#ui/routes/screen.ts';
import { DATA_GRID_STYLE } from '#ui/screens/report/event-report/data-grid-style.ts';
import { makeStyleCache } from '#ui/theme/style-cache.ts';
import { App } from './App.tsx';
import { AFTER_PAINT_SCRIPT } from './after-paint-script.ts';
import { catalogues, joinWords } from './catalogues.ts';
import { compose } from './container.ts';
import { Document } from './Document.tsx';
import { drawPage } from './draw-page.ts';
import { FIRST_SCRIPT } from './first-script.ts';
import { htmlPage } from './html-page.ts';
import { writePageState } from './page-state.ts';
import { serverBindings } from './server.bindings.ts';
import type { Render, RenderedPage } from './server-host.ts';

const AREAS: readonly Area[] = ['shell', 'discovery', 'event', 'buying', 'desk', 'people', 'house'];
/** In the browser Emotion inserts rules through the CSSOM, so its element is empty. */
const EMPTY_STYLE = '';
/** A page with one of these in its query is not cached. */
const SECRETS = ['rsvpInvitationSecret', 'token', 'code'];

const WITHOUT_SERVICES: readonly Area[] = ['buying', 'desk'];

const routes = makeRoutes(async () => undefined);
const handlers: Readonly<Record<Locale, StaticHandler>> = {
  en: createStaticHandler(routes, { basename: baseOf('en') }),
  vi: createStaticHandler(routes, { basename: baseOf('vi') }),
};

const spoken = new Map<string, I18n>();

/** Exactly the messages that the browser will load. */
async function speak(locale: Locale, areas: readonly Area[]): Promise<I18n> {
  const key = `${locale} ${areas.join(' ')}`;
  const known = spoken.get(key);
  if (known !== undefined) return known;
  const loaded = await Promise.all(
    areas.map(async (area) => [area, (await catalogues[locale][area]()).messages] as const),
  );
  const i18n = setupI18n({ locale, messages: { [locale]: joinWords(new Map(loaded)) } });
  spoken.set(key, i18n);
  return i18n;
}

/** Without a viewer, so that the page can be cached for everybody. */
export const render: Render = async (request, host) => {
  const locale = localeOfPath(new URL(request.url).pathname);
  const useCases = await compose(serverBindings(host, locale), AREAS);
  const found = await handlers[locale].query(request, {
    requestContext: new RouterContextProvider(new Map([[useCasesContext, useCases]])),
  });
  const secret = SECRETS.some((name) => new URL(request.url).searchParams.has(name));
  if (found instanceof Response) return redirected(found, !secret);

  const styles = makeStyleCache();
  const handles = found.matches.flatMap(({ route }) => (isScreenHandle(route.handle) ? [route.handle] : []));
  const areas = AREAS.filter(
    (area) => area === 'shell' || handles.some((handle) => areasWith(handle.area).includes(area)),
  );
  const i18n = await speak(locale, areas);
  // The address of a private event is for its guests only.
  const key = shownEventKey(found.matches.at(-1)?.params ?? {}, new URL(request.url).searchParams);
  const services = !secret && key === null && !areas.some((area) => WITHOUT_SERVICES.includes(area));
  const config = services ? host.config : { ...host.config, thirdParties: NO_THIRD_PARTIES };
  // Copies each route that it gets, so it gets those of the page only.
  const shown = found.matches.map(({ route: { children, ...route } }) => route);
  const router = createStaticRouter(shown, found);
  const rendered = await drawPage(
    <Document locale={locale}>
      <App locale={locale} i18n={i18n} styles={styles} useCases={useCases} config={config}>
        <StaticRouterProvider router={router} context={found} hydrate={false} />
      </App>
    </Document>,
  );
  const modules = [
    ...handles.flatMap((handle) => handle.modules),
    ...areas.flatMap((area) => [`ui/locales/${locale}/${area}.po`, `ui/main/bindings/${area}.bindings.ts`]),
  ];
  const state = writePageState({
    config,
    hydration: { loaderData: found.loaderData, actionData: found.actionData, errors: found.errors },
  });
  const { html, inlineStyles } = htmlPage(rendered, styles, modules, state);
  const status = found.errors === null ? found.statusCode : statusOf(found.errors);
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': locale, vary: 'accept-encoding' },
    html,
    scripts: await Promise.all([FIRST_SCRIPT, AFTER_PAINT_SCRIPT].map(sha256)),
    styles: [...(await Promise.all([EMPTY_STYLE, ...inlineStyles].map(sha256))), DATA_GRID_STYLE],
    framable: handles.some((handle) => handle.framable === true),
    loads: { videos: handles.some((handle) => handle.videos === true), services },
    cacheable: (status === 200 || status === 404) && !secret,
  };
};

function redirected(response: Response, cacheable: boolean): RenderedPage {
  return {
    status: response.status,
    headers: { location: response.headers.get('location') ?? '/' },
    html: null,
    scripts: [],
    styles: [],
    framable: false,
    loads: { videos: false, services: false },
    cacheable,
  };
}

/** An error without a status is a 500. [S2.16] */
function statusOf(errors: Readonly<Record<string, unknown>>): number {
  const first = Object.values(errors)[0];
  return isRouteErrorResponse(first) ? first.status : 500;
}

/** Most pages share their styles. */
const hashes = new Map<string, Promise<string>>();
const MOST_HASHES = 100;

function sha256(text: string): Promise<string> {
  const hash = hashes.get(text) ?? digest(text);
  if (hashes.size >= MOST_HASHES) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'area' in handle;

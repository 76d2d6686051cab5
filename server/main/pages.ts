import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localeOf } from '#domain/kernel/locale/locale.ts';
import type { ReadScope } from '#server/platform/graphql/tracked-reads.ts';
import { barePage } from '#server/platform/http/bare-page.ts';
import type { MadePage, RenderedPage, RenderPage } from '#server/platform/http/rendered-page.ts';
import type { Environment, OpenIdProvider } from '#server/platform/ports/environment.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { compressAssets } from './compress-assets.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

/** ui/main/server-host.ts declares the same, and a test compares the two. */
export type PageHost = {
  readonly execute: (
    text: string,
    variables: unknown,
    options: { readonly locale: 'en' | 'vi'; readonly eventKeys: readonly string[] },
  ) => Promise<{
    readonly data?: unknown;
    readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[];
    /** What the answer was made from; the pages ignore it. */
    readonly scope: ReadScope;
  }>;
  readonly now: () => number;
  readonly config: { readonly baseUrl: string; readonly stagingUrl: string | null } & Pick<
    Environment,
    'supportEmail' | 'networks' | 'thirdParties'
  > & {
      readonly identityProviders: readonly Pick<OpenIdProvider, 'id' | 'name'>[];
    };
};
type PageParts = Omit<PageHost, 'execute'> & {
  /** For one page, whose operations read each row once. */
  readonly beginPage: () => PageHost['execute'];
};
type PageBundle = { readonly render: (request: Request, host: PageHost) => Promise<RenderedPage> };

export type Pages = {
  readonly render: RenderPage;
  /** The folder of built files; null in development. */
  readonly clientFolder: string | null;
  /** In development: Vite answers for modules first. */
  readonly middleware: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
  readonly stop: () => Promise<void>;
};

// DIST as in vite.config.ts, so that a test's build does not meet a person's.
const dist = (): string => resolve(PROJECT_FOLDER, process.env['DIST'] ?? 'dist');
export const builtClientFolder = (): string => join(dist(), 'client');
const bundle = (): string => join(dist(), 'server/entry-server.js');

/** Temporary failures: a page that met one is shown, but not cached. */
const PASSING: ReadonlySet<string> = new Set(['INTERNAL', 'BUSY']);

/** The union of two scopes. */
const joined = (one: ReadScope | null, { events, lists, stock }: ReadScope): ReadScope =>
  one === null
    ? { events, lists, stock }
    : { events: [...new Set([...one.events, ...events])], lists: one.lists || lists, stock: one.stock || stock };

/** A page rendered while the database is away says "try again" instead of "broken". */
async function renderWith(bundle: PageBundle, { beginPage, ...host }: PageParts, request: Request): Promise<MadePage> {
  const execute = beginPage();
  let away = false;
  let whole = true;
  let madeFrom: ReadScope | null = null;
  const page = await bundle.render(request, {
    ...host,
    execute: async (text, variables, options) => {
      const answer = await execute(text, variables, options);
      madeFrom = joined(madeFrom, answer.scope);
      const data = answer.errors?.[0]?.extensions?.['data'];
      if (typeof data === 'object' && data !== null && 'because' in data && data.because === 'OUTAGE') away = true;
      if (answer.errors?.some(({ extensions }) => PASSING.has(String(extensions?.['code']))) === true) whole = false;
      return answer;
    },
  });
  if (!away || page.status < 500) return { ...page, cacheable: page.cacheable && whole, madeFrom };
  const locale = localeOf(page.headers['content-language'] ?? '');
  const sentence = refusalSentence({ code: 'BUSY', retryAfterMs: 1_000, because: 'OUTAGE' }, locale);
  const bare = barePage(locale, sentence, 3);
  return {
    ...page,
    ...bare,
    html: [Buffer.from(bare.html)],
    status: 503,
    headers: { ...page.headers, 'retry-after': '1' },
    scripts: [],
    cacheable: false,
    madeFrom,
  };
}

export const pagesAreBuilt = (): boolean => existsSync(bundle()) && existsSync(builtClientFolder());

export const pageParts = (
  environment: Environment,
  now: () => number,
  beginPage: PageParts['beginPage'],
): PageParts => ({
  beginPage,
  now,
  config: {
    baseUrl: environment.baseUrl,
    stagingUrl: environment.profile === 'demo' ? `http://localhost:${environment.stagingPort}` : null,
    supportEmail: environment.supportEmail,
    networks: environment.networks,
    thirdParties: environment.thirdParties,
    // Without their secrets.
    identityProviders: environment.identityProviders.map(({ id, name }) => ({ id, name })),
  },
});

export async function loadBuiltPages(parts: PageParts): Promise<Pages> {
  const built = (await import(pathToFileURL(bundle()).href)) as PageBundle;
  const clientFolder = builtClientFolder();
  // A read-only folder is served as it is.
  compressAssets(clientFolder).catch(() => undefined);
  return {
    render: (request) => renderWith(built, parts, request),
    clientFolder,
    middleware: null,
    stop: () => Promise.resolve(),
  };
}

/** Loads Vite only here. */
export async function loadDevelopedPages(parts: PageParts, server: Server): Promise<Pages> {
  const { createServer, loadConfigFromFile } = await import('vite');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, undefined, PROJECT_FOLDER);
  const vite = await createServer({
    ...loaded?.config,
    configFile: false,
    root: PROJECT_FOLDER,
    appType: 'custom',
    // The build bundles every package; here Node loads them itself, because some are CommonJS.
    ssr: {},
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    render: async (request) => {
      try {
        const bundle = (await vite.ssrLoadModule('/ui/main/entry-server.tsx')) as PageBundle;
        const page = await renderWith(bundle, parts, request);
        if (page.html === null) return page;
        const { pathname, search } = new URL(request.url);
        // Vite puts its scripts first in the head, where React expects its own; they only have to precede ours.
        const scripts = (await vite.transformIndexHtml(pathname + search, '<head></head>')).replace(/<\/?head>/g, '');
        const html = Buffer.concat(page.html)
          .toString()
          .replace('<script type="module"', () => `${scripts}<script type="module"`);
        return { ...page, html: [Buffer.from(html)] };
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    clientFolder: null,
    middleware: vite.middlewares,
    stop: () => vite.close(),
  };
}

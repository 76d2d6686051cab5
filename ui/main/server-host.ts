import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { PageSettings } from '#ui/bindings/page-config-context.ts';

/** What a page's answer may know of the place it runs in; travels to the browser with the page. */
export type PageConfig = PageSettings;

type ExecutionAnswer = {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[];
};

/**
 * What the server gives to the pages it renders. `execute` runs one of our operations in process for the anonymous
 * viewer; only JSON crosses. The server's process loads dist/server/entry-server.js, which exports `render: Render`.
 */
export type ServerHost = {
  readonly execute: (
    text: string,
    variables: unknown,
    options: { readonly locale: Locale },
  ) => Promise<ExecutionAnswer>;
  readonly now: () => number;
  readonly config: PageConfig;
};

/**
 * One answer. `scripts` and `styles` are the CSP hashes ('sha256-…', without quotes) of every inline element of `html`;
 * they depend on the html alone, so both may be cached together. `html` is null for a redirect (see headers.location).
 */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string | null;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** May stand in a frame of another site (the simple pages). */
  readonly framable: boolean;
  /** Third parties that this page may load: videos of an event, services that a visitor agreed to. */
  readonly loads: { readonly videos: boolean; readonly services: boolean };
  /**
   * The same bytes serve everybody: pages are rendered without a viewer. False for errors and for a query with a
   * secret.
   */
  readonly cacheable: boolean;
};

/** Rendered without a viewer for everybody. Rejects only for a bug; a page's own failure is a 500 page. */
export type Render = (request: Request, host: ServerHost) => Promise<RenderedPage>;

import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { PageSettings } from '#ui/bindings/page-config-context.ts';

export type PageConfig = PageSettings;

type ExecutionAnswer = {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[];
};

/** In process, for the anonymous viewer. */
export type ServerHost = {
  readonly execute: (
    text: string,
    variables: unknown,
    options: { readonly locale: Locale; readonly eventKeys: readonly string[] },
  ) => Promise<ExecutionAnswer>;
  readonly now: () => number;
  readonly config: PageConfig;
};

/** CSP hashes ('sha256-…', unquoted) depend on `html` only, which is UTF-8 in pieces, and null for a redirect. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: readonly Uint8Array[] | null;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Other sites may frame it (the simple pages). */
  readonly framable: boolean;
  /** Third parties that the page may load. */
  readonly loads: { readonly videos: boolean; readonly services: boolean };
  /** False for errors and for a query with a secret. */
  readonly cacheable: boolean;
};

/** Rejects only for a bug; a failed page is a 500 page. */
export type Render = (request: Request, host: ServerHost) => Promise<RenderedPage>;

import { data, type LoaderFunctionArgs } from 'react-router';
import { Clock } from '#application/platform/ports/clock.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { localeOfPath } from './localised-path.ts';
import { useCasesContext } from './use-cases-context.ts';

export type ScreenRequest = {
  readonly use: <T>(token: Token<T>) => T;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  /** Sent with the page's data, so that server and browser show the same time. */
  readonly now: Instant;
  readonly signal: AbortSignal;
};

export function screenRequest({ request, params, context }: LoaderFunctionArgs): ScreenRequest {
  const { use } = context.get(useCasesContext);
  const url = new URL(request.url);
  return {
    use,
    params,
    url,
    query: url.searchParams,
    locale: localeOfPath(url.pathname),
    now: use(Clock).now(),
    signal: request.signal,
  };
}

/** For public pages. Runs on the server without a viewer; returns plain data. */
export const screenLoader =
  <T>(load: (asked: ScreenRequest) => Promise<T>) =>
  (args: LoaderFunctionArgs): Promise<T> =>
    load(screenRequest(args));

/** To throw; answers 404. */
export const notFound = () => data(null, { status: 404 });

/** A 404 of a page that only some accounts see: another account of the viewer's may. */
export type MissingFor = { readonly signedInAs: string };
export const notFoundFor = (signedInAs: string) => data({ signedInAs } satisfies MissingFor, { status: 404 });

export const isNotFound = (thrown: unknown): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'init' in thrown &&
  (thrown.init as ResponseInit | null)?.status === 404;

/** To throw; answers 500 by default. */
export const pageFailure = (status = 500) => data(null, { status });

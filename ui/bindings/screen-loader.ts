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
  /** The moment this page speaks of; travels in its data, so that server and browser show the same. */
  readonly now: Instant;
  readonly signal: AbortSignal;
};

/** What a loader is asked, in a screen's words. */
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

/** A public page's loader: runs on the server for everybody, later in the browser; plain data only. */
export const screenLoader =
  <T>(load: (asked: ScreenRequest) => Promise<T>) =>
  (args: LoaderFunctionArgs): Promise<T> =>
    load(screenRequest(args));

/** Throw it: there is no such page. Answers with status 404. */
export const notFound = () => data(null, { status: 404 });

/** Throw it: this page could not be made. Answers with the status, 500 unless told otherwise. */
export const pageFailure = (status = 500) => data(null, { status });

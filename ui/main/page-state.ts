import { type ErrorResponse, type HydrationState, isRouteErrorResponse } from 'react-router';
import type { PageConfig } from './server-host.ts';

/** The loaders' data, so that hydration makes no requests. */
export type PageState = { readonly config: PageConfig; readonly hydration: HydrationState };

export const PAGE_STATE_ID = 'page-state';

type WrittenError = { readonly status: number; readonly statusText: string };

export function writePageState({ config, hydration }: PageState): string {
  const errors =
    hydration.errors === null || hydration.errors === undefined ? null : mapValues(hydration.errors, writeError);
  const json = JSON.stringify({
    config,
    hydration: { loaderData: hydration.loaderData ?? {}, actionData: hydration.actionData ?? null, errors },
  });
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Only the status: server errors must not leak. */
function writeError(error: unknown): WrittenError {
  return isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText }
    : { status: 500, statusText: '' };
}

export function readPageState(text: string): PageState {
  const { config, hydration } = JSON.parse(text) as {
    config: PageConfig;
    hydration: HydrationState & { errors: Record<string, WrittenError> | null };
  };
  const errors =
    hydration.errors === null
      ? null
      : mapValues(
          hydration.errors,
          (error): ErrorResponse => ({ ...error, data: null, internal: false }) as ErrorResponse,
        );
  return { config, hydration: { loaderData: hydration.loaderData ?? {}, ...(errors === null ? {} : { errors }) } };
}

const mapValues = <A, B>(all: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));

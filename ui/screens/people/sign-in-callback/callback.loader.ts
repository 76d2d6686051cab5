import { type CameFrom, ContinueWithProvider } from '#application/people/continue-with-provider.ts';
import type { Refusal } from '#domain/refusal.ts';
import { whenHydrated } from '#ui/bindings/hydration.ts';
import { localeOfPath, localisedPath } from '#ui/bindings/localised-path.ts';
import { type ScreenRequest, screenLoader } from '#ui/bindings/screen-loader.ts';

/** PENDING: on the server, or on the way to the same page in another language. */
export type CameBack =
  | { readonly kind: 'PENDING' }
  | { readonly kind: 'SIGNED_IN'; readonly target: string }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal; readonly from: CameFrom }
  | { readonly kind: 'UNREACHED'; readonly from: CameFrom };

/** Once, in the browser that started the sign-in. [S2.1-35] */
async function load({ use, params, query, url, locale }: ScreenRequest): Promise<CameBack> {
  if (typeof document === 'undefined') return { kind: 'PENDING' };
  await whenHydrated();
  const sentAway = use(ContinueWithProvider);
  const from = sentAway.cameFrom();
  // Providers know one address of ours, so the language is the one in which the person set out.
  const started = localeOfPath(from.target);
  if (from.target !== '/' && started !== locale) {
    window.location.replace(localisedPath(`${url.pathname}${url.search}`, started));
    return { kind: 'PENDING' };
  }
  try {
    const finished = await sentAway.finish(params['provider'] ?? '', Object.fromEntries(query));
    return finished.ok
      ? { kind: 'SIGNED_IN', target: finished.value.target }
      : { kind: 'REFUSED', refusal: finished.refusal, from };
  } catch {
    return { kind: 'UNREACHED', from };
  }
}

export const callbackLoader = Object.assign(screenLoader(load), { hydrate: true as const });

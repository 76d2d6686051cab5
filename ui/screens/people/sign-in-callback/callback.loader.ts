import { ContinueWithProvider } from '#application/people/continue-with-provider.ts';
import type { Refusal } from '#domain/refusal.ts';
import { whenHydrated } from '#ui/bindings/hydration.ts';
import { type ScreenRequest, screenLoader } from '#ui/bindings/screen-loader.ts';

/** PENDING: on the server, which does not finish sign-ins. */
export type CameBack =
  | { readonly kind: 'PENDING' }
  | { readonly kind: 'SIGNED_IN'; readonly target: string }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | { readonly kind: 'UNREACHED' };

/** The browser that started the sign-in hands the provider's answer to the server, once. [S2.1-35] */
async function load({ use, params, query }: ScreenRequest): Promise<CameBack> {
  if (typeof document === 'undefined') return { kind: 'PENDING' };
  await whenHydrated();
  try {
    const finished = await use(ContinueWithProvider).finish(params['provider'] ?? '', Object.fromEntries(query));
    return finished.ok
      ? { kind: 'SIGNED_IN', target: finished.value.target }
      : { kind: 'REFUSED', refusal: finished.refusal };
  } catch {
    return { kind: 'UNREACHED' };
  }
}

export const callbackLoader = Object.assign(screenLoader(load), { hydrate: true as const });

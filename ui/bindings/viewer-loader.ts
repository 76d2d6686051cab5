import { type LoaderFunctionArgs, redirect } from 'react-router';
import { SessionKeeper } from '#application/people/keep-session.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { mayOpen } from '#domain/permission/route-guard.ts';
import type { Route } from '#domain/permission/route-table.ts';
import { hydratedContext } from './hydrated-context.ts';
import { whenHydrated } from './hydration.ts';
import { neutralPath } from './localised-path.ts';
import { type ScreenRequest, screenRequest } from './screen-loader.ts';
import { secondFactorAddress } from './second-factor-address.ts';
import { signInAddress } from './sign-in-address.ts';

/** PENDING: on the server, or the session is not known yet. FORBIDDEN: signed in, without the ability. */
export type ViewerData<T> =
  | { readonly kind: 'PENDING' }
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'FORBIDDEN'; readonly accountId: string }
  | { readonly kind: 'READY'; readonly accountId: string; readonly data: T };

type Loader<T> = {
  (args: LoaderFunctionArgs): Promise<ViewerData<T>>;
  /** Runs again in the browser after hydration: the server has no viewer. */
  hydrate: true;
};

/**
 * For signed-in viewers; show with ViewerScreen. `demand` is checked before loading. Routes marked auth redirect
 * viewers without it to '/', with the sign-in dialog. [D4]
 */
export function viewerLoader<T>(
  load: (asked: ScreenRequest & { readonly account: Account }) => Promise<T>,
  demand: Route | ((account: Account) => boolean) = () => true,
): Loader<T> {
  const loader = async (args: LoaderFunctionArgs): Promise<ViewerData<T>> => {
    if (typeof document === 'undefined') return { kind: 'PENDING' };
    await args.context.get(hydratedContext);
    await whenHydrated();
    const asked = screenRequest(args);
    const session = await asked.use(SessionKeeper).known();
    if (session.kind !== 'SIGNED_IN') {
      if (typeof demand !== 'function' && demand.signedIn === 'redirect')
        throw redirect(signInAddress(`${neutralPath(asked.url.pathname)}${asked.url.search}`));
      return { kind: 'SIGNED_OUT' };
    }
    const may = typeof demand === 'function' ? demand : (account: Account) => mayOpen(demand, account.abilities);
    // Staff without a second factor in this session are led to give one, then back here.
    if (session.account.secondFactorStep !== null && !may(session.account))
      throw redirect(secondFactorAddress(`${neutralPath(asked.url.pathname)}${asked.url.search}`));
    if (typeof demand === 'function') {
      if (!demand(session.account)) return { kind: 'FORBIDDEN', accountId: session.account.id };
    } else if (!mayOpen(demand, session.account.abilities)) {
      throw redirect('/');
    }
    return { kind: 'READY', accountId: session.account.id, data: await load({ ...asked, account: session.account }) };
  };
  return Object.assign(loader, { hydrate: true as const });
}

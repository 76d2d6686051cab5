import { type LoaderFunctionArgs, redirect } from 'react-router';
import { SessionKeeper } from '#application/people/keep-session.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { mayOpen } from '#domain/permission/route-guard.ts';
import type { Route } from '#domain/permission/route-table.ts';
import { hydratedContext } from './hydrated-context.ts';
import { whenHydrated } from './hydration.ts';
import { neutralPath } from './localised-path.ts';
import { type ScreenRequest, screenRequest } from './screen-loader.ts';
import { signInAddress } from './sign-in-address.ts';

/**
 * What a page that needs a viewer has to show. PENDING: rendered on the server, or before the browser knows who this
 * is: the frame with its skeleton. SIGNED_OUT: the frame stays and the sign-in dialog opens over it. FORBIDDEN: signed
 * in, without the right.
 */
export type ViewerData<T> =
  | { readonly kind: 'PENDING' }
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'FORBIDDEN'; readonly accountId: string }
  | { readonly kind: 'READY'; readonly accountId: string; readonly data: T };

type Loader<T> = {
  (args: LoaderFunctionArgs): Promise<ViewerData<T>>;
  /** The browser asks again after hydration: the server rendered for nobody. */
  hydrate: true;
};

/**
 * A loader that runs for a signed-in viewer only; show its answer with ViewerScreen. `demand` is asked before anything
 * is loaded: of the account, or what the table says of the route. A route marked auth sends strangers to '/' with the
 * dialog over it, and whoever may not open it too. [D4]
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
    if (typeof demand === 'function') {
      if (!demand(session.account)) return { kind: 'FORBIDDEN', accountId: session.account.id };
    } else if (!mayOpen(demand, session.account.abilities)) {
      throw redirect('/');
    }
    return { kind: 'READY', accountId: session.account.id, data: await load({ ...asked, account: session.account }) };
  };
  return Object.assign(loader, { hydrate: true as const });
}

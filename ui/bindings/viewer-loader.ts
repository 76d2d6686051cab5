import { type LoaderFunctionArgs, redirect } from 'react-router';
import { SessionKeeper } from '#application/people/keep-session.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { type Session, unknownSession } from '#application/people/session.ts';
import { guardRoute, type SessionKnowledge } from '#domain/permission/route-guard.ts';
import type { Route } from '#domain/permission/route-table.ts';
import { hydratedContext } from './hydrated-context.ts';
import { whenHydrated } from './hydration.ts';
import { neutralPath } from './localised-path.ts';
import { isNotFound, notFoundFor, type ScreenRequest, screenRequest } from './screen-loader.ts';
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

const ANY_ACCOUNT: Pick<Route, 'signedIn' | 'ability'> = { signedIn: 'dialog', ability: null };

const knowledgeOf = (session: Session): SessionKnowledge =>
  session.kind === 'SIGNED_IN' ? { kind: 'SIGNED_IN', abilities: session.account.abilities } : session;

/** The guard decides before loading. Signed-out viewers of auth routes go to '/' with the sign-in dialog. [D4] */
export function viewerLoader<T>(
  load: (asked: ScreenRequest & { readonly account: Account }) => Promise<T>,
  demand: Route | ((account: Account) => boolean) = () => true,
): Loader<T> {
  const [route, may] = typeof demand === 'function' ? [ANY_ACCOUNT, demand] : [demand, () => true];
  const loader = async (args: LoaderFunctionArgs): Promise<ViewerData<T>> => {
    if (typeof document === 'undefined') return { kind: 'PENDING' };
    await args.context.get(hydratedContext);
    await whenHydrated();
    const asked = screenRequest(args);
    const here = `${neutralPath(asked.url.pathname)}${asked.url.search}`;
    let session: Session = unknownSession;
    let decision = guardRoute(route, knowledgeOf(session));
    if (decision.kind === 'LOAD_ACCOUNT') {
      session = await asked.use(SessionKeeper).known();
      decision = guardRoute(route, knowledgeOf(session));
    }
    if (session.kind !== 'SIGNED_IN') {
      if (decision.kind === 'REDIRECT') throw redirect(signInAddress(here));
      return { kind: 'SIGNED_OUT' };
    }
    const { account } = session;
    const admitted = decision.kind === 'ADMIT' && may(account);
    // Staff without a second factor go to give one, then back here.
    if (account.secondFactorStep !== null && !admitted) throw redirect(secondFactorAddress(here));
    if (decision.kind === 'REDIRECT') throw redirect(decision.to);
    if (!admitted) return { kind: 'FORBIDDEN', accountId: account.id };
    const data = await load({ ...asked, account }).catch((thrown: unknown) => {
      throw isNotFound(thrown) ? notFoundFor(account.email) : thrown;
    });
    return { kind: 'READY', accountId: account.id, data };
  };
  return Object.assign(loader, { hydrate: true as const });
}

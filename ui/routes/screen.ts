import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { notFound } from '#ui/bindings/screen-loader.ts';
import { type Area, areasWith, type NeedArea } from './area.ts';
import { validIds } from './valid-ids.ts';

/** Four layouts, and none: a picture and nothing around it. [S2.2-01] */
export type LayoutName = 'home' | 'default' | 'simple' | 'empty' | 'none';

/** An area's screens, by the layout they stand in. */
export type ScreenRoutes = { readonly [Layout in LayoutName]?: readonly RouteObject[] };

/** What the server reads of a matched route: which files to preload and which words to bring. */
export type ScreenHandle = {
  readonly area: Area;
  /** Paths of the modules that the screen imports first, as the build knows them. */
  readonly modules: readonly string[];
  /** May stand in a frame of another site. */
  readonly framable?: boolean;
};

type LoadedScreen = Pick<RouteObject, 'Component' | 'loader' | 'action' | 'shouldRevalidate'>;

type Loader = Extract<LoadedScreen['loader'], (...args: never[]) => unknown>;

/**
 * The same loader, for addresses that can be a page. What is said of a loader beside its call, such as when it runs,
 * stays.
 */
function afterChecking(loader: Loader): Loader {
  const checked = (args: LoaderFunctionArgs, context?: unknown) => {
    if (!validIds(args.params)) throw notFound();
    return loader(args, context);
  };
  return Object.assign(checked, { ...loader });
}

/**
 * A lazy route: its area's use cases and words arrive together with its code.
 * `modules` names the same files as the imports in `load`, so that the page preloads them.
 */
export const screenRoute = (
  need: NeedArea,
  handle: ScreenHandle,
  load: () => Promise<LoadedScreen>,
): { readonly handle: ScreenHandle; readonly lazy: () => Promise<LoadedScreen> } => ({
  handle,
  lazy: async () => {
    const [screen] = await Promise.all([load(), ...areasWith(handle.area).map(need)]);
    return typeof screen.loader === 'function' ? { ...screen, loader: afterChecking(screen.loader) } : screen;
  },
});

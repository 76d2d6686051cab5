import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { notFound } from '#ui/bindings/screen-loader.ts';
import { type Area, areasWith, type NeedArea } from './area.ts';
import { validIds } from './valid-ids.ts';

/** 'none' is for images. [S2.2-01] */
export type LayoutName = 'home' | 'default' | 'simple' | 'empty' | 'none';

export type ScreenRoutes = { readonly [Layout in LayoutName]?: readonly RouteObject[] };

/** Read by the server: files to preload and messages to send. */
export type ScreenHandle = {
  readonly area: Area;
  /** The screen's first imports, by source path. */
  readonly modules: readonly string[];
  /** Other sites may frame it. */
  readonly framable?: boolean;
  /** Plays videos of the video service. */
  readonly videos?: boolean;
};

type LoadedScreen = Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'>;

type Loader = Extract<LoadedScreen['loader'], (...args: never[]) => unknown>;

/** Properties of the loader, such as `hydrate`, are kept. */
function afterChecking(loader: Loader): Loader {
  const checked = (args: LoaderFunctionArgs, context?: unknown) => {
    if (!validIds(args.params)) throw notFound();
    return loader(args, context);
  };
  return Object.assign(checked, { ...loader });
}

/** `modules` must name the imports of `load`, for preloading. */
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

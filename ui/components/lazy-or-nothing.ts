import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The page continues without a part that cannot be loaded. */
export const lazyOrNothing = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });

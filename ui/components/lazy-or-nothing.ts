import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** When it cannot be loaded the page goes on without it. */
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

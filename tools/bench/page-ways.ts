import { ContainerModule } from 'inversify';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { identify } from '#server/platform/wiring/bind.ts';

/** 'kept': as it ships. 'cold': nothing is cached, from the database on. */
export const PAGE_WAYS = ['kept', 'cold'] as const;
export type PageWay = (typeof PAGE_WAYS)[number];

const nothingKept: MicroCache = { remember: ({ load }) => load() };

export const bindingsOfPageWay = (way: PageWay): ContainerModule =>
  new ContainerModule(({ rebind }) => {
    if (way === 'cold') rebind(identify(MicroCache)).toConstantValue(nothingKept);
  });

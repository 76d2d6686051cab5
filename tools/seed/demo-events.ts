import { demoEventsInOtherStates } from './demo-events-in-other-states.ts';
import { demoEventsOnSale } from './demo-events-on-sale.ts';
import type { DemoEvent } from './world.ts';

/** At least one event for every state that a page can show, created in this order; days count from the seed's day. */
export const demoEvents: readonly DemoEvent[] = [...demoEventsOnSale, ...demoEventsInOtherStates];

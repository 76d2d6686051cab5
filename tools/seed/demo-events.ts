import { demoEventsInOtherStates } from './demo-events-in-other-states.ts';
import { demoEventsOnSale } from './demo-events-on-sale.ts';
import type { DemoEvent } from './world.ts';

/** Every state that a page can show; created in this order. Days count from the seed's day. */
export const demoEvents: readonly DemoEvent[] = [...demoEventsOnSale, ...demoEventsInOtherStates];

import { demoEventsInOtherStates } from './demo-events-in-other-states.ts';
import { demoEventsOnSale } from './demo-events-on-sale.ts';
import type { DemoEvent } from './world.ts';

/**
 * At least one event for every state that a page can show; days count from the seed's day. They are made in this order.
 */
export const demoEvents: readonly DemoEvent[] = [...demoEventsOnSale, ...demoEventsInOtherStates];

import type { PageBudget } from './page-bytes.ts';

const KB = 1_000;
const always = ['ui/main/entry-client.tsx', 'ui/main/bindings/shell.bindings.ts', 'ui/locales/vi/shell.po'];
const event = [...always, 'ui/main/bindings/event.bindings.ts', 'ui/locales/vi/event.po'];
const buying = [...event, 'ui/main/bindings/buying.bindings.ts', 'ui/locales/vi/buying.po'];
const screen = (name: string, component: string): string[] => [`ui/screens/${name}/${component}.tsx`, `ui/screens/${name}/${name}.loader.ts`];

/**
 * The first view of each page that a crowd opens, in Vietnamese, whose words weigh more. These hold what was reached; where it stands
 * above 170 kB, that is still to be reached, and 150 is the goal. A page that grows past its line is looked at before the line is moved.
 */
export const PAGE_BUDGETS: readonly PageBudget[] = [
  { page: 'home', sources: [...always, ...screen('home', 'Home')], most: 170 * KB },
  { page: 'discovery', sources: [...always, 'ui/screens/discovery/Discovery.tsx', 'ui/screens/events/events.loader.ts'], most: 171 * KB },
  { page: 'event', sources: [...event, ...screen('event-page', 'EventPage')], most: 183 * KB },
  { page: 'payment', sources: [...buying, ...screen('payment', 'Payment')], most: 250 * KB },
  { page: 'my tickets', sources: [...buying, ...screen('my-tickets', 'MyTickets')], most: 205 * KB },
];

import { EventPage } from './EventPage.tsx';

/**
 * A module of its own: EventPage is shared with the private panel, and the bundler puts shared modules into another
 * chunk.
 */
export const WholeEventPage = () => <EventPage />;

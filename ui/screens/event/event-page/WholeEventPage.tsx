import { EventPage } from './EventPage.tsx';

/** Its own module: EventPage is shared with the private panel, and bundlers split off shared modules. */
export const WholeEventPage = () => <EventPage />;

import { EventPage } from '#ui/screens/event/event-page/EventPage.tsx';

/** Its own module: WholeEventPage shared with the desk would no longer be a file of its own. */
export const PreviewedEvent = () => <EventPage />;
